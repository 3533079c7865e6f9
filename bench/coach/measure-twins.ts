import type { Coach, CoachAnswer } from '#features/chat/coach/coach-answer.ts'
import type { LabeledQuestion } from '#features/chat/coach/training/labeled-question.ts'
import { converse } from './converse.ts'
import { readQuestions } from './read-questions.ts'

/**
 * How a twin is answered beside its original. `same`: from the same entry, or for what needs none in the same way. `labeled`: from
 * another entry that its label allows, or refused as its label asks. `offered`: the original's entry is among those asked about or named below. `asked`: it asked,
 * or said that it does not know. `wrong`: it answered something else, and confidently.
 */
export type TwinOutcome = 'same' | 'labeled' | 'offered' | 'asked' | 'wrong'

/** Answers each twin, a question of the bench in another voice, and its original. */
export async function measureTwins(coach: Coach, questions: readonly LabeledQuestion[]) {
	const originals = new Map(readQuestions('dev').map((question) => [question.id, question]))
	const results: {
		twin: LabeledQuestion
		original: CoachAnswer
		answer: CoachAnswer
		outcome: TwinOutcome
	}[] = []
	for (const twin of questions) {
		if (!twin.twinOf) continue
		const asked = originals.get(twin.twinOf)
		if (!asked) throw new Error(`${twin.id}: the bench has no question ${twin.twinOf}`)
		const [original, answer] = await Promise.all([
			lastOf(coach, asked.messages),
			lastOf(coach, [...twin.before, twin.text]),
		])
		results.push({ twin, original, answer, outcome: outcomeOf(twin, original, answer) })
	}
	return results
}

async function lastOf(coach: Coach, messages: string[]) {
	const answer = (await converse(coach, { messages, asker: 'salesrep' })).answers.at(-1)
	if (!answer) throw new Error('Nothing was answered')
	return answer
}

const saysSo = new Set(['ask', 'unknown'])

function outcomeOf(
	{ entries, intent }: LabeledQuestion,
	original: CoachAnswer,
	answer: CoachAnswer,
): TwinOutcome {
	const [wanted] = original.thread.entries
	const [given] = answer.thread.entries
	const isSaidSo = saysSo.has(answer.thread.act)
	if (!isSaidSo && wanted !== undefined && given === wanted) return 'same'
	if (wanted === undefined && given === undefined && answer.thread.act === original.thread.act) return 'same'
	if (!isSaidSo && given !== undefined && entries.includes(given)) return 'labeled'
	if (intent === 'evade' && answer.thread.act === 'refusal') return 'labeled'
	const options = answer.thread.asked?.options ?? []
	if (options.some((id) => id === wanted || entries.includes(id))) return 'offered'
	return isSaidSo ? 'asked' : 'wrong'
}
