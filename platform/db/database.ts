import { join } from 'node:path'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { requireKnownMigrations } from './require-known-migrations.ts'

export type Db = NodePgDatabase
export type Transaction = Parameters<Parameters<Db['transaction']>[0]>[0]
export type Database = Awaited<ReturnType<typeof openDatabase>>

const migrationsFolder = join(import.meta.dirname, '../../migrations')
/** Any fixed number: the advisory lock that processes starting at once queue behind. */
const startLock = 727_274
/** After this long without a connection the server counts as unavailable. */
const connectionTimeoutMillis = 10_000

/**
 * Opens the database: a PostgreSQL server when `url` is given, otherwise the embedded one in `folder`.
 * Everything above is the same for both.
 */
export async function openDatabase(place: { url: string | null; folder: string }) {
	const engine = place.url
		? null
		: await (await import('./embedded/connect.ts')).startEmbeddedDatabase(place.folder)
	const config: pg.PoolConfig = engine
		? { ...engine.config, max: 4 }
		: { connectionString: place.url ?? '', max: 10, connectionTimeoutMillis }
	const pool = new pg.Pool(config)
	// An idle connection that drops is replaced by the pool; without a listener it would end the process.
	pool.on('error', () => {})
	const db: Db = drizzle({ client: pool, casing: 'snake_case' })
	return {
		db,
		pool,
		config,
		isEmbedded: engine !== null,
		onFailure: (report: (error: unknown) => void) => engine?.onFailure(report),
		/** Runs pending migrations. Throws when a newer version of Candor has migrated the database. */
		async migrate() {
			await requireKnownMigrations(pool, migrationsFolder)
			await migrate(db, { migrationsFolder })
		},
		/** Runs what several processes starting at once must not do at the same time. */
		async inTurn<T>(run: () => Promise<T>): Promise<T> {
			const client = await pool.connect()
			try {
				await client.query('select pg_advisory_lock($1)', [startLock])
				return await run()
			} finally {
				await client.query('select pg_advisory_unlock($1)', [startLock]).catch(() => {})
				client.release()
			}
		},
		/** The embedded engine has no autovacuum: nothing else reclaims dead rows. */
		async maintain() {
			if (engine) await pool.query('VACUUM (ANALYZE)')
		},
		async close() {
			await pool.end()
			await engine?.close()
		},
	}
}
