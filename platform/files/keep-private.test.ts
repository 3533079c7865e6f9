import { chmod, mkdir, mkdtemp, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { keepPrivate } from './keep-private.ts'

const modeOf = async (path: string) => ((await stat(path)).mode & 0o777).toString(8)

async function someFolder() {
	const folder = await mkdtemp(join(tmpdir(), 'candor-private-'))
	const mask = process.umask()
	onTestFinished(async () => {
		process.umask(mask)
		await rm(folder, { recursive: true })
	})
	return folder
}

test('removes access of others from a folder and everything in it, but not from the targets of links', async () => {
	const folder = await someFolder()
	const [data, outside] = [join(folder, 'data'), join(folder, 'outside')]
	await mkdir(join(data, 'db'), { recursive: true })
	for (const file of [join(data, 'db/1'), join(data, 'secret'), outside]) await writeFile(file, '')
	await symlink(outside, join(data, 'link'))
	for (const file of [join(data, 'db/1'), join(data, 'secret'), outside]) await chmod(file, 0o666)
	await chmod(join(data, 'db'), 0o755)
	await chmod(data, 0o755)

	await keepPrivate(data)
	const modes = await Promise.all(['', 'db', 'db/1', 'secret'].map((name) => modeOf(join(data, name))))
	expect(modes).toEqual(['700', '700', '600', '600'])
	expect(await modeOf(outside)).toBe('666')
})

test('makes files and folders created later private too', async () => {
	const folder = join(await someFolder(), 'new')
	await keepPrivate(folder)
	await writeFile(join(folder, 'call'), '')
	await mkdir(join(folder, 'files'))
	const modes = await Promise.all(['', 'call', 'files'].map((name) => modeOf(join(folder, name))))
	expect(modes).toEqual(['700', '600', '700'])
})
