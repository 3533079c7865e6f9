import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Person } from '#features/people/contract.ts'
import { hideNumbers } from '#features/recordings/pure.ts'
import type { Transaction } from '#platform/db/database.ts'
import { Problem } from '#platform/http/problem.ts'
import type { Services } from '#platform/services.ts'
import { cleanText } from '#platform/text/clean-text.ts'
import { changeTime } from '#platform/time/change-time.ts'
import { type Answered, answerWithTools, hasNoTools, mayUseTools } from '../agent/answer-with-tools.ts'
import type { OpenCoachTools } from '../agent/coach-tool.ts'
import { openCallBook } from '../calls/open-call-book.ts'
import { answering } from '../coach/coach-tasks.ts'
import { type AskCoach, type CoachReply, mostMessages } from '../contract.ts'
import { rephraseAnswer } from '../rephrase/rephrase-answer.ts'
import { chatMessages, chatSessions } from '../tables.ts'
import { findAnswered, findSession, lockSession, type MessageRow, readMessages } from './find-session.ts'
import { inTurn } from './in-turn.ts'
import { presentReply } from './present-session.ts'

/** Earlier messages that the coach gets. */
const messagesRead = 20

/** Where an answer goes while it is written. `signal` aborts when no one waits for it any more. */
export type Listener = {
	write: (piece: string) => Promise<unknown>
	/** Hears what is being done before the first piece: 'Looking at calls'. */
	step: (step: string) => void
	signal: AbortSignal
}

/**
 * Asks the coach and answers the reply, after its pieces went to `listener.write` one by one. Messages of one
 * conversation are answered one after another; one that comes again under its `clientMessageId` is answered once.
 * A stopped answer is stored as far as it was written; one that failed, or was stopped before its first piece, is not.
 *
 * Throws Problem 404 for anyone else's conversation, 400 for a message without a word, 409 when the conversation is
 * too long or went on elsewhere meanwhile, 499 when stopped before the first piece; with a language model also
 * 429 when its quota is used up, and 502 or 504 when it fails or is too slow.
 */
export function askCoach(
	services: Services,
	openTools: readonly OpenCoachTools[],
	person: Person,
	asked: AskCoach,
	listener: Listener,
): Promise<CoachReply> {
	const message = readMessage(asked.message)
	const conversation = asked.sessionId ?? asked.clientMessageId ?? randomUUID()
	// No one waits for, or keeps waiting, a conversation that is not theirs.
	return inTurn(`${person.id} ${conversation}`, async () => {
		const before = await readBefore(services, person, asked)
		if ('answered' in before) {
			await listener.write(before.answered.response)
			return presentReply(before.answered)
		}
		const { history, place, isStored } = before
		const asking = { message, history, thread: history.at(-1)?.thread ?? null, person }
		const answer = await services.threads.run(answering, asking, {
			person: person.id,
			remote: openCallBook(services.db, person),
		})
		const { pieces, outcome } = answerPieces(
			services,
			openTools,
			{ message, history, answer, person },
			listener,
		)
		const written = await write(pieces, listener)
		const row = { place, message, ...written, ...outcome(), thread: storable(answer.thread) }
		if (!isStored && asked.sessionId) return presentReply(passing(asked.sessionId, row))
		return presentReply(await keep(services, person, asked, row))
	})
}

type Occasion = Parameters<typeof rephraseAnswer>[1] & { person: Person }

/**
 * The answer in pieces, and, once they have come, what it rests on and who wrote it: a model with tools where there is
 * one, a model that rephrases the built-in answer where its service has no tools, otherwise the built-in coach.
 */
function answerPieces(
	services: Services,
	openTools: readonly OpenCoachTools[],
	occasion: Occasion,
	{ signal, step }: Listener,
) {
	const { languageModel } = services
	let outcome: Omit<Answered, 'response'> = { sources: occasion.answer.sources, answeredBy: null }
	async function* pieces() {
		if (!languageModel || !mayUseTools(occasion)) return yield* rephraseAnswer(services, occasion, signal)
		try {
			const { response, ...answered } = await answerWithTools(services, languageModel, openTools, occasion, {
				signal,
				onStep: step,
			})
			outcome = answered
			yield response
		} catch (error) {
			if (!hasNoTools(error)) throw error
			yield* rephraseAnswer(services, occasion, signal)
		}
	}
	return { pieces: pieces(), outcome: () => outcome }
}

