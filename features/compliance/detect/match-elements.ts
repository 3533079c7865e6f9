import { compilePhrases, findPhrases, holdsPhrase, type PhraseBook } from '#platform/english/phrases.ts'
import type { Sentence } from '#platform/english/read-sentences.ts'
import type { Evidence } from '../contract.ts'
import { lexicon } from '../rule-pack/lexicon.ts'
import type { DisclosureElement, RequiredDisclosure } from '../rule-pack/required-disclosure.ts'
import { requiredDisclosures } from '../rule-pack/rule-pack.ts'
import { saysYes } from './answers.ts'
import { restingOn } from './certainty.ts'
import { clauseAround, type ReadTurn, wholeTurn } from './read-call.ts'

export type ReadyElement = {
	element: DisclosureElement
	say: PhraseBook
	unless: PhraseBook
	notBefore: PhraseBook
	with: PhraseBook[]
	confirms: PhraseBook | null
	reply: { to: PhraseBook; say: PhraseBook } | null
}
type ReadyDisclosure = { disclosure: RequiredDisclosure; elements: ReadyElement[]; bonus: ReadyElement[] }

const book = (phrases: readonly string[] = []) => compilePhrases(phrases, lexicon)

export const readyDisclosures: ReadyDisclosure[] = requiredDisclosures.map((disclosure) => ({
	disclosure,
	elements: disclosure.elements.map(readyElement),
	bonus: (disclosure.bonus ?? []).map(readyElement),
}))

function readyElement(element: DisclosureElement): ReadyElement {
	return {
		element,
		say: book(element.say),
		unless: book(element.unless),
		notBefore: book(element.notBefore),
		with: [
			...(element.with ?? []).map((needed) => book([needed])),
			...(element.withOneOf ? [book(element.withOneOf)] : []),
		],
		confirms: element.confirms ? book(element.confirms) : null,
		reply: element.reply ? { to: book(element.reply.to), say: book(element.reply.say) } : null,
	}
}

/** An answer begins with what it answers. */
const sentencesOfAnAnswer = 3

/** A page, a message or a recording that is pointed at has not been said. */
const pointers = book([
	'page|section|paragraph|agreement|packet|email|recording|document*|disclosures|disclosure|contract ~5 says|covers|goes_over|explains|all_in|has_all|tells',
	'it_is_all|all_of_that_is|everything_is|that_is_all ~3 in_the|on_the|in_writing|spelled_out',
])

/** How many elements of a disclosure were said at any time in the call. */
export function countElements(code: string, call: ReadTurn[]) {
	const ready = readyDisclosures.find(({ disclosure }) => disclosure.code === code)
	const rep = call.filter(({ turn }) => turn.speaker === 'rep')
	return (
		ready?.elements.filter((element) => rep.some((read) => matchElement(element, read, call[read.index - 1])))
			.length ?? 0
	)
}

/** Every element of the disclosures, as `code.element`. */
export const elementNames = readyDisclosures.flatMap(({ disclosure, elements }) =>
	elements.map(({ element }) => `${disclosure.code}.${element.id}`),
)

/** The elements, by name, that a turn of the rep gives. */
export function elementsIn(read: ReadTurn, before: ReadTurn | undefined): Set<string> {
	const said = readyDisclosures.flatMap(({ disclosure, elements }) =>
		elements.flatMap((ready) =>
			matchElement(ready, read, before) ? `${disclosure.code}.${ready.element.id}` : [],
		),
	)
	return new Set(said)
}

/** The words of a turn that give an element, as a rule matches them. */
export function matchElement(
	ready: ReadyElement,
	read: ReadTurn,
	before: ReadTurn | undefined,
): Evidence | null {
	const answer = before?.turn.speaker === 'customer' ? answerIn(ready, read, before) : null
	if (answer) return answer
	const isUnderstood = ready.with.every((needed) =>
		read.sentences.some((sentence) => holdsPhrase(sentence, needed)),
	)
	if (!isUnderstood) return null
	for (const sentence of read.sentences) {
		const match = firstMatch(sentence, ready)
		if (!match || holdsPhrase(sentence, ready.unless) || holdsPhrase(sentence, pointers)) continue
		return clauseAround(read, sentence, match.first, match.after)
	}
	return null
}

function firstMatch(sentence: Sentence, { say, notBefore }: ReadyElement) {
	const others = findPhrases(sentence, notBefore)
	return findPhrases(sentence, say).find(({ after }) => others.every(({ first }) => first !== after))
}

/** An answer that has meaning only after the customer's words: a yes, or 'it would likely drop'. */
function answerIn(
	{ confirms, reply, unless }: ReadyElement,
	read: ReadTurn,
	before: ReadTurn,
): Evidence | null {
	const asked = (phrases: PhraseBook) => before.sentences.some((sentence) => holdsPhrase(sentence, phrases))
	if (confirms && saysYes(read) && asked(confirms)) return restingOn(wholeTurn(read), before.confidence)
	if (!reply || !asked(reply.to)) return null
	for (const sentence of read.sentences.slice(0, sentencesOfAnAnswer)) {
		const [match] = findPhrases(sentence, reply.say)
		if (match && !holdsPhrase(sentence, unless))
			return restingOn(clauseAround(read, sentence, match.first, match.after), before.confidence)
	}
	return null
}
