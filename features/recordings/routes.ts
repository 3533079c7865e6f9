import { createRoute } from '@hono/zod-openapi'
import { z } from 'zod'
import type { SignedIn } from '#features/people/index.ts'
import { json, newRouter } from '#platform/http/api.ts'
import { Problem } from '#platform/http/problem.ts'
import type { Services } from '#platform/services.ts'
import { ChangeHold, Reveal, Revealed, Waveform } from './contract.ts'
import { deleteRecording } from './delete-recording.ts'
import { findRecording } from './find-recording.ts'
import { liftHold, placeHold } from './retention/change-hold.ts'
import { retryRecording } from './retry-recording.ts'
import { revealTranscript } from './reveal-transcript.ts'
import { swapSpeakers } from './swap-speakers.ts'

const Started = z.object({ ok: z.literal(true), id: z.string(), status: z.literal('processing') })
const Done = z.object({ ok: z.literal(true) })
const Params = z.object({ id: z.string() })
const retry = createRoute({
	method: 'post',
	path: '/api/recordings/{id}/retry',
	request: { params: Params },
	responses: { 202: json(Started, 'Processing has started again') },
})
const swap = createRoute({
	method: 'post',
	path: '/api/recordings/{id}/swap-speakers',
	request: { params: Params },
	responses: { 202: json(Done, 'The call is being analyzed with its speakers swapped') },
})
const remove = createRoute({
	method: 'delete',
	path: '/api/recordings/{id}',
	request: { params: Params },
	responses: { 200: json(Done, 'Permanently deleted') },
})
const hold = createRoute({
	method: 'post',
	path: '/api/recordings/{id}/hold',
	request: { params: Params, body: { required: true, ...json(ChangeHold, 'Why') } },
	responses: { 200: json(Done, 'The call can no longer be deleted') },
})
const lift = createRoute({
	method: 'delete',
	path: '/api/recordings/{id}/hold',
	request: { params: Params, body: { required: true, ...json(ChangeHold, 'Why') } },
	responses: { 200: json(Done, 'The call can be deleted again') },
})
const reveal = createRoute({
	method: 'post',
	path: '/api/recordings/{id}/reveal',
	request: { params: Params, body: { required: true, ...json(Reveal, 'Why') } },
	responses: { 200: json(Revealed, 'The transcript with nothing hidden') },
})
const waveform = createRoute({
	method: 'get',
	path: '/api/recordings/{id}/waveform',
	request: { params: Params },
	responses: { 200: json(Waveform, 'Loudness over the call') },
})

export function recordingRoutes(services: Services) {
	return newRouter<SignedIn>()
		.openapi(retry, async (c) => {
			const { id } = c.req.valid('param')
			await retryRecording(services, id, c.get('person'))
			return c.json({ ok: true as const, id, status: 'processing' as const }, 202)
		})
		.openapi(swap, async (c) => {
			await swapSpeakers(services, c.req.valid('param').id, c.get('person'))
			return c.json({ ok: true as const }, 202)
		})
		.openapi(remove, async (c) => {
			await deleteRecording(services, c.req.valid('param').id, c.get('person'))
			return c.json({ ok: true as const }, 200)
		})
		.openapi(hold, async (c) => {
			await placeHold(services.db, c.req.valid('param').id, c.get('person'), c.req.valid('json').reason)
			return c.json({ ok: true as const }, 200)
		})
		.openapi(lift, async (c) => {
			await liftHold(services.db, c.req.valid('param').id, c.get('person'), c.req.valid('json').reason)
			return c.json({ ok: true as const }, 200)
		})
		.openapi(reveal, async (c) => {
			const { reason } = c.req.valid('json')
			const revealed = await revealTranscript(services.db, c.req.valid('param').id, c.get('person'), reason)
			c.header('Cache-Control', 'no-store')
			return c.json(revealed, 200)
		})
		.openapi(waveform, async (c) => {
			const { durationSeconds, peaks } = await findRecording(
				services.db,
				c.req.valid('param').id,
				c.get('person'),
			)
			if (durationSeconds === null || !peaks)
				throw new Problem(404, 'no-waveform', 'This recording has no waveform yet.')
			return c.json({ durationSeconds, peaks }, 200)
		})
}
