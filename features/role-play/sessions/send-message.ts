import { desc, eq } from 'drizzle-orm'
import type { Person } from '#features/people/contract.ts'
import type { Transaction } from '#platform/db/database.ts'
import { Problem } from '#platform/http/problem.ts'
import type { Services } from '#platform/services.ts'
import { cleanText } from '#platform/text/clean-text.ts'
import type { PracticeSession, SendMessage } from '../contract.ts'
import { takingTurn } from '../practice-tasks.ts'
import { rephraseLine } from '../rephrase/rephrase-line.ts'
import type { Occasion } from '../rephrase/verify-line.ts'
import { practiceMessages, practiceSessions } from '../tables.ts'
import { activeSeconds } from './active-seconds.ts'
import { findSession, lockSession, type MessageRow, readMessages, type SessionRow } from './find-session.ts'
import { readSession } from './read-session.ts'
import type { Turn } from './take-turn.ts'

/** Messages of both sides in one session; a call that long has nothing left to practice. */
const mostMessages = 400

/**
 * Says something to the prospect and answers the session with the reply. Messages of one session are taken one after
 * the other; one that comes again under its `clientMessageId` is taken once. Throws Problem 404 for anybody else's
 * session, 400 for a message without a word, 409 when the call is over (completed, left by the prospect, or too long).
 *
 * A language model, where there is one, rewords the reply after it is stored: whatever becomes of that, the session
 * has been answered. An exam is not reworded: it has the same words for all.
 */
export async function sendMessage(
	services: Services,
	id: string,
	person: Person,
	said: SendMessage,
): Promise<PracticeSession> {
	const message = cleanText(said.message).trim()
	if (!message) throw new Problem(400, 'empty-message', 'There is nothing to say in this message.')
	const reply = await storeTurn(services, id, person, { ...said, message })
	if (reply && services.languageModel) await rewordReply(services, id, person, reply)
	return readSession(services.db, id, person)
}

type Reply = { messageId: string; occasion: Occasion }

/** Answers the reply that may be reworded; null of a message taken before and of an exam. */
async function storeTurn(services: Services, id: string, person: Person, said: SendMessage) {
	const { db, threads } = services
	for (;;) {
		// Thought out before the transaction, which nobody should wait for, and again if the call went on meanwhile.
		const session = await findSession(db, id, person)
		const messages = await readMessages(db, id)
		if (wasTaken(messages, said)) return null
		requireOngoing(session, messages)
		const input = { session, messages, message: said.message, now: new Date() }
		const turn = await threads.run(takingTurn, input, { person: person.id })
		const stored = await db.transaction(async (tx) => {
			const current = await lockSession(tx, id, person)
			const spoken = await readMessages(tx, id)
			if (wasTaken(spoken, said)) return { reply: null }
			requireOngoing(current, spoken)
			if (spoken.length !== messages.length) return null
			await keepTurn(tx, current, turn, said)
			return { reply: current.isExam ? null : { messageId: turn.spoken[1].id, occasion: turn.occasion } }
		})
		if (stored) return stored.reply
	}
}

const wasTaken = (messages: readonly MessageRow[], { clientMessageId }: SendMessage) =>
	Boolean(clientMessageId) && messages.some((each) => each.clientMessageId === clientMessageId)

async function keepTurn(tx: Transaction, session: SessionRow, { spoken, change }: Turn, said: SendMessage) {
	const [rep, prospect] = spoken
	const now = rep.saidAt
	await tx
		.insert(practiceMessages)
		.values([{ ...rep, clientMessageId: said.clientMessageId ?? null }, prospect])
	await tx
		.update(practiceSessions)
		.set({ ...change, activeSeconds: activeSeconds(session, now), activeAt: now })
		.where(eq(practiceSessions.id, session.id))
}

function requireOngoing({ status, outcome }: SessionRow, messages: readonly MessageRow[]) {
	if (status === 'completed')
		throw new Problem(409, 'session-completed', 'This session is completed. Start a new one to practice on.')
	if (outcome)
		throw new Problem(409, 'call-over', 'The call is over. Complete the session to see how it went.')
	if (messages.length >= mostMessages)
		throw new Problem(
			409,
			'session-too-long',
			'This call has gone on too long. Complete the session to see how it went.',
		)
}

/** The model's wording takes the place of the built-in line, unless the call has gone on or was rated in the meantime. */
async function rewordReply(services: Services, id: string, person: Person, { messageId, occasion }: Reply) {
	const message = await rephraseLine(services, occasion)
	if (!message) return
	await services.db.transaction(async (tx) => {
		const { status } = await lockSession(tx, id, person)
		const [last] = await tx
			.select({ id: practiceMessages.id })
			.from(practiceMessages)
			.where(eq(practiceMessages.sessionId, id))
			.orderBy(desc(practiceMessages.place))
			.limit(1)
		if (last?.id === messageId && status === 'in_progress')
			await tx.update(practiceMessages).set({ message }).where(eq(practiceMessages.id, messageId))
	})
}
