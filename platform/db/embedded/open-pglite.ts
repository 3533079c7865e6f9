import fs from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { groupAndOthers, restrictToOwner } from '#platform/files/keep-private.ts'

/** The PostgreSQL major version inside this PGlite. */
const major = '18'

/**
 * Opens (or first makes) the database in `folder`, for this process alone and with real fsync.
 * Throws an Error with a sentence for people when another process has it or another version wrote it.
 */
export async function openPglite(folder: string, wasm: WebAssembly.Module) {
	const dataFolder = join(folder, 'pgdata')
	const finished = join(folder, 'initialized')
	fs.mkdirSync(folder, { recursive: true })
	const lock = lockFolder(folder)

	// A first start that was killed half way leaves no marker: begin again from nothing.
	if (fs.existsSync(dataFolder) && !fs.existsSync(finished)) fs.rmSync(dataFolder, { recursive: true })
	requireSameVersion(dataFolder)

	const db = await PGlite.create({
		fs: new DurableFiles(dataFolder),
		pgliteWasmModule: wasm,
		startParams: [
			...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
			...['-c', 'wal_sync_method=fsync'],
			...['-c', 'max_wal_size=64MB', '-c', 'min_wal_size=32MB', '-c', 'shared_buffers=16MB'],
		],
	})
	// initdb sets file modes itself, bypassing the override in DurableFiles.
	if (!fs.existsSync(finished)) await restrictToOwner(dataFolder)
	fs.writeFileSync(finished, major)
	const close = async () => {
		await db.close()
		lock.close()
	}
	return { db, close }
}

/**
 * PGlite takes no lock, and two processes on one folder silently lose each other's commits. SQLite's lock on
 * a file is a kernel lock: it goes away with the process, however that ends.
 */
function lockFolder(folder: string) {
	const lock = new DatabaseSync(join(folder, 'lock'))
	try {
		lock.exec('PRAGMA busy_timeout=0; PRAGMA journal_mode=OFF; BEGIN EXCLUSIVE')
		return lock
	} catch (cause) {
		throw new Error(
			`DATA_DIR: ${folder} is open in another process. The embedded database serves one process; set DATABASE_URL to run several.`,
			{ cause },
		)
	}
}

function requireSameVersion(dataFolder: string) {
	const file = join(dataFolder, 'PG_VERSION')
	if (!fs.existsSync(file)) return
	const version = fs.readFileSync(file, 'utf8').trim()
	if (version !== major)
		throw new Error(
			`DATA_DIR: ${dataFolder} was written by PostgreSQL ${version} and this program has ${major}: dump it with the version that wrote it and load it here.`,
		)
}

type Attributes = { mode?: number }

/** The part of Emscripten's disk file system that is used here. */
type DiskFiles = {
	stream_ops: { fsync?: (stream: { nfd?: number }) => number }
	doSetAttr(place: unknown, node: unknown, attributes: Attributes, ...calls: unknown[]): void
}

/**
 * Adds fsync, which PGlite turns off and its file system lacks: a commit must reach the disk. Also removes group and
 * other permissions, because PGlite sets file modes regardless of the umask.
 */
class DurableFiles extends NodeFS {
	override async init(...options: Parameters<NodeFS['init']>) {
		const result = await super.init(...options)
		type Module = { NODEFS: DiskFiles }
		const before = result.emscriptenOpts.preRun as ((module: Module) => void)[]
		result.emscriptenOpts.preRun = [
			...before,
			({ NODEFS }: Module) => {
				NODEFS.stream_ops.fsync = ({ nfd }) => {
					if (nfd !== undefined) fs.fsyncSync(nfd)
					return 0
				}
				const { doSetAttr } = NODEFS
				NODEFS.doSetAttr = (place, node, attributes, ...calls) => {
					const { mode } = attributes
					const own = mode === undefined ? attributes : { ...attributes, mode: mode & ~groupAndOthers }
					doSetAttr(place, node, own, ...calls)
				}
			},
		] as never
		return result
	}
}
