import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { createRoute } from '@hono/zod-openapi'
import { z } from 'zod'
import type { SignedIn } from '#features/people/index.ts'
import { findRecording } from '#features/recordings/index.ts'
import { json, newRouter } from '#platform/http/api.ts'
import { Problem } from '#platform/http/problem.ts'
import type { Services } from '#platform/services.ts'
import { CallsOfNumber, PackOptions, PackQuery } from '../contract.ts'
import { exportPack } from './export-pack.ts'
import { findCallsOfNumber } from './find-calls-of-number.ts'

const zip = {
	description: 'The pack, a zip; `bin/candor verify-pack` checks it',
	content: { 'application/zip': { schema: z.string() } },
}
const one = createRoute({
	method: 'get',
	path: '/api/admin/exam-packs/{file}',
	request: { params: z.object({ file: z.string() }), query: PackOptions },
	responses: { 200: zip },
})
const count = createRoute({
	method: 'get',
	path: '/api/admin/exam-packs/calls',
	request: { query: PackQuery.pick({ phone: true }) },
	responses: { 200: json(CallsOfNumber, 'How many recorded calls a phone number has') },
})
const ofNumber = createRoute({
	method: 'get',
	path: '/api/admin/exam-packs',
	request: { query: PackQuery },
	responses: { 200: zip },
})

/** Packs of one call, or of all calls with a phone number. */
export function packRoutes(services: Services) {
	const requireCalls = async (phone: string) => {
		const calls = await findCallsOfNumber(services.db, phone)
		if (calls.length) return calls
		throw new Problem(404, 'no-calls-of-number', 'No recorded call with this phone number is here.')
	}
	return newRouter<SignedIn>()
		.openapi(count, async (c) =>
			c.json({ calls: (await requireCalls(c.req.valid('query').phone)).length }, 200),
		)
		.openapi(one, async (c) => {
			const id = c.req.valid('param').file.replace(/\.zip$/, '')
			const person = c.get('person')
			const recording = await findRecording(services.db, id, person)
			const { reason } = c.req.valid('query')
			const pack = await exportPack(services, {
				calls: [recording.id],
				person,
				revealReason: reason ?? null,
			})
			return answer(pack, id.slice(0, 8))
		})
		.openapi(ofNumber, async (c) => {
			const { phone, reason } = c.req.valid('query')
			const calls = await requireCalls(phone)
			const pack = await exportPack(services, {
				calls,
				person: c.get('person'),
				revealReason: reason ?? null,
			})
			return answer(pack, `${calls.length}-${calls.length === 1 ? 'call' : 'calls'}`)
		})
}

function answer(pack: Readable, name: string) {
	const day = new Date().toISOString().slice(0, 10)
	return new Response(Readable.toWeb(pack) as ReadableStream<Uint8Array>, {
		headers: {
			'Content-Type': 'application/zip',
			'Content-Disposition': `attachment; filename="exam-pack-${day}-${name}.zip"`,
			'Cache-Control': 'no-store',
		},
	})
}
