import type { RouteConfig } from '@hono/zod-openapi'
import { z } from 'zod'
import { uploadsPath } from './resumable-uploads.ts'

const Version = z.object({ 'tus-resumable': z.literal('1.0.0') })
const Offset = z.object({ 'upload-offset': z.string() })
const params = z.object({ id: z.uuid() })
const content = { 'application/offset+octet-stream': { schema: z.string().openapi({ format: 'binary' }) } }

/** The resumable uploads in the API description: https://tus.io has the whole protocol. */
export const resumableUploadRoutes: RouteConfig[] = [
	{
		method: 'post',
		path: uploadsPath,
		request: {
			headers: Version.extend({ 'upload-length': z.string(), 'upload-metadata': z.string() }),
		},
		responses: {
			201: { description: 'A resumable upload has started (tus 1.0.0); its address is in Location' },
		},
	},
	{
		method: 'head',
		path: `${uploadsPath}/{id}`,
		request: { params, headers: Version },
		responses: { 200: { description: 'The progress of a resumable upload, in Upload-Offset' } },
	},
	{
		method: 'patch',
		path: `${uploadsPath}/{id}`,
		request: { params, headers: Version.extend(Offset.shape), body: { required: true, content } },
		responses: {
			204: { description: 'The bytes are stored; after the last ones, X-Recording names the recording' },
		},
	},
	{
		method: 'delete',
		path: `${uploadsPath}/{id}`,
		request: { params, headers: Version },
		responses: { 204: { description: 'The resumable upload is canceled' } },
	},
]
