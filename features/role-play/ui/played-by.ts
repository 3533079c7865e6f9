import type { PracticeMessage, PracticeSession } from '#features/role-play/contract.ts'
import { formatCount } from '#platform/text/format-number.ts'

type Played = Pick<PracticeSession, 'prospect' | 'conversation'>

/** Whether a model was to say this message and the built-in prospect stood in. The scenario says the first words itself. */
export function isStandIn({ prospect, conversation }: Played, message: PracticeMessage): boolean {
	return (
		prospect.model !== null &&
		message.speaker === 'ai' &&
		message.model === null &&
		message.id !== conversation[0]?.id
	)
}

/** "Prospect played by gpt-x (questions version 1), 2 replies by Candor"; null where nobody but Candor could play. */
export function playedBy(session: Played & Pick<PracticeSession, 'isExam'>): string | null {
	const { model, promptVersion } = session.prospect
	if (model === null) return session.isExam ? 'Prospect played by Candor' : null
	const standIns = session.conversation.filter((message) => isStandIn(session, message)).length
	const withCandor = standIns > 0 ? `, ${formatCount(standIns, 'reply', 'replies')} by Candor` : ''
	return `Prospect played by ${model} (prompt ${promptVersion})${withCandor}`
}
