import { chmod, constants, lstat, mkdir, opendir, readdir } from 'node:fs/promises'
import { join } from 'node:path'

const ownerFolder = 0o700
const ownerFile = 0o600
export const groupAndOthers = 0o077

/**
 * Makes `folder`, and everything this process writes from now on, accessible only to its own user. Also fixes permissions
 * that an older version left open; links are not followed. The folder itself is changed last, so that an interrupted run
 * is repeated at the next start. Throws when modes cannot be changed, because another user owns the folder.
 */
export async function keepPrivate(folder: string) {
	process.umask(groupAndOthers)
	await mkdir(folder, { recursive: true, mode: ownerFolder })
	if (!(await isOpenToOthers(folder))) return
	await restrictToOwner(folder)
}

/** Checks only the folder and its direct entries: anything deeper was restricted together with them. */
async function isOpenToOthers(folder: string) {
	const names = ['.', ...(await readdir(folder))]
	const modes = await Promise.all(names.map(async (name) => (await lstat(join(folder, name))).mode))
	return modes.some(
		(mode) => (mode & groupAndOthers) !== 0 && (mode & constants.S_IFMT) !== constants.S_IFLNK,
	)
}

/** Makes a folder and everything in it accessible only to its owner. */
export async function restrictToOwner(folder: string) {
	for await (const entry of await opendir(folder, { recursive: true })) {
		if (entry.isDirectory()) await chmod(join(entry.parentPath, entry.name), ownerFolder)
		else if (entry.isFile()) await chmod(join(entry.parentPath, entry.name), ownerFile)
	}
	await chmod(folder, ownerFolder)
}
