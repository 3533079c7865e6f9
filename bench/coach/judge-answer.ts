import type { CoachAnswer } from '#features/chat/coach/coach-answer.ts'
import { complianceEntries, findViolations, readCall } from '#features/compliance/index.ts'
import { playbookEntries } from '#features/playbook/index.ts'
import type { Question } from './read-questions.ts'

export type Judged = {
	question: Question
	answer: CoachAnswer
	missing: RegExp[]
	forbidden: RegExp[]
	/** Words to say in which the analyst finds a prohibited statement. */
	unlawful: { code: string; words: string }[]
	/** Null where any source will do. */
	hasSource: boolean | null
	passed: boolean
}

/** Judges the last answer of a conversation. A source does not decide whether it passed: it is counted apart. */
export function judgeAnswer(question: Question, answer: CoachAnswer): Judged {
	const text = asRead(answer.response)
	const missing = question.must.filter((pattern) => !pattern.test(text))
	const forbidden = question.mustNot.filter((pattern) => pattern.test(text))
	const unlawful = wordsToSay(answer.response).flatMap((words) =>
		findViolations(readCall([{ speaker: 'rep', text: words, start: null, end: null, confidence: null }])).map(
			({ code }) => ({ code, words }),
		),
	)
	return {
		question,
		answer,
		missing,
		forbidden,
		unlawful,
		hasSource: question.sources.length === 0 ? null : hasSource(question, answer),
		passed: missing.length + forbidden.length + unlawful.length === 0,
	}
}

/** The answer as written, and once more without marks, with plain apostrophes: a pattern may be found in either. */
function asRead(response: string) {
	const straight = response.replaceAll(/[’‘]/g, "'")
	return `${straight}\n${straight
		.replaceAll(/[*_`>#|]/g, ' ')
		.replaceAll(/[“”]/g, '"')
		.replaceAll(/[ \t]+/g, ' ')}`
}

/** The quotes of an answer, and the last column of its table where that says what to say. */
export function wordsToSay(response: string): string[] {
	const lines = response.split('\n').map((line) => line.trim())
	const quotes = lines
		.map((line) => (line.startsWith('>') ? line.slice(1).trim() : '\n'))
		.join(' ')
		.split(/\s*\n\s*/)
	const rows = lines
		.filter((line) => line.startsWith('|'))
		.map((line) => line.split('|').at(-2)?.trim() ?? '')
	const cells = /say/i.test(rows[0] ?? '') ? rows.slice(2) : []
	return [...quotes, ...cells].map((words) => words.replaceAll(/[“”"*_]/g, '').trim()).filter(Boolean)
}

const entries = new Map([...complianceEntries, ...playbookEntries].map((entry) => [entry.id, entry]))

function hasSource({ sources: expected }: Question, { sources }: CoachAnswer) {
	const named = sources.map(({ kind, href }) => {
		const code = entries.get(href.split('entry=')[1] ?? '')?.about?.code ?? ''
		return `${kind} ${href} ${code}`.replaceAll('_', '-')
	})
	return expected.some((source) => named.some((name) => name.includes(source)))
}
