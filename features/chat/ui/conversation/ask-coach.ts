import { type AskCoach, CoachReply } from '#features/chat/contract.ts'
import { readEvents } from '#platform/browser/read-events.ts'
import { RequestError, request, requestJson } from '#platform/browser/request.ts'

/** Progress of an answer before it is complete: its next words, and the current activity before the first. */
type Hearing = { hear: (piece: string) => void; follow: (step: string) => void }

/**
 * Asks the coach, and hears the answer while it is written. Aborted by `signal`,
 * nothing more is heard, and the server stops writing.
 * @throws RequestError when the server refuses, immediately or while streaming
 */
export async function askCoach(asking: AskCoach, hearing: Hearing, signal: AbortSignal) {
	const answer = await request('POST', '/api/chat', asking, { accept: 'text/event-stream', signal })
	return readReply(answer, hearing)
}

/**
 * The answer that the server has kept of a question, by the id it was sent under: of a first question this is how
 * its conversation becomes known.
 */
export function recallReply({ message, clientMessageId }: AskCoach): Promise<CoachReply> {
	return requestJson('POST', '/api/chat', CoachReply, { message, clientMessageId })
}

/**
 * Reads an answer to its end.
 * @throws RequestError when a problem comes in its place, Error when it breaks off
 */
export async function readReply(answer: Response, { hear, follow }: Hearing): Promise<CoachReply> {
	let reply: CoachReply | null = null
	for await (const { event, data } of readEvents(answer)) {
		if (event === 'step') follow(data)
		if (event === 'piece') hear(data)
		if (event === 'done') reply = CoachReply.safeParse(JSON.parse(data)).data ?? null
		if (event === 'problem') throw new RequestError(JSON.parse(data).status ?? 500, '', data)
	}
	if (!reply) throw new Error('The answer was cut off')
	return reply
}
