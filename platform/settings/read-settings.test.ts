import { expect, test } from 'vitest'
import { readSettings } from './read-settings.ts'

test('without any setting the server is a demo on this machine', () => {
	const settings = readSettings({})
	expect(settings).toMatchObject({ port: 3000, host: '127.0.0.1', demo: true, databaseUrl: null })
	expect(settings.files.kind).toBe('local')
})

test('a wrong setting is named in one line', () => {
	expect(() => readSettings({ PORT: 'many' })).toThrow(/^PORT: [^\n]+$/)
	expect(() => readSettings({ DATABASE_URL: 'mysql://db' })).toThrow(
		'DATABASE_URL: must be a postgres:// address',
	)
	expect(() => readSettings({ ROLES: 'web,cook' })).toThrow(/^ROLES: /)
	expect(() => readSettings({ ROLES: 'web' })).toThrow('set DATABASE_URL')
	expect(() => readSettings({ MODEL_URL: 'http://127.0.0.1:8080/v1' })).toThrow(/^MODEL_NAME: /)
})

test('an empty setting counts as not given', () => {
	expect(readSettings({ PORT: '', DATA_DIR: '' }).port).toBe(3000)
})

test('a server that others can reach is never a demo', () => {
	expect(readSettings({ HOST: '0.0.0.0' }).demo).toBe(false)
	expect(readSettings({ HOST: '127.0.0.1', DEMO: 'off' }).demo).toBe(false)
	expect(readSettings({ HOST: '::1' }).demo).toBe(true)
})
