import { expect, test } from 'vitest'
import { readReply } from './ask-coach.ts'

const reply = {
	response: 'One.\n\nTwo.',
	sources: [],
	sessionId: '0f8fad5b-d9cb-469f-a165-70867728950e',
	messageId: '7c9e6679-7425-40de-944b-e07fc1f90ae7',
	createdAt: '2026-11-19T09:21:00.000Z',
	isStopped: false,
	answeredBy: null,
}
const nobody = { hear: () => {}, follow: () => {} }
const done = `event: done\ndata: ${JSON.stringify(reply)}\n\n`

test('an answer is heard step by step, piece by piece, and whole at the end', async () => {
	const heard: string[] = []
	const steps: string[] = []
	const answer = new Response(
		`event: step\ndata: Looking at calls\n\nevent: piece\ndata: One.\n\nevent: piece\ndata:\ndata:\ndata: Two.\n\n${done}`,
	)
	expect(
		await readReply(answer, {
			hear: (piece) => heard.push(piece),
			follow: (step) => steps.push(step),
		}),
	).toEqual(reply)
	expect(steps).toEqual(['Looking at calls'])
	expect(heard.join('')).toBe(reply.response)
})

test('a problem in place of an answer is an error with its status and words', async () => {
	const answer = new Response(
		'event: problem\ndata: {"error":"Used up.","code":"model-quota","status":429}\n\n',
	)
	await expect(readReply(answer, nobody)).rejects.toMatchObject({ status: 429, serverMessage: 'Used up.' })
})

test('an answer that breaks off is no answer', async () => {
	await expect(readReply(new Response('event: piece\ndata: One.\n\n'), nobody)).rejects.toThrow('was cut off')
})
