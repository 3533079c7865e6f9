import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { auditEvents } from '#features/audit/tables.ts'
import { CallComment } from '#features/coaching/contract.ts'
import { answerTo, postJson } from './fixtures/app.ts'
import { misleadingCall, someCall } from './fixtures/call.ts'
import { commentsOf, openComments, send, someCoaching, someComment } from './fixtures/coaching.ts'

const { app, maya, jon, dana, mayasId, jonsId } = await someCoaching(afterAll)

test('strangers and neighbors read no comments, and change none', async () => {
	const id = await someCall(app, maya, misleadingCall)
	const { id: commentId } = await someComment(dana, id, 'Say that results vary.', 16)
	const comments = `/api/recordings/${id}/comments`
	for (const [method, path, body] of [
		['GET', comments],
		['POST', comments, { text: 'Hello' }],
		['PATCH', `${comments}/${commentId}`, { text: 'Hello' }],
		['DELETE', `${comments}/${commentId}`],
		['POST', `${comments}/${commentId}/acknowledge`],
	] as const) {
		expect([path, (await send(app.api, method, path, body)).status]).toEqual([path, 401])
		expect([path, (await send(jon, method, path, body)).status]).toEqual([path, 404])
	}
	expect((await send(app.api, 'GET', '/api/open-comments')).status).toBe(401)
	expect((await send(jon, 'GET', `/api/open-comments?personId=${mayasId}`)).status).toBe(403)
	expect((await send(dana, 'GET', '/api/open-comments?personId=nobody')).status).toBe(404)
	expect(await openComments(jon)).toEqual([])
})

test('an administrator comments on a moment, the rep acknowledges and answers, and both see what is open', async () => {
	const id = await someCall(app, jon, misleadingCall)
	const said = await someComment(dana, id, '  You guarantee a result here.  ', 16.5)
	expect(said).toMatchObject({
		at: 16.5,
		text: 'You guarantee a result here.',
		by: { name: 'Dana Whitfield', role: 'admin' },
		acknowledgedAt: null,
	})
	await someComment(dana, id, 'A warm opening.')
	expect((await commentsOf(jon, id)).map(({ text }) => text)).toEqual([
		'A warm opening.',
		'You guarantee a result here.',
	])
	expect(await openComments(jon)).toHaveLength(2)
	expect(await openComments(dana, `?personId=${jonsId}`)).toMatchObject([
		{ comment: { id: said.id }, recording: { id, owner: { name: 'Jon Reyes' } } },
		{ comment: { text: 'A warm opening.' } },
	])

	const address = `/api/recordings/${id}/comments/${said.id}`
	expect(await answerTo(dana, `${address}/acknowledge`, {})).toMatchObject({ code: 'not-your-call' })
	const read = CallComment.parse(await (await send(jon, 'POST', `${address}/acknowledge`)).json())
	expect(read.acknowledgedAt).not.toBeNull()
	expect(await (await send(jon, 'POST', `${address}/acknowledge`)).json()).toEqual(read)
	await someComment(jon, id, 'I will say that results vary.', 16.5)
	expect(await openComments(jon)).toMatchObject([{ comment: { text: 'A warm opening.' } }])

	expect((await send(dana, 'PATCH', address, { text: said.text })).status).toBe(200)
	expect(await openComments(jon)).toHaveLength(1)
	await send(dana, 'PATCH', address, { text: 'You guarantee half off here.' })
	const [, changed] = await commentsOf(jon, id)
	expect(changed).toMatchObject({ text: 'You guarantee half off here.', acknowledgedAt: null })
	expect(changed?.editedAt).not.toBeNull()
	expect(await openComments(jon)).toHaveLength(2)
})

test('no one changes or removes what another wrote, and a comment belongs to its call', async () => {
	const id = await someCall(app, maya, misleadingCall)
	const other = await someCall(app, maya, misleadingCall)
	const hers = await someComment(maya, id, 'I was nervous.')
	const address = `/api/recordings/${id}/comments/${hers.id}`
	expect((await send(dana, 'PATCH', address, { text: 'She was not.' })).status).toBe(403)
	expect((await send(dana, 'DELETE', address)).status).toBe(403)
	for (const path of [`/api/recordings/${other}/comments/${hers.id}`, address.replace(hers.id, randomUUID())])
		expect((await send(maya, 'DELETE', path)).status).toBe(404)
	expect((await send(maya, 'DELETE', address.replace(hers.id, 'first'))).status).toBe(404)
	for (const body of [{ text: '  ' }, { text: 'x'.repeat(2001) }, { text: 'Early', at: -1 }, {}])
		expect((await postJson(dana, `/api/recordings/${id}/comments`, body)).status).toBe(400)
	expect((await send(maya, 'DELETE', address)).status).toBe(200)
	expect(await commentsOf(dana, id)).toEqual([])
})

test('under a legal hold no one changes or removes what was said about a call', async () => {
	const id = await someCall(app, maya, misleadingCall)
	const hers = await someComment(maya, id, 'I was nervous.')
	const address = `/api/recordings/${id}/comments/${hers.id}`
	const hold = { reason: 'The attorney general asked for it.' }
	expect(await answerTo(dana, `/api/recordings/${id}/hold`, hold)).toEqual({ status: 200 })
	for (const answer of [
		await send(maya, 'PATCH', address, { text: 'I said nothing wrong.' }),
		await send(maya, 'DELETE', address),
	])
		expect([answer.status, await answer.json()]).toMatchObject([409, { code: 'legal-hold' }])
	expect(await commentsOf(dana, id)).toMatchObject([{ text: 'I was nervous.' }])
	await someComment(maya, id, 'More words may come.')
})

test('a customer’s numbers are hidden in what is said about a call', async () => {
	const id = await someCall(app, maya, misleadingCall)
	const said = await someComment(dana, id, 'You read 4111 1111 1111 1111 back aloud.')
	expect(said.text).toBe('You read [card number] back aloud.')
	await send(dana, 'PATCH', `/api/recordings/${id}/comments/${said.id}`, {
		text: 'Never say 4111 1111 1111 1111 aloud.',
	})
	expect((await commentsOf(maya, id))[0]?.text).toBe('Never say [card number] aloud.')
})

test('the audit trail names who commented on which call, and no words', async () => {
	const id = await someCall(app, maya, misleadingCall)
	const { id: comment } = await someComment(dana, id, 'Nobody else reads this.', 16)
	await send(dana, 'PATCH', `/api/recordings/${id}/comments/${comment}`, { text: 'Nor this.' })
	await send(dana, 'DELETE', `/api/recordings/${id}/comments/${comment}`)
	const ofCall = await app.services.db
		.select()
		.from(auditEvents)
		.where(eq(auditEvents.subjectId, id))
		.orderBy(auditEvents.at)
	expect(ofCall.map(({ action, details }) => ({ action, details }))).toEqual([
		{ action: 'comment.added', details: { comment, at: 16 } },
		{ action: 'comment.changed', details: { comment } },
		{ action: 'comment.deleted', details: { comment } },
	])
	expect(JSON.stringify(ofCall)).not.toMatch(/Nobody else|Nor this/)
})
