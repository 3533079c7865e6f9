import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { Writable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { pino } from 'pino'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { AddedEmployee, PasswordReset, type TwoFactorSetup } from '#features/people/contract.ts'
import { postJson, someApp } from './fixtures/app.ts'
import { someAuthenticator } from './fixtures/authenticator.ts'
import type { Client, SomeApp } from './fixtures/call.ts'
import { clientOf } from './fixtures/people.ts'

/** A mail server that refuses whom it does not know, and keeps what it takes. */
const letters: { to: string; text: string }[] = []
const mailServer = new SMTPServer({
	authOptional: true,
	disabledCommands: ['STARTTLS', 'AUTH'],
	closeTimeout: 50,
	onRcptTo({ address }, _session, answer) {
		if (!address.endsWith('@known.example'))
			return answer(Object.assign(new Error('who?'), { responseCode: 550 }))
		answer()
	},
	async onData(stream, { envelope }, answer) {
		const written = await text(stream)
		letters.push({ to: envelope.rcptTo[0]?.address ?? '', text: decode(written) })
		answer()
	},
})

/** The quoted-printable text of mail (RFC 2045), as far as it is ASCII. */
const decode = (written: string) =>
	written
		.replace(/=\r\n/g, '')
		.replace(/=([0-9A-F]{2})/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))

const logged: string[] = []
const log = pino(
	new Writable({
		write(line, _encoding, done) {
			logged.push(String(line))
			done()
		},
	}),
)

let app: SomeApp
let dana: Client

beforeAll(async () => {
	mailServer.listen(0, '127.0.0.1')
	await once(mailServer.server, 'listening')
	const { port } = mailServer.server.address() as AddressInfo
	const settings = { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'Candor <no-reply@candor.example>' }
	app = await someApp({ ...settings, PUBLIC_URL: 'http://candor.example/' }, afterAll, log)
	dana = await app.signIn('dana.whitfield')
})
afterAll(() => new Promise<void>((closed) => mailServer.close(closed)))
beforeEach(() => {
	letters.length = 0
	logged.length = 0
})

async function add(name: string, email: string) {
	const answer = await postJson(dana, '/api/employees', { name, email })
	return AddedEmployee.parse(await answer.json())
}

const tokenIn = (words: string) =>
	/http:\/\/candor\.example\/set-password\?token=([\w-]{43})\b/.exec(words)?.[1]

test('emails an invitation to the invited person only', async () => {
	const { invitation } = await add('Ann Poe', 'ann@known.example')
	expect(invitation).toMatchObject({ wasMailed: true, link: null })
	const [letter] = letters
	expect(letter?.to).toBe('ann@known.example')
	expect(letter?.text).toMatch(/^From: Candor <no-reply@candor\.example>\r$/m)
	expect(letter?.text).toContain('Your username is ann.')
	const path = `/api/password-links/${tokenIn(letter?.text ?? '')}`
	expect((await postJson(app.api, path, { password: 'seven brown foxes' })).status).toBe(200)
})

test('a letter that is refused loses nothing: its link is shown, and the others are mailed', async () => {
	const [known, unknown] = [await add('Bea Roe', 'bea@known.example'), await add('Cy Doe', 'cy@gone.example')]
	expect(tokenIn(unknown.invitation.link ?? '')).toBeDefined()
	const ids = [unknown.employee.id, known.employee.id]
	const answer = await postJson(dana, '/api/employees/password-resets', { ids })
	expect(PasswordReset.array().parse(await answer.json())).toMatchObject([
		{ name: 'Cy Doe', wasMailed: false, link: expect.stringContaining('/set-password?token=') },
		{ name: 'Bea Roe', wasMailed: true, link: null },
	])
	expect(letters.map(({ to }) => to)).toEqual(['bea@known.example', 'bea@known.example'])
	expect(logged.join('')).toContain('could not send an email')
	expect(logged.join('')).not.toMatch(/gone\.example|token=/)
})

test('emails people when their password or two-factor changes, without revealing the password', async () => {
	await app.work()
	const { invitation, employee } = await add('Eve Ray', 'eve@known.example')
	expect(invitation.wasMailed).toBe(true)
	const path = `/api/password-links/${tokenIn(letters[0]?.text ?? '')}`
	const eve = clientOf(app, await postJson(app.api, path, { password: 'seven brown foxes' }))
	letters.length = 0
	const changed = { currentPassword: 'seven brown foxes', newPassword: 'eight quiet otters' }
	expect((await postJson(eve, '/api/password', changed)).status).toBe(200)
	await expect.poll(() => letters.length, { timeout: 20_000 }).toBe(1)
	expect(letters[0]).toMatchObject({
		to: 'eve@known.example',
		text: expect.stringContaining('Subject: Your Candor password was changed'),
	})
	expect(letters[0]?.text).not.toMatch(/foxes|otters/)

	const made = await postJson(eve, '/api/two-factor', { password: 'eight quiet otters' })
	const { secret } = (await made.json()) as TwoFactorSetup
	await postJson(eve, '/api/two-factor/confirm', { code: someAuthenticator(secret)() })
	await expect.poll(() => letters.length, { timeout: 20_000 }).toBe(2)
	expect(letters[1]?.text).toContain(
		'Subject: Two-factor authentication was turned on for your Candor account',
	)
	await postJson(dana, `/api/employees/${employee.id}/two-factor-reset`, {})
	await expect.poll(() => letters.length, { timeout: 20_000 }).toBe(3)
	expect(letters[2]?.text).toContain('Subject: Two-factor authentication was reset for your Candor account')
})

test('while the mail server is away, links are shown instead', async () => {
	await new Promise<void>((closed) => mailServer.close(closed))
	const { employee, invitation } = await add('Di Moe', 'di@known.example')
	expect(employee.isInvited).toBe(true)
	expect(invitation.wasMailed).toBe(false)
	const path = `/api/password-links/${tokenIn(invitation.link ?? '')}`
	expect((await postJson(app.api, path, { password: 'seven brown foxes' })).status).toBe(200)
})

test('throttles wrong password links while a valid link still works', async () => {
	const { invitation } = await add('Ed Noe', 'ed@gone.example')
	const ask = async (token = '') => (await app.api.request(`/api/password-links/${token}`)).status
	const statuses: number[] = []
	for (let tries = 0; tries < 32; tries++) statuses.push(await ask(`guess-${tries}`))
	expect(statuses).toEqual([...Array(30).fill(404), 429, 429])
	const token = tokenIn(invitation.link ?? '')
	expect(await ask(token)).toBe(200)
	const path = `/api/password-links/${token}`
	expect((await postJson(app.api, path, { password: 'seven brown foxes' })).status).toBe(200)
})
