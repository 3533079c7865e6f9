import { createRoute } from '@hono/zod-openapi'
import { z } from 'zod'
import type { SignedIn } from '#features/people/index.ts'
import { newRouter } from '#platform/http/api.ts'
import type { Services } from '#platform/services.ts'
import { Uploaded } from './contract.ts'
import { receiveUpload } from './receive-upload.ts'
import { resumableUploadRoutes } from './resumable-upload-routes.ts'
import { openResumableUploads, uploadsPath } from './resumable-uploads.ts'
import { streamAudio } from './stream-audio.ts'

const File = z.string().openapi({ format: 'binary' })
const Form = z.object({ audio: File.optional(), transcript: File.optional() })

const upload = createRoute({
	method: 'post',
	path: '/api/recordings',
	request: { body: { required: true, content: { 'multipart/form-data': { schema: Form } } } },
	responses: { 201: { description: 'Stored', content: { 'application/json': { schema: Uploaded } } } },
})
const sound = { 'application/octet-stream': { schema: File } }
const audio = createRoute({
	method: 'get',
	path: '/api/recordings/{id}/audio',
	request: {
		params: z.object({ id: z.string() }),
		query: z.object({ download: z.literal('1').optional() }),
	},
	responses: {
		200: { description: 'The audio of the call', content: sound },
		206: { description: 'The requested range', content: sound },
		304: { description: 'The client already has it' },
		416: { description: 'The recording is shorter than that' },
	},
})

/** The audio of calls on its way in (whole, or resumable by the tus protocol) and out again. */
export function uploadRoutes(services: Services) {
	const resumable = openResumableUploads(services)
	const routes = newRouter<SignedIn>().openapi(audio, (c) =>
		streamAudio(services, {
			id: c.req.valid('param').id,
			person: c.get('person'),
			range: c.req.header('range'),
			ifNoneMatch: c.req.header('if-none-match'),
			isDownload: c.req.valid('query').download === '1',
			isHead: c.req.method === 'HEAD',
		}),
	)
	// Documented without a validator, which would read the whole form into memory.
	for (const route of [upload, ...resumableUploadRoutes]) routes.openAPIRegistry.registerPath(route)
	routes.post('/api/recordings', async (c) =>
		c.json(await receiveUpload(services, c.env.incoming, c.get('person')), 201),
	)
	for (const path of [uploadsPath, `${uploadsPath}/*`])
		routes.all(path, (c) => resumable.answer(c.req.raw, c.get('person')))
	return { routes, removeExpired: resumable.removeExpired }
}
