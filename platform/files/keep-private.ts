import { chmod, constants, lstat, mkdir, opendir, readdir } from 'node:fs/promises'
import { join } from 'node:path'

const ownerFolder = 0o700
const ownerFile = 0o600
export const others = 0o077

/**
 * Makes `folder` and all that this process writes from now on readable by its own user alone, and closes what an older
 * version left open to others; links are not followed. The folder itself is closed last: killed before that, the next
 * start does it again. Throws where the modes cannot be changed (the folder belongs to another user).
 */
export async function keepPrivate(folder: string) {
	process.umask(others)
	await mkdir(folder, { recursive: true, mode: ownerFolder })
	if (!(await isOpenToOthers(folder))) return
	await closeToOthers(folder)
}

/** Told by the folder and what lies directly in it: what is deeper was closed with these. */
async function isOpenToOthers(folder: string) {
	const names = ['.', ...(await readdir(folder))]
	const modes = await Promise.all(names.map(async (name) => (await lstat(join(folder, name))).mode))
	return modes.some((mode) => (mode & others) !== 0 && (mode & constants.S_IFMT) !== constants.S_IFLNK)
}

/** Makes a folder and all in it readable by its owner alone. */
export async function closeToOthers(folder: string) {
	for await (const entry of await opendir(folder, { recursive: true })) {
		if (entry.isDirectory()) await chmod(join(entry.parentPath, entry.name), ownerFolder)
		else if (entry.isFile()) await chmod(join(entry.parentPath, entry.name), ownerFile)
	}
	await chmod(folder, ownerFolder)
}
