import type { CoachAnswer } from '#features/chat/coach/coach-answer.ts'
import { complianceEntries, findViolations, readCall } from '#features/compliance/index.ts'
import { playbookEntries } from '#features/playbook/index.ts'
import type { Question } from './read-questions.ts'

/** Characters; shorter words are said by anyone. */
const shortestEcho = 12

export type Judged = {
	question: Question
	answer: CoachAnswer
	missing: RegExp[]
	forbidden: RegExp[]
	/** Words to say in which the analyst finds a prohibited statement. */
	unlawful: { code: string; words: string }[]
	/** The coach said the very same before: a follow-up was not understood. */
	isRepeated: boolean
	/** Null where any source will do. */
	hasSource: boolean | null
	passed: boolean
}

/** Judges the last of the answers of a conversation. A source does not decide whether it passed: it is counted apart. */
export function judgeAnswer(question: Question, answers: readonly CoachAnswer[]): Judged {
	const answer = answers.at(-1)
	if (!answer) throw new Error(`${question.id}: nothing was answered`)
	const text = asRead(withoutEcho(answer.response, question.messages))
	const missing = question.must.filter((pattern) => !pattern.test(text))
	const forbidden = question.mustNot.filter((pattern) => pattern.test(text))
	const unlawful = findUnlawful(answer)
	const isRepeated = answers.slice(0, -1).some(({ response }) => response === answer.response)
	return {
		question,
		answer,
		missing,
		forbidden,
		unlawful,
		isRepeated,
		hasSource: question.sources.length === 0 ? null : hasSource(question, answer),
		passed: missing.length + forbidden.length + unlawful.length === 0 && !isRepeated,
	}
}

/** Words to say in which the analyst finds a prohibited statement. */
export const findUnlawful = (answer: Pick<CoachAnswer, 'response' | 'thread'>): Judged['unlawful'] =>
	wordsToSay(answer).flatMap((words) =>
		findViolations(readCall([{ speaker: 'rep', text: words, start: null, end: null, confidence: null }])).map(
			({ code }) => ({ code, words }),
		),
	)

/** What the rep wrote proves nothing when the coach says it back: neither what must be said nor what must not. */
function withoutEcho(response: string, messages: readonly string[]) {
	const own = messages.flatMap((message) => [
		message,
		...[...message.matchAll(/"([^"]+)"/g)].map(([, quoted = '']) => quoted),
		...message.split(/: | - /).slice(1),
	])
	const straight = response.replaceAll(/[’‘]/g, "'")
	return own
		.filter((words) => words.length >= shortestEcho)
		.reduce((text, words) => text.replaceAll(new RegExp(RegExp.escape(words), 'gi'), '…'), straight)
}

/** The answer as written, and once more without its marks: a pattern may be found in either. */
function asRead(response: string) {
	return `${response}\n${response
		.replaceAll(/[*_`>#|]/g, ' ')
		.replaceAll(/[“”]/g, '"')
		.replaceAll(/[ \t]+/g, ' ')}`
}

/**
 * The quotes of an answer, and the last column of its table where that says what to say; in a drill without the last
 * quote, which is the customer's.
 */
function wordsToSay({ response, thread }: Pick<CoachAnswer, 'response' | 'thread'>): string[] {
	const lines = response.split('\n').map((line) => line.trim())
	const quotes = lines
		.map((line) => (line.startsWith('>') ? line.slice(1).trim() : '\n'))
		.join(' ')
		.split(/\s*\n\s*/)
	const rows = lines
		.filter((line) => line.startsWith('|'))
		.map((line) => line.split('|').at(-2)?.trim() ?? '')
	const cells = /say/i.test(rows[0] ?? '') ? rows.slice(2) : []
	const said = quotes.map((words) => words.replaceAll(/[“”"*_]/g, '').trim()).filter(Boolean)
	return [...(thread.drill ? said.slice(0, -1) : said), ...cells]
}

const entries = new Map([...complianceEntries, ...playbookEntries].map((entry) => [entry.id, entry]))

function hasSource({ sources: expected }: Question, { sources }: CoachAnswer) {
	const named = sources.map(({ kind, href }) => {
		const code =
			entries.get(new URL(href, 'http://localhost').searchParams.get('entry') ?? '')?.about?.code ?? ''
		return `${kind} ${href} ${code}`.replaceAll('_', '-')
	})
	return expected.some((source) => named.some((name) => name.includes(source)))
}
