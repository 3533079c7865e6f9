import type { Coach, CoachAnswer } from '#features/chat/coach/coach-answer.ts'
import type { LabeledQuestion } from '#features/chat/coach/training/labeled-question.ts'
import { converse } from './converse.ts'

/**
 * `offered`: the right entry is among those that the coach asks about, or names below its answer. `asked`: it offered others,
 * or said that it does not know. `wrong`: it answered something else.
 */
export type Outcome = 'right' | 'offered' | 'asked' | 'wrong'

/** What the coach does with messages that no entry of the guide answers. */
const actsFor: Partial<Record<LabeledQuestion['intent'], readonly string[]>> = {
	greeting: ['greeting'],
	thanks: ['thanks'],
	abilities: ['abilities'],
	misread: ['ask'],
	crisis: ['crisis'],
	distress: ['distress'],
	calls: ['call', 'figures'],
	practice: ['drill', 'ask'],
	off_topic: ['unknown'],
	evade: ['refusal', 'unknown'],
	check: ['check'],
	rewrite: ['rewrite'],
}
/** Intents that are met by what the coach does, whatever entry it names. */
const ownActs = new Set<LabeledQuestion['intent']>(['crisis', 'distress', 'abilities', 'practice'])
const saysSo = new Set(['ask', 'unknown'])

/** Whether the coach answered the labeled message from an entry that answers it, or did what its intent asks for. */
export async function understandingOf(coach: Coach, question: LabeledQuestion) {
	const messages = [...question.before, question.text]
	const { answers } = await converse(coach, { messages, asker: 'salesrep' })
	const answer = answers.at(-1)
	if (!answer) throw new Error('Nothing was answered')
	return { question, answer, outcome: outcomeOf(question, answer) }
}

function outcomeOf({ intent, entries, second }: LabeledQuestion, { thread }: CoachAnswer): Outcome {
	const wanted = [...entries, ...(second ? [second] : [])]
	const isAnswered = thread.entries.slice(0, 2).some((id) => wanted.includes(id))
	const isMet = (actsFor[intent] ?? ['unknown', 'ask']).includes(thread.act)
	const isRight = isAnswered || (isMet && (wanted.length === 0 || ownActs.has(intent)))
	if (isRight) return 'right'
	if (thread.asked?.options.some((id) => wanted.includes(id))) return 'offered'
	return saysSo.has(thread.act) ? 'asked' : 'wrong'
}
