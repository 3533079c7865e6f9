import { createRoute } from '@hono/zod-openapi'
import { z } from 'zod'
import { json, newRouter } from '#platform/http/api.ts'
import { ChangedPassword, Confirmation, Refusal } from '../contract.ts'
import { changePassword } from '../passwords/change-password.ts'
import type { PeopleContext } from '../people-context.ts'
import type { SignedIn } from '../read-session.ts'
import { readClient } from '../sessions/client.ts'
import { confirmIdentity } from './confirm-identity.ts'

const Done = z.object({ ok: z.literal(true) })
const done = { ok: true as const }

const confirm = createRoute({
	method: 'post',
	path: '/api/sign-in-confirmation',
	request: { body: { required: true, ...json(Confirmation, 'Your password or a two-factor code') } },
	responses: {
		200: json(Done, 'Actions that require a recent sign-in are allowed for 15 minutes'),
		403: json(Refusal, 'wrong-password, wrong-code or single-sign-on-only'),
	},
})
const password = createRoute({
	method: 'post',
	path: '/api/password',
	request: { body: { required: true, ...json(ChangedPassword, 'Your current password and the new one') } },
	responses: {
		200: json(Done, 'Changed; all other sessions ended'),
		400: json(Refusal, 'common-password, bad-password or same-password'),
		403: json(Refusal, 'wrong-password or single-sign-on-only'),
	},
})

/** Changing one's own password, and confirming one's identity. */
export function ownPasswordRoutes(context: PeopleContext) {
	const { settings } = context
	return newRouter<SignedIn>()
		.openapi(confirm, async (c) => {
			const { person, session } = c.var
			await confirmIdentity(context, person, session, c.req.valid('json'), readClient(c, settings))
			return c.json(done, 200)
		})
		.openapi(password, async (c) => {
			const { person, session } = c.var
			await changePassword(context, person, session, c.req.valid('json'), readClient(c, settings))
			return c.json(done, 200)
		})
}
