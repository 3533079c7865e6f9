import { createRoute } from '@hono/zod-openapi'
import { z } from 'zod'
import { json, newRouter } from '#platform/http/api.ts'
import {
	BackupCodes,
	CodeAnswer,
	PasswordAgain,
	PasswordAndCode,
	Person,
	Refusal,
	TwoFactorSetup,
	TwoFactorState,
} from '../contract.ts'
import type { PeopleContext } from '../people-context.ts'
import type { SignedIn } from '../read-session.ts'
import { readClient, setCookies } from '../sessions/client.ts'
import { finishSignIn } from './finish-sign-in.ts'
import { readTwoFactor } from './read-two-factor.ts'
import { makeBackupCodes, turnOffTwoFactor } from './turn-off.ts'
import { beginTwoFactor, confirmTwoFactor } from './turn-on.ts'

const body = <T extends z.ZodType>(schema: T, description: string) => ({
	body: { required: true, ...json(schema, description) },
})
const Done = z.object({ ok: z.literal(true) })

const secondStep = createRoute({
	method: 'post',
	path: '/api/login/two-factor',
	request: body(CodeAnswer, 'The code from the authenticator app, or a backup code'),
	responses: {
		200: json(Person, 'Signed in; the session cookie is set'),
		401: json(Refusal, 'wrong-code, or sign-in-expired: start over at /api/login'),
	},
})
const state = createRoute({
	method: 'get',
	path: '/api/two-factor',
	responses: { 200: json(TwoFactorState, 'How you sign in') },
})
const begin = createRoute({
	method: 'post',
	path: '/api/two-factor',
	request: body(PasswordAgain, 'Your password'),
	responses: { 200: json(TwoFactorSetup, 'The key for the authenticator app; shown only once') },
})
const confirm = createRoute({
	method: 'post',
	path: '/api/two-factor/confirm',
	request: body(CodeAnswer, 'A first code from the app'),
	responses: { 200: json(Done, 'Two-factor is on; a new session cookie is set') },
})
const turnOff = createRoute({
	method: 'post',
	path: '/api/two-factor/turn-off',
	request: body(PasswordAndCode, 'Your password and a code'),
	responses: { 200: json(Done, 'Two-factor is off; a new session cookie is set') },
})
const backupCodes = createRoute({
	method: 'post',
	path: '/api/two-factor/backup-codes',
	request: body(PasswordAndCode, 'Your password and a code'),
	responses: { 200: json(BackupCodes, 'New backup codes, shown only once') },
})

/** The second step of a sign-in, and what everyone does about their own. */
export function twoFactorRoutes(context: PeopleContext) {
	const { settings } = context
	return newRouter<SignedIn>()
		.openapi(secondStep, async (c) => {
			const { person, cookies } = await finishSignIn(
				context,
				c.req.valid('json').code,
				readClient(c, settings),
			)
			setCookies(c, cookies)
			return c.json(person, 200)
		})
		.openapi(state, async (c) => c.json(await readTwoFactor(context, readClient(c, settings)), 200))
		.openapi(begin, async (c) => {
			const { password } = c.req.valid('json')
			return c.json(await beginTwoFactor(context, c.get('person'), password, readClient(c, settings)), 200)
		})
		.openapi(confirm, async (c) => {
			const { code } = c.req.valid('json')
			setCookies(c, await confirmTwoFactor(context, c.get('person'), code, readClient(c, settings)))
			return c.json({ ok: true as const }, 200)
		})
		.openapi(turnOff, async (c) => {
			const given = c.req.valid('json')
			setCookies(c, await turnOffTwoFactor(context, c.get('person'), given, readClient(c, settings)))
			return c.json({ ok: true as const }, 200)
		})
		.openapi(backupCodes, async (c) => {
			const given = c.req.valid('json')
			const codes = await makeBackupCodes(context, c.get('person'), given, readClient(c, settings))
			return c.json({ backupCodes: codes }, 200)
		})
}
