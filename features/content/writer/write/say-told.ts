import { contentStems } from '#platform/text/content-stems.ts'
import { passesInIsolation } from '../../compliance-check/passes-in-isolation.ts'
import type { Brief } from '../../request/brief.ts'
import { type Draft, listed, sentences, textOf } from './draft.ts'
import { longestText } from './write-text.ts'

/** A piece already says a sentence if one of its own contains this share of the words. */
const mostRepeated = 0.7

/** Whether a piece says a sentence, word for word or nearly so. */
export function isSaid(content: string, sentence: string): boolean {
	if (content.includes(sentence)) return true
	const wanted = [...new Set(contentStems(sentence))]
	return (
		wanted.length > 0 &&
		content.split(/(?<=[.?!])\s|\n/).some((each) => {
			const written = new Set(contentStems(each))
			return wanted.filter((stem) => written.has(stem)).length >= wanted.length * mostRepeated
		})
	)
}

/** Sentences without those that an earlier one says already. */
export const unrepeated = (said: readonly string[]) =>
	said.filter((say, at) => !isSaid(said.slice(0, at).join(' '), say))

/**
 * Adds the sentences for the customer to a message: statements after the opening paragraph, questions and requests before the
 * last one. Sentences that break a rule are skipped.
 */
export function sayTold({ told = [], include = [], occasion }: Brief, draft: Draft): Draft {
	// A removal confirmation says nothing else.
	if (occasion === 'stop_request') return draft
	const text = textOf(draft)
	const missing = unrepeated([...told.map(({ say }) => say), ...include])
		.filter((say) => !isSaid(text, say) && passesInIsolation(say))
		.map((say) => (/[.?!]$/.test(say) ? say : `${say}.`))
	const isQuestion = (say: string) => say.endsWith('?') || say.startsWith('Please ')
	const stated = sentences(...missing.filter((say) => !isQuestion(say)))
	const asked = sentences(...missing.filter(isQuestion))
	const [opening = '', ...rest] = draft.body
	const end = rest.length > 1 ? rest.slice(-1) : []
	const body = [opening, stated, ...rest.slice(0, rest.length - end.length), asked, ...end]
	return { ...draft, body: body.filter((each) => each !== '') }
}

/** The same for a text message: sentences go before the opt-out line, as far as there is room. */
export function sayToldInText({ told = [], include = [] }: Brief, draft: Draft): Draft {
	const [message = '', ...rest] = draft.body
	const optOut = / (?:Reply|Text me back|Answer here)[^.]*$/.exec(message)?.[0] ?? ''
	let said = message.slice(0, message.length - optOut.length)
	for (const say of [...told.map((each) => each.say), ...include]) {
		const longer = sentences(said, /[.?!]$/.test(say) ? say : `${say}.`)
		if (!isSaid(said, say) && passesInIsolation(say) && longer.length + optOut.length <= longestText)
			said = longer
	}
	return { ...draft, body: [`${said}${optOut}`, ...rest] }
}

/** The same for a call script or a reply: what it does not say yet is listed for the rep. */
export function listTold({ told = [], include = [], occasion, limits }: Brief, draft: Draft): Draft {
	if (occasion || limits) return draft
	const text = textOf(draft)
	const missing = [...told.map(({ say }) => say), ...include].filter(
		(say) => !isSaid(text, say) && passesInIsolation(say),
	)
	const list = listed(
		'Also say:',
		missing.map((say) => `“${say}”`),
	)
	return { ...draft, body: [...draft.body, list].filter((each) => each !== '') }
}

/** Words that nobody but the customer may hear. */
const isPrivate =
	/[$%]|\b(?:debts?|owes?|owed|settle\w*|deposit\w*|payments?|creditors?|accounts?|cards?|fees?|loans?|collect\w*|lawsuit|sued?|court|balance|program|enroll\w*)\b/i

/** The same for a voicemail, before the callback number; only what anyone may hear. */
export function sayToldInVoicemail({ told = [] }: Brief, draft: Draft): Draft {
	const [first = '', ...rest] = draft.body
	const missing = told
		.map(({ say }) => say)
		.filter((say) => !isPrivate.test(say) && !isSaid(first, say) && passesInIsolation(say))
	if (missing.length === 0 || draft.body.length !== 1) return draft
	const at = first.search(/[^.!?“]*\bnumber\b|[^.!?“]*\b(?:reach|call) me\b/i)
	const words =
		at < 0
			? first.replace(/”?$/, (end) => ` ${missing.join(' ')}${end}`)
			: `${first.slice(0, at).trimEnd()} ${missing.join(' ')} ${first.slice(at).trimStart()}`
	return { ...draft, body: [words, ...rest] }
}
