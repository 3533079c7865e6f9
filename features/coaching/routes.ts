import { createRoute } from '@hono/zod-openapi'
import { z } from 'zod'
import type { SignedIn } from '#features/people/index.ts'
import { json, newRouter } from '#platform/http/api.ts'
import { setPageHeaders } from '#platform/http/set-page-headers.ts'
import type { Services } from '#platform/services.ts'
import { acknowledgeAssignment } from './assignments/acknowledge-assignment.ts'
import { giveAssignment } from './assignments/give-assignment.ts'
import { listAssignments } from './assignments/list-assignments.ts'
import { withdrawAssignment } from './assignments/withdraw-assignment.ts'
import { acknowledgeComment } from './comments/acknowledge-comment.ts'
import { addComment } from './comments/add-comment.ts'
import { deleteComment } from './comments/delete-comment.ts'
import { editComment } from './comments/edit-comment.ts'
import { listComments } from './comments/list-comments.ts'
import { listOpenComments } from './comments/list-open-comments.ts'
import {
	Assignment,
	AssignmentsQuery,
	CallComment,
	CallComments,
	EditComment,
	NewAssignment,
	NewComment,
	OpenComment,
	OpenCommentsQuery,
} from './contract.ts'

const OfRecording = z.object({ id: z.string() })
const OfComment = z.object({ id: z.string(), commentId: z.string() })
const OfAssignment = z.object({ id: z.string() })
const body = <T extends z.ZodType>(schema: T) => ({
	required: true,
	content: { 'application/json': { schema } },
})

const comments = createRoute({
	method: 'get',
	path: '/api/recordings/{id}/comments',
	request: { params: OfRecording },
	responses: { 200: json(CallComments, 'Comments on the whole call first, then in order of time') },
})
const comment = createRoute({
	method: 'post',
	path: '/api/recordings/{id}/comments',
	request: { params: OfRecording, body: body(NewComment) },
	responses: { 201: json(CallComment, 'The comment') },
})
const edit = createRoute({
	method: 'patch',
	path: '/api/recordings/{id}/comments/{commentId}',
	request: { params: OfComment, body: body(EditComment) },
	responses: { 200: json(CallComment, 'Changed; it must be acknowledged again') },
})
const remove = createRoute({
	method: 'delete',
	path: '/api/recordings/{id}/comments/{commentId}',
	request: { params: OfComment },
	responses: { 200: json(z.object({ ok: z.literal(true) }), 'Permanently deleted') },
})
const read = createRoute({
	method: 'post',
	path: '/api/recordings/{id}/comments/{commentId}/acknowledge',
	request: { params: OfComment },
	responses: { 200: json(CallComment, 'Acknowledged; the time of the first acknowledgment is kept') },
})
const openComments = createRoute({
	method: 'get',
	path: '/api/open-comments',
	request: { query: OpenCommentsQuery },
	responses: { 200: json(z.array(OpenComment), 'One page, oldest first; the next one in `Link`') },
})
const assignments = createRoute({
	method: 'get',
	path: '/api/assignments',
	request: { query: AssignmentsQuery },
	responses: { 200: json(z.array(Assignment), 'One page; the next one in `Link`, all in `X-Total-Count`') },
})
const give = createRoute({
	method: 'post',
	path: '/api/assignments',
	request: { body: body(NewAssignment) },
	responses: { 201: json(Assignment, 'Assigned') },
})
const seen = createRoute({
	method: 'post',
	path: '/api/assignments/{id}/acknowledge',
	request: { params: OfAssignment },
	responses: { 200: json(Assignment, 'Acknowledged; the time of the first acknowledgment is kept') },
})
const withdraw = createRoute({
	method: 'post',
	path: '/api/assignments/{id}/withdraw',
	request: { params: OfAssignment },
	responses: { 200: json(Assignment, 'Withdrawn') },
})

/** Comments on moments of calls, and what people are given to do. */
export function coachingRoutes({ db }: Services) {
	return newRouter<SignedIn>()
		.openapi(comments, async (c) =>
			c.json(await listComments(db, c.req.valid('param').id, c.get('person')), 200),
		)
		.openapi(comment, async (c) =>
			c.json(await addComment(db, c.req.valid('param').id, c.get('person'), c.req.valid('json')), 201),
		)
		.openapi(edit, async (c) =>
			c.json(await editComment(db, c.req.valid('param'), c.get('person'), c.req.valid('json')), 200),
		)
		.openapi(remove, async (c) => {
			await deleteComment(db, c.req.valid('param'), c.get('person'))
			return c.json({ ok: true as const }, 200)
		})
		.openapi(read, async (c) =>
			c.json(await acknowledgeComment(db, c.req.valid('param'), c.get('person')), 200),
		)
		.openapi(openComments, async (c) => {
			const listed = await listOpenComments(db, c.get('person'), c.req.valid('query'))
			setPageHeaders(c, listed)
			return c.json(listed.page, 200)
		})
		.openapi(assignments, async (c) => {
			const listed = await listAssignments(db, c.get('person'), c.req.valid('query'))
			setPageHeaders(c, listed)
			return c.json(listed.page, 200)
		})
		.openapi(give, async (c) => c.json(await giveAssignment(db, c.get('person'), c.req.valid('json')), 201))
		.openapi(seen, async (c) =>
			c.json(await acknowledgeAssignment(db, c.req.valid('param').id, c.get('person')), 200),
		)
		.openapi(withdraw, async (c) =>
			c.json(await withdrawAssignment(db, c.req.valid('param').id, c.get('person')), 200),
		)
}
