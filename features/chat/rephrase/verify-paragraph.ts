import type { GuideEntry } from '#features/compliance/index.ts'
import { addressCustomer, verifyWording } from '#features/language/pure.ts'
import { plainMarkdown } from '#platform/text/plain-markdown.ts'
import { findingsOf } from '../coach/check/check-line.ts'
import { customerQuestions } from '../coach/check/customer-questions.ts'
import type { CoachAnswer } from '../coach/coach-answer.ts'
import { groundingText } from './grounding-text.ts'

/** A question, what was said before it, and what the built-in coach answers. */
export type Occasion = {
	message: string
	history: readonly { message: string; response: string }[]
	answer: CoachAnswer
}

const longestParagraph = 1_500
/** How many of the content words of a paragraph must occur in the sources of the answer. */
const leastGrounded = 0.5

/** Phrases that no wording introduces: they are allowed only where the sources of the answer have similar ones. */
const turns = [
	// A clearance.
	/\b(?:(?:is|are|it's|that's|you're|perfectly|totally|completely|absolutely) (?:all )?(?:fine|ok|okay|good to (?:go|say|use)|legal|lawful|allowed|compliant|permitted|safe|in the clear)|go ahead|no problem|nothing wrong|won't (?:be|get) (?:flagged|caught|in trouble)|will(?: not|n't) count against|nobody will (?:know|notice|check))\b/i,
	/^\W*(?:yes|yeah|yep|sure|absolutely|definitely|of course|certainly)\b/im,
	// Leaving something out.
	/\b(?:skip|leave (?:it|that|this|them) out|gloss over|rush (?:through|past)|bury|hide|downplay|no need to (?:mention|say|tell|disclose|give|read)|(?:do not|don't|needn't) (?:have to|need to|bother to)? ?(?:mention|tell|say|disclose|bring up|give|read)|(?:is|are) (?:optional|not (?:required|necessary|needed)|n't (?:required|necessary|needed)))\b/i,
	// A promise that nothing depends on.
	/\b(?:guarantee[ds]?|risk-free|always works?|can't lose|no risk|100 ?%|for sure|without fail|legal advice|as your (?:lawyer|attorney))\b/i,
]

/**
 * What of a model's paragraph may be shown: its words without links, pictures and HTML; null where it is refused, and
 * nothing the model says changes that. Refused is what the call analyst finds a prohibited statement in, an amount
 * that occurs neither in the sources of the answer nor in the conversation, a clearance or a promise that the guide
 * does not give, what is about something else, and what is too long. Careful rather than complete: what is doubtful is
 * not shown. Pure.
 */
export function verifyParagraph(paragraph: string, { message, history, answer }: Occasion): string | null {
	const conversation = [...history.flatMap((each) => [each.message, each.response]), message]
	const rests = groundingText(answer)
	const { text, faults } = checkParagraph(paragraph, {
		rests,
		known: rests,
		conversation,
		entries: answer.grounding,
	})
	return faults.length > 0 ? null : text
}

/**
 * What a paragraph is checked against: all its sources, the verified parts of them that may be repeated unchanged,
 * what was said before, and the guide entries among it. Words from calls and uploads are not known to hold.
 */
type Grounds = {
	rests: string
	known: string
	conversation: readonly string[]
	entries: readonly GuideEntry[]
}

/** Why a model's paragraph may not be shown: the faults of its wording, and two of our own. */
type ParagraphFault = ReturnType<typeof verifyWording>[number] | 'clearance' | 'prohibited'

/** A model's paragraph without links, pictures and HTML, and every reason why it may not be shown. Pure. */
export function checkParagraph(
	paragraph: string,
	{ rests: given, known: sure, conversation, entries }: Grounds,
): { text: string; faults: ParagraphFault[] } {
	const text = plainMarkdown(paragraph)
	const said = withoutWarnings(asRead(text))
	const rests = withoutWarnings(asRead(given))
	const known = withoutWarnings(asRead(sure))
	const own = withoutKnown(said, known)
	const stated = [rests, ...conversation].join('\n')
	const faults: ParagraphFault[] = [
		...(turns.some((turn) => hasTurn(own, turn) && !hasTurn(known, turn)) ? ['clearance' as const] : []),
		...verifyWording(asRead(text), { maxCharacters: longestParagraph, mayBeNotes: true }),
		...verifyWording(said, { mayBeNotes: true, restsOn: { text: rests, fraction: leastGrounded } }),
		...verifyWording(withoutNumbering(own), { amounts: stated, citations: known }),
	]
	const isProhibited = faults.length === 0 && teachesProhibited(own, { grounding: entries })
	return { text, faults: isProhibited ? ['prohibited'] : faults }
}

/** Emphasis and printed apostrophes change no word. */
const asRead = (text: string) => text.replace(/[*_]/g, '').replaceAll('’', "'")

/** Words belong together unless a line of a text or of a quotation ends between them. */
const hasTurn = (text: string, turn: RegExp) => turn.test(text) || turn.test(text.replace(/[\s>]+/g, ' '))

/** Whether a rep who takes these words to a customer makes a prohibited statement. */
export function teachesProhibited(text: string, { grounding }: Pick<CoachAnswer, 'grounding'>): boolean {
	const questions = grounding.flatMap(({ about }) =>
		about?.kind === 'statement' ? (customerQuestions[about.code] ?? []) : [],
	)
	const wordsToSay = [...text.matchAll(/[“"]([^“”"]+)[”"]|^\s*>(.*)$/gm)].flatMap(([words]) =>
		spokenParts(words),
	)
	return (
		spokenParts(text).some((line) => wordingsOf(line).some((wording) => isProhibited(wording, null))) ||
		wordsToSay.some((line) => questions.some((question) => isProhibited(line, question)))
	)
}

const isProhibited = (words: string, question: string | null) => findingsOf(words, question).length > 0

/**
 * The effect of a line when a rep says it to a customer: unchanged, addressed to them, without the words that
 * tell a rep to say it, and what follows a colon; 'you' may be the customer or the rep being addressed.
 */
function wordingsOf(line: string) {
	const toRep = line.replace(/\byour\b/gi, 'our').replace(/\byou\b/gi, 'we')
	const addressed = [line, toRep].map(toCustomer)
	const said = addressed.flatMap((each) => [
		each.replace(instruction, ''),
		each.slice(each.lastIndexOf(': ') + 1),
	])
	return [...new Set([line, ...addressed, ...said])]
}

/** 'You can tell them that their debt is cut in half' is taught as 'your debt is cut in half'. */
const instruction =
	/\b(?:(?:you|we) (?:can|could|should|may|might)|just|simply|then|try to|i(?:'d| would))? ?\b(?:tell|say(?: to)?|promise|assure|let|remind|explain(?: to)?)(?: you| them)?(?: know)?(?: that)?[\s,:]+/i

const toCustomer = (text: string) =>
	addressCustomer(
		text
			.replace(/\b(?:the|a|your|any) (?:customer|client|prospect|consumer|caller)(['’]s)?/gi, (_, owns) =>
				owns ? 'their' : 'them',
			)
			.replace(/\b(?:customers|clients|prospects|consumers|people)\b/gi, 'them'),
	)

/** The lines of a text and the words in quotation marks, each as someone may say it, and the whole. */
function spokenParts(text: string) {
	const lines = text.split('\n').flatMap((line) => line.split('|'))
	const quoted = [...text.matchAll(/[“"]([^“”"]+)[”"]/g)].map(([, words = '']) => words)
	const parts = [...lines, ...quoted, lines.join(' ')]
	return [
		...new Set(parts.map((part) => part.replace(/[*_>#“”"]|^\s*(?:[-+•]|\d+[.)])\s/g, ' ').trim())),
	].filter((part) => /\p{L}/u.test(part))
}

/** Without the sentences that the sources contain word for word: those are verified. */
function withoutKnown(text: string, rests: string) {
	const known = new Set((rests.match(sentence) ?? []).map(bare))
	return text.replace(sentence, (each) => (known.has(bare(each)) ? '' : each))
}

/** A period between digits ends no sentence: '16 CFR 310.4'. */
const sentence = /(?:[^.!?\n|]|(?<=\d)\.(?=\d))+[.!?]*/g
/** Beginnings that the guide as text gives to its lines do not count. */
const bare = (text: string) =>
	text
		.replace(/^\s*(?:say(?: it briefly| after a no)?|why):/i, '')
		.toLowerCase()
		.replaceAll(/[^\p{L}\p{N}%$]+/gu, ' ')
		.trim()

const warnedHead = /^\W*(?:instead of|don['’]t say|do not say|never say|avoid|leave(?: this)?|not this)\W*$/i
const warnedQuote =
	/\b(?:do not|don['’]t|never|avoid|stop|instead of)\s+(?:ever\s+)?(?:say|saying|promise|promising|tell|telling|claim|claiming)(?:\s+(?:them|her|him|you|anyone|a customer))?[\s,:]*[“"][^“”"]*[”"]/gi

/** Without wordings to leave: the left column of an 'Instead of' table, and the words quoted after 'never say'. */
function withoutWarnings(text: string) {
	let table: 'none' | 'plain' | 'warning' = 'none'
	const lines = text.split('\n').map((line) => {
		const cells = line.trim().startsWith('|') ? line.trim().split('|').slice(1) : null
		if (!cells) table = 'none'
		else if (table === 'none') table = warnedHead.test(cells[0] ?? '') ? 'warning' : 'plain'
		return cells && table === 'warning' ? cells.slice(1).join('|') : line.replace(warnedQuote, '')
	})
	return lines.join('\n')
}

const withoutNumbering = (text: string) => text.replace(/^[\s>]*\d{1,2}[.)]\s/gm, '')