/** The message as stored and answered: readable, and without personal numbers of a customer. */
function readMessage(said: string) {
	const text = cleanText(said).trim()
	if (!text) throw new Problem(400, 'empty-message', 'There is nothing to answer in this message.')
	return hideNumbers(text)
}

type Before = { answered: MessageRow } | { history: MessageRow[]; place: number; isStored: boolean }

/** What was said before; or, of a message that was answered already, its answer. */
async function readBefore({ db }: Services, person: Person, asked: AskCoach): Promise<Before> {
	const { sessionId = null, clientMessageId, saveToSession = false } = asked
	const session = sessionId ? await findSession(db, sessionId, person) : null
	const answered = clientMessageId && (await findAnswered(db, person, clientMessageId, sessionId))
	if (answered) return { answered }
	if (!session) return { history: [], place: 0, isStored: true }
	const history = await readMessages(db, session.id, messagesRead)
	const place = (history.at(-1)?.place ?? -1) + 1
	if (place >= mostMessages)
		throw new Problem(409, 'conversation-too-long', 'This conversation is full. Start a new one to go on.')
	return { history, place, isStored: session.title === null || saveToSession }
}

/** Writes the answer piece by piece, to its end or until no one waits for it. */
async function write(pieces: AsyncIterable<string>, { write, signal }: Listener) {
	let response = ''
	let isStopped = signal.aborted
	try {
		for await (const piece of pieces) {
			isStopped = signal.aborted
			if (isStopped) break
			response += piece
			await write(piece)
		}
	} catch (error) {
		if (!signal.aborted) throw error
		isStopped = true
	}
	if (isStopped && !response) throw new Problem(499, 'stopped', 'The answer was stopped.')
	return { response, isStopped }
}

type NewMessage = Omit<MessageRow, 'id' | 'sessionId' | 'clientMessageId' | 'createdAt'>

function keep({ db }: Services, person: Person, asked: AskCoach, row: NewMessage): Promise<MessageRow> {
	const { clientMessageId = null, sessionId } = asked
	return db.transaction(async (tx) => {
		if (sessionId) {
			await lockSession(tx, sessionId, person)
			// Another process may have gone on with the conversation while this one wrote.
			const answered = clientMessageId && (await findAnswered(tx, person, clientMessageId, sessionId))
			if (answered) return answered
			await requireNext(tx, sessionId, row.place)
		}
		const conversation = sessionId ?? (await beginUnsaved(tx, person))
		const [kept] = await tx
			.insert(chatMessages)
			.values({ ...row, sessionId: conversation, clientMessageId })
			.returning()
		if (!kept) throw new Error('The message was not stored.')
		await tx.update(chatSessions).set({ updatedAt: changeTime() }).where(eq(chatSessions.id, conversation))
		return kept
	})
}

async function requireNext(tx: Transaction, sessionId: string, place: number) {
	const [last] = await readMessages(tx, sessionId, 1)
	if ((last?.place ?? -1) + 1 !== place)
		throw new Problem(
			409,
			'conversation-went-on',
			'This conversation went on elsewhere meanwhile. Please send your message again.',
			{ retryable: true },
		)
}

async function beginUnsaved(tx: Transaction, person: Person) {
	const [session] = await tx
		.insert(chatSessions)
		.values({ personId: person.id, context: { type: 'general' } })
		.returning({ id: chatSessions.id })
	if (!session) throw new Error('The conversation was not stored.')
	return session.id
}

/** An answer in a saved conversation that it is not stored with. */
const passing = (sessionId: string, { response, sources, isStopped, answeredBy }: NewMessage) => ({
	id: randomUUID(),
	sessionId,
	response,
	sources,
	isStopped,
	answeredBy,
	createdAt: changeTime(),
})

/** Words cut in the middle of a character are taken by no database as JSON. */
const storable = <T>(value: T): T =>
	JSON.parse(JSON.stringify(value, (_, each) => (typeof each === 'string' ? each.toWellFormed() : each)))
