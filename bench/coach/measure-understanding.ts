import type { Coach, CoachAnswer } from '#features/chat/coach/coach-answer.ts'
import type { LabeledQuestion } from '#features/chat/coach/training/labeled-question.ts'
import { converse } from './converse.ts'

/** `asked`: the coach offered a choice or said that it does not know. `wrong`: it answered something else. */
export type Outcome = 'right' | 'asked' | 'wrong'

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
	const isRight =
		wanted.length > 0
			? thread.entries.slice(0, 2).some((id) => wanted.includes(id))
			: (actsFor[intent] ?? ['unknown', 'ask']).includes(thread.act)
	if (isRight) return 'right'
	return saysSo.has(thread.act) ? 'asked' : 'wrong'
}
