import type { GuideEntry } from '#features/compliance/index.ts'
import type { CoachAnswer } from '../coach/coach-answer.ts'

/** All sources of an answer, as text: a language model gets it, and its words are checked against it. */
export function groundingText({ grounding, response }: Pick<CoachAnswer, 'grounding' | 'response'>) {
	return [...grounding.map((entry, at) => `[${at + 1}] ${entryText(entry)}`), `[answer]\n${response}`].join(
		'\n\n',
	)
}

/** A guide entry as text. */
export function entryText(entry: GuideEntry) {
	const { title, citation, answer, why, points = [], say = [], briefly, ifNo = [], insteadOf = [] } = entry
	return [
		citation ? `${title} (${citation})` : title,
		answer,
		why && `Why: ${why}`,
		...points.map((point) => `- ${point}`),
		...say.map((words) => `Say: “${words}”`),
		briefly && `Say it briefly: “${briefly}”`,
		...ifNo.map((words) => `Say after a no: “${words}”`),
		...insteadOf.map((pair) => `Never say “${pair.not}”. Say: “${pair.say}”`),
	]
		.filter(Boolean)
		.join('\n')
}
