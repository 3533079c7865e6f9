import { entryAbout } from '#features/guide/index.ts'
import type { KnownCall, SpokenTurn } from '../../../calls/call-book.ts'
import { rewriteLine } from '../../answers/rewrite-line.ts'
import { checkLine } from '../../check/check-line.ts'
import type { Asking, CoachAnswer } from '../../coach-answer.ts'
import { answerOf, insteadTable } from '../../compose.ts'
import { followUpOf } from '../../understand/follow-up.ts'
import { callSource, nameOf } from '../describe-call.ts'
import { asksInstead } from './spoken-question.ts'

/** Maximum flagged statements in one answer. */
const mostStatements = 3

const plain = (text: string) =>
	text
		.toLowerCase()
		.replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
		.trim()

/** The flagged statements of a call that a turn contains. */
export const flaggedIn = ({ statements }: KnownCall, turn: SpokenTurn) =>
	turn.speaker === 'customer' ? [] : statements.filter(({ quote }) => plain(turn.text).includes(plain(quote)))

/**
 * Better wording for the flagged statements in these turns. If none is flagged, for the first turn; without turns, for all flagged
 * statements of the call.
 */
export function answerInstead(
	said: readonly { call: KnownCall; turn: SpokenTurn | null }[],
): CoachAnswer | null {
	const flagged = said.flatMap(({ call, turn }) =>
		(turn ? flaggedIn(call, turn) : call.statements).map((statement) => ({ call, statement })),
	)
	const own = said.find(({ turn }) => turn && turn.speaker !== 'customer')
	if (flagged.length === 0) return own?.turn ? insteadOfLine(own.turn.text, own.call) : null
	const shown = flagged.slice(0, mostStatements)
	const [first] = shown
	return answerOf({
		act: 'call',
		entries: shown.flatMap(({ statement }) => entryAbout('statement', statement.code) ?? []),
		sources: shown.slice(0, 2).map(({ call, statement }) => callSource(call, statement.start)),
		parts: [
			first && `On ${nameOf(first.call)}:`,
			insteadTable(shown.map(({ statement }) => ({ not: statement.quote, say: statement.sayInstead }))),
			first && `${first.statement.why} (${first.statement.citation})`,
		],
		thread: { callId: first?.call.id ?? null, line: first?.statement.quote ?? null },
	})
}

function insteadOfLine(line: string, call: KnownCall): CoachAnswer {
	const checked = checkLine({ line, customer: null, isReported: false, isAdvice: false })
	const answer = rewriteLine(checked, '')
	return {
		...answer,
		sources: [callSource(call), ...answer.sources],
		thread: { ...answer.thread, callId: call.id },
	}
}

/** Answers 'what should I have said instead?' after a quote from a call. Null if the message asks something else. */
export async function goOnInstead({ message, thread, calls }: Asking): Promise<CoachAnswer | null> {
	if (thread?.act !== 'call' || !thread.callId) return null
	if (followUpOf(message)?.how !== 'words' && !asksInstead(message)) return null
	const call = await calls.byId(thread.callId)
	if (!call) return null
	const { line } = thread
	if (!line) return answerInstead([{ call, turn: null }])
	const ofLine = call.statements.filter(({ quote }) => plain(line).includes(plain(quote)))
	return ofLine.length > 0
		? answerInstead([{ call: { ...call, statements: ofLine }, turn: null }])
		: insteadOfLine(line, call)
}
