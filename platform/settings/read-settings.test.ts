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

test('a sign-in provider is set whole or not at all, and reached by https unless it is on this machine', () => {
	const oidc = { OIDC_ISSUER: 'https://id.example', OIDC_CLIENT_ID: 'candor', OIDC_CLIENT_SECRET: 'hush' }
	expect(readSettings({}).singleSignOn).toBe(null)
	expect(() => readSettings({ ...oidc, OIDC_CLIENT_SECRET: '' })).toThrow(/^OIDC_CLIENT_SECRET: goes with/)
	expect(() => readSettings(oidc)).toThrow(/^PUBLIC_URL: goes with OIDC_ISSUER/)
	expect(() => readSettings({ LOCAL_SIGN_IN: 'admins' })).toThrow(/^OIDC_ISSUER: goes with LOCAL_SIGN_IN/)
	const whole = { ...oidc, PUBLIC_URL: 'https://candor.example' }
	expect(() => readSettings({ ...whole, OIDC_ISSUER: 'http://id.example' })).toThrow(/^OIDC_ISSUER: must be/)
	expect(readSettings({ ...whole, OIDC_ISSUER: 'http://127.0.0.1:9' }).singleSignOn?.name).toBe('127.0.0.1:9')
	expect(readSettings(whole).singleSignOn).toMatchObject({
		name: 'id.example',
		redirectUri: 'https://candor.example/api/sign-in/sso/callback',
		createsPeople: false,
		adminGroup: null,
	})
})

test('an empty setting counts as not given', () => {
	expect(readSettings({ PORT: '', DATA_DIR: '' }).port).toBe(3000)
})

test('a server that others can reach is never a demo', () => {
	expect(readSettings({ HOST: '0.0.0.0' }).demo).toBe(false)
	expect(readSettings({ HOST: '127.0.0.1', DEMO: 'off' }).demo).toBe(false)
	expect(readSettings({ HOST: '::1' }).demo).toBe(true)
	const [PUBLIC_URL, TRUST_PROXY] = ['https://candor.example', 'on']
	expect(readSettings({ PUBLIC_URL }).demo).toBe(false)
	expect(readSettings({ TRUST_PROXY }).demo).toBe(false)
	expect(readSettings({ PUBLIC_URL, TRUST_PROXY, DEMO: 'on' }).demo).toBe(false)
})

test('nothing is deleted by itself unless it is said, nor before five years unless that is said too', () => {
	expect(readSettings({}).retentionDays).toBe(null)
	expect(readSettings({ RETENTION_DAYS: '1827' }).retentionDays).toBe(1827)
	expect(() => readSettings({ RETENTION_DAYS: '1826' })).toThrow(/^RETENTION_DAYS: less than five years/)
	const below = { RETENTION_DAYS: '90', RETENTION_BELOW_FIVE_YEARS: 'on' }
	expect(readSettings(below).retentionDays).toBe(90)
})

test('payment needs all keys of its provider, whose address is this machine or safe', () => {
	expect(readSettings({}).payment).toBe(null)
	const keys = { STRIPE_SECRET_KEY: 'sk', STRIPE_PUBLISHABLE_KEY: 'pk' }
	expect(() => readSettings(keys)).toThrow(/^STRIPE_WEBHOOK_SECRET: [^\n]+$/)
	expect(() => readSettings({ STRIPE_WEBHOOK_SECRET: 'whsec' })).toThrow(/^STRIPE_SECRET_KEY: /)
	const all = { ...keys, STRIPE_WEBHOOK_SECRET: 'whsec' }
	expect(readSettings(all).payment?.apiUrl.href).toBe('https://api.stripe.com/')
	expect(readSettings({ ...all, STRIPE_API_URL: 'http://127.0.0.1:12111' }).payment?.apiUrl.port).toBe(
		'12111',
	)
	expect(() => readSettings({ ...all, STRIPE_API_URL: 'http://stripe.example' })).toThrow(/^STRIPE_API_URL: /)
})
