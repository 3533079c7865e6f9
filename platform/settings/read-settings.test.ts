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
	expect(() => readSettings({ SMTP_URL: 'smtp://127.0.0.1' })).toThrow(/^MAIL_FROM: /)
})

test('an empty setting counts as not given', () => {
	expect(readSettings({ PORT: '', DATA_DIR: '' }).port).toBe(3000)
})

test('a server that others can reach is never a demo', () => {
	expect(readSettings({ HOST: '0.0.0.0' }).demo).toBe(false)
	expect(readSettings({ HOST: '127.0.0.1', DEMO: 'off' }).demo).toBe(false)
	expect(readSettings({ HOST: '::1' }).demo).toBe(true)
})

test('nothing is deleted by itself unless it is said, nor before five years unless that is said too', () => {
	expect(readSettings({}).retentionDays).toBe(null)
	expect(readSettings({ RETENTION_DAYS: '1827' }).retentionDays).toBe(1827)
	expect(() => readSettings({ RETENTION_DAYS: '1826' })).toThrow(/^RETENTION_DAYS: less than five years/)
	const below = { RETENTION_DAYS: '90', RETENTION_BELOW_FIVE_YEARS: 'on' }
	expect(readSettings(below).retentionDays).toBe(90)
})
