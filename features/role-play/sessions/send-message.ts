import { eq } from 'drizzle-orm'
import type { Person } from '#features/people/contract.ts'
import type { Transaction } from '#platform/db/database.ts'
import { Problem } from '#platform/http/problem.ts'
import type { Services } from '#platform/services.ts'
import { cleanText } from '#platform/text/clean-text.ts'
import { changeTime } from '#platform/time/change-time.ts'
import type { PracticeSession, SendMessage } from '../contract.ts'
import { askProspect } from '../model-prospect/ask-prospect.ts'
import { promptVersion } from '../model-prospect/prospect-question.ts'
import { takingTurn } from '../practice-tasks.ts'
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
 * Where a language model plays the prospect it is asked for the reply; whatever becomes of that, the session is answered:
 * the built-in prospect stands in.
 */
export async function sendMessage(
	services: Services,
	id: string,
	person: Person,
	said: SendMessage,
): Promise<PracticeSession> {
	const message = cleanText(said.message).trim()
	if (!message) throw new Problem(400, 'empty-message', 'There is nothing to say in this message.')
	await storeTurn(services, id, person, { ...said, message })
	return readSession(services.db, id, person)
}

async function storeTurn(services: Services, id: string, person: Person, said: SendMessage) {
	const { db } = services
	for (;;) {
		// Thought out before the transaction, which nobody should wait for, and again if the call went on meanwhile.
		const session = await findSession(db, id, person)
		const messages = await readMessages(db, id)
		if (wasTaken(messages, said)) return
		requireOngoing(session, messages)
		const turn = await thinkOut(services, session, messages, said.message)
		const isStored = await db.transaction(async (tx) => {
			const current = await lockSession(tx, id, person)
			const spoken = await readMessages(tx, id)
			if (wasTaken(spoken, said)) return true
			requireOngoing(current, spoken)
			if (spoken.length !== messages.length) return false
			await keepTurn(tx, current, turn, said)
			return true
		})
		if (isStored) return
	}
}

/** The turn as the session's model plays the prospect, or else the built-in prospect. */
async function thinkOut(
	services: Services,
	session: SessionRow,
	messages: readonly MessageRow[],
	message: string,
): Promise<Turn> {
	const { threads, languageModel } = services
	const input = { session, messages, message, now: changeTime() }
	const limits = { person: session.personId }
	const builtIn = await threads.run(takingTurn, input, limits)
	const isPlayedByModel = session.model !== null && session.promptVersion === promptVersion
	if (!languageModel || !isPlayedByModel || session.model !== languageModel.name) return builtIn
	const { acts, reply } = builtIn.heard
	const { script, state, seed } = session
	const conversation = [...messages, builtIn.spoken[0]]
	const played = await askProspect(services, { script, state, conversation, acts, builtIn: reply }, seed)
	if (!played) return builtIn
	const heard = { acts, reply: played, model: languageModel.name }
	return threads.run(takingTurn, { ...input, heard }, limits)
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
