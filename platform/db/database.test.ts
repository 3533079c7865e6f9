import { cpSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, inject, onTestFinished, test } from 'vitest'
import { openDatabase } from './database.ts'

async function someDatabase() {
	const folder = await mkdtemp(join(tmpdir(), 'candor-db-'))
	cpSync(inject('databaseTemplate'), folder, { recursive: true })
	const database = await openDatabase({ url: null, folder })
	onTestFinished(async () => {
		await database.close()
		await rm(folder, { recursive: true, force: true })
	})
	return { database, folder }
}

test('a transaction sees nothing of another one, and a rollback leaves nothing', async () => {
	const { database } = await someDatabase()
	const { db } = database
	await db.execute(sql`create table notes (text text)`)
	const undone = db.transaction(async (tx) => {
		await tx.execute(sql`insert into notes values ('lost')`)
		throw new Error('changed my mind')
	})
	const kept = db.transaction((tx) => tx.execute(sql`insert into notes values ('kept')`))
	await expect(undone).rejects.toThrow('changed my mind')
	await kept
	const { rows } = await db.execute(sql`select text from notes`)
	expect(rows).toEqual([{ text: 'kept' }])
})

test('a message to all reaches the connections that listen', async () => {
	const { database } = await someDatabase()
	const client = await database.pool.connect()
	await client.query('LISTEN news')
	const heard = new Promise((resolve) => client.once('notification', ({ payload }) => resolve(payload)))
	await database.pool.query(`select pg_notify('news', 'hello')`)
	expect(await heard).toBe('hello')
	client.release()
})

test('refuses to migrate a database that a newer version has migrated, and says why', async () => {
	const { database } = await someDatabase()
	await database.migrate()
	await database.pool.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
		'of the future',
		Date.UTC(2100, 0, 1),
	])
	await expect(database.migrate()).rejects.toThrow(
		'The database was upgraded by a newer version of Candor (1 migration unknown to this one).',
	)
})

test('a second process on the same folder is refused, in words', async () => {
	const { folder } = await someDatabase()
	await expect(openDatabase({ url: null, folder })).rejects.toThrow('is open in another process')
})

test('a failed statement leaves the connection usable', async () => {
	const { database } = await someDatabase()
	await expect(database.pool.query('select no_such_column')).rejects.toThrow('no_such_column')
	const { rows } = await database.pool.query('select $1::int + 1 as sum', [41])
	expect(rows).toEqual([{ sum: 42 }])
})
