import { randomUUID } from 'node:crypto'
import type { PracticeMessage } from '../contract.ts'
import { currentSkills, judgeMessage, meetObjectives, type Play } from '../judge/index.ts'
import { type Answer, answer, type RepActs, readRepMessage } from '../prospect/index.ts'
import type { MessageRow, SessionRow } from './find-session.ts'
import { presentMessage } from './present-session.ts'

type NewMessage = Omit<MessageRow, 'clientMessageId'>
export type Turn = {
	/** The rep's message and the reply. */
	spoken: [NewMessage, NewMessage]
	/** What of the session changes with them. */
	change: Pick<SessionRow, 'state' | 'outcome' | 'skillScores' | 'objectives'>
	/** What the rep's message does, and the prospect's answer to it. */
	heard: Heard
}
type Heard = { acts: RepActs; reply: Answer }
type TurnInput = {
	session: SessionRow
	messages: readonly MessageRow[]
	message: string
	now: Date
	/** The message as it was read before, with the answer of a model; without it the built-in prospect answers. */
	heard?: Heard & { model: string }
}

/** What happens when the rep says this at this point of the session. Pure but for the ids of the messages. */
export function takeTurn({ session, messages, message, now, heard }: TurnInput): Turn {
	const { script, state } = session
	const said = messages.map(presentMessage)
	const acts = heard?.acts ?? readRepMessage(said, message)
	const reply = heard?.reply ?? answer(script, state, { message, acts })
	const { events, outcome } = reply
	const id = randomUUID()
	const unjudged = { tone: '', effectiveness: 0, coaching: null, findings: [] }
	const judged: PracticeMessage = {
		id,
		speaker: 'user',
		message,
		timestamp: now.toISOString(),
		model: null,
		analysis: unjudged,
	}
	const conversation = [...said, judged]
	const played = [...readPlayed(messages), { messageId: id, acts, events }]
	const play: Play = { script, conversation, played, outcome }
	judged.analysis = judgeMessage({ script, conversation, acts, events, earlier: played.slice(0, -1) })

	const common = { sessionId: session.id, saidAt: now }
	const prospect: NewMessage = {
		...common,
		id: randomUUID(),
		place: messages.length + 1,
		speaker: 'ai',
		message: reply.line,
		model: heard?.model ?? null,
		analysis: { tone: reply.tone, effectiveness: reply.openness, coaching: null, findings: [] },
		played: null,
	}
	const rep: NewMessage = {
		...common,
		id,
		place: messages.length,
		speaker: 'user',
		message,
		model: null,
		analysis: judged.analysis,
		played: { acts, events },
	}
	const soFar: Play = { ...play, conversation: [...conversation, presentMessage(prospect)] }
	return {
		spoken: [rep, prospect],
		change: {
			state: reply.state,
			outcome,
			skillScores: currentSkills(soFar),
			objectives: meetObjectives(soFar),
		},
		heard: { acts, reply },
	}
}

/** The session as the judge reads it. */
export function playOf({ script, outcome }: SessionRow, messages: readonly MessageRow[]): Play {
	return { script, conversation: messages.map(presentMessage), played: readPlayed(messages), outcome }
}

const readPlayed = (messages: readonly MessageRow[]) =>
	messages.flatMap(({ id, played }) => (played ? [{ messageId: id, ...played }] : []))
