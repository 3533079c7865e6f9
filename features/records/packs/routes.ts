import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { createRoute } from '@hono/zod-openapi'
import { z } from 'zod'
import type { Person } from '#features/people/contract.ts'
import type { SignedIn } from '#features/people/index.ts'
import { findRecording } from '#features/recordings/index.ts'
import { json, newRouter } from '#platform/http/api.ts'
import { Problem } from '#platform/http/problem.ts'
import type { Services } from '#platform/services.ts'
import { pluralize } from '#platform/text/format-number.ts'
import { PackOrder } from '../contract.ts'
import { exportPack } from './export-pack.ts'
import { findCallsOfNumber } from './find-calls-of-number.ts'

const order = createRoute({
	method: 'post',
	path: '/api/admin/exam-packs',
	request: {
		body: {
			required: true,
			...json(PackOrder, 'The calls to include, and whether to reveal personal numbers'),
		},
	},
	responses: {
		200: {
			description: 'The pack, a zip; `bin/candor verify-pack` checks it',
			content: { 'application/zip': { schema: z.string() } },
		},
	},
})

/** Packs of one call, or of all calls with a phone number: ordered, as nothing that reveals and records is read. */
export function packRoutes(services: Services) {
	return newRouter<SignedIn>().openapi(order, async (c) => {
		const [wanted, person] = [c.req.valid('json'), c.get('person')]
		const calls = await findCalls(services, wanted, person)
		const pack = await exportPack(services, { calls, person, revealReason: wanted.reason ?? null })
		const count = `${calls.length}-${pluralize(calls.length, 'call')}`
		return answer(pack, 'recordingId' in wanted ? wanted.recordingId.slice(0, 8) : count)
	})
}

/** Throws Problem 404 where there is none. */
async function findCalls({ db }: Services, wanted: PackOrder, person: Person): Promise<string[]> {
	if ('recordingId' in wanted) return [(await findRecording(db, wanted.recordingId, person)).id]
	const calls = await findCallsOfNumber(db, wanted.phone)
	if (calls.length) return calls
	throw new Problem(404, 'no-calls-of-number', 'There are no recorded calls with this phone number.')
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
