import { readMigrationFiles } from 'drizzle-orm/migrator'
import type pg from 'pg'
import { formatCount } from '#platform/text/format-number.ts'

/**
 * Throws when the database has migrations that this version lacks: a newer version has used it, and writing to it could
 * lose or corrupt data.
 */
export async function requireKnownMigrations(pool: pg.Pool, migrationsFolder: string) {
	const applied = await pool
		.query<{ at: string }>('select created_at as at from drizzle.__drizzle_migrations')
		.catch((error: { code?: string }) => {
			if (noSuchTable.includes(error.code ?? '')) return { rows: [] }
			throw error
		})
	const known = new Set(readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis))
	const newest = Math.max(...known)
	const unknown = applied.rows.filter(({ at }) => Number(at) > newest)
	if (!unknown.length) return
	throw new Error(
		`The database was upgraded by a newer version of Candor (${count(unknown.length)} unknown to this one). Start that version or a newer one; to go back, restore the backup made before the upgrade (docs/operations.md).`,
	)
}

const count = (migrations: number) => formatCount(migrations, 'migration')

/** invalid_schema_name, undefined_table: the database is empty. */
const noSuchTable = ['3F000', '42P01']
