import { compilePhrases, findPhrases, holdsPhrase, type PhraseBook } from '#platform/english/phrases.ts'
import type { Sentence } from '#platform/english/read-sentences.ts'
import type { Disclosure, DisclosureStatus, Evidence, Finding } from '../contract.ts'
import { fewestWordsTimed } from '../limits.ts'
import { lexicon } from '../rule-pack/lexicon.ts'
import type { DisclosureElement, RequiredDisclosure } from '../rule-pack/required-disclosure.ts'
import { requiredDisclosures } from '../rule-pack/rule-pack.ts'
import { saysYes } from './answers.ts'
import { isCertain, isHeardClearly, restingOn } from './certainty.ts'
import { clauseAround, type ReadTurn, wholeTurn } from './read-call.ts'

/** The opening ends with the rep's third turn or at this second, whichever comes later. */
const openingSeconds = 60
const openingTurns = 3

type ReadyElement = {
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

const readyDisclosures: ReadyDisclosure[] = requiredDisclosures.map((disclosure) => ({
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

/**
 * The seven required disclosures with the evidence of every element.
 * @param enrollmentTurn the turn in which the customer agreed to enrol, or null
 * @param findings what the rep said that undoes a disclosure
 */
export function assessDisclosures(
	call: ReadTurn[],
	enrollmentTurn: number | null,
	findings: readonly Finding[],
): Disclosure[] {
	const rep = call.filter(({ turn }) => turn.speaker === 'rep')
	return readyDisclosures.map(({ disclosure, elements, bonus }) => {
		const turns = disclosure.due === 'in the opening' ? openingOf(rep) : rep
		const undone = undoneElements(disclosure, findings)
		const hear = (ready: ReadyElement) => {
			const { id, label } = ready.element
			const denied = undone.get(id) ?? -1
			const heard = turns.filter(({ index }) => index > denied)
			return { id, label, evidence: findElement(ready, heard, call) }
		}
		const assessed = elements.map(hear)
		const { code, title, citation, sayThis } = disclosure
		return {
			code,
			title,
			citation,
			sayThis,
			status: statusOf(assessed, isHeardClearly(turns)),
			elements: assessed,
			bonus: bonus.map(hear),
			wordsPerMinute: readingRate(assessed),
			beforeEnrollment: beforeEnrollment(assessed, enrollmentTurn),
		}
	})
}

/** How many elements of a disclosure were said at any time in the call. */
export function countElements(code: string, call: ReadTurn[]) {
	const ready = readyDisclosures.find(({ disclosure }) => disclosure.code === code)
	const rep = call.filter(({ turn }) => turn.speaker === 'rep')
	return ready?.elements.filter((element) => findElement(element, rep, call) !== null).length ?? 0
}

/** Every element of the disclosures, as `code.element`. */
export const elementNames = readyDisclosures.flatMap(({ disclosure, elements }) =>
	elements.map(({ element }) => `${disclosure.code}.${element.id}`),
)

/** The elements, by name, that a turn of the rep gives. */
export function elementsIn(read: ReadTurn, before: ReadTurn | undefined): Set<string> {
	const said = readyDisclosures.flatMap(({ disclosure, elements }) =>
		elements.flatMap((ready) =>
			elementIn(ready, read, before) ? `${disclosure.code}.${ready.element.id}` : [],
		),
	)
	return new Set(said)
}

function openingOf(rep: ReadTurn[]) {
	const inTime = rep.filter(({ turn }) => turn.start !== null && turn.start <= openingSeconds)
	return inTime.length > openingTurns ? inTime : rep.slice(0, openingTurns)
}

/** The elements that the rep denied, with the last turn in which they did: what comes later stands again. */
function undoneElements({ undoneBy }: RequiredDisclosure, findings: readonly Finding[]) {
	const undone = new Map<string, number>()
	for (const { code, status, turn } of findings) {
		if (status !== 'found') continue
		for (const id of undoneBy[code]?.split(' ') ?? []) undone.set(id, Math.max(turn, undone.get(id) ?? 0))
	}
	return undone
}

/** The first certain evidence of an element, or else the first uncertain one. */
function findElement(ready: ReadyElement, turns: ReadTurn[], call: ReadTurn[]): Evidence | null {
	let uncertain: Evidence | null = null
	for (const read of turns) {
		const evidence = elementIn(ready, read, call[read.index - 1])
		if (evidence && isCertain(evidence.confidence)) return evidence
		uncertain ??= evidence
	}
	return uncertain
}

function elementIn(ready: ReadyElement, read: ReadTurn, before: ReadTurn | undefined): Evidence | null {
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

/** 'missing' and 'partial' count against the rep, so they require a clear recording. */
function statusOf(elements: Disclosure['elements'], isClear: boolean): DisclosureStatus {
	const heard = elements.flatMap(({ evidence }) => (evidence ? [evidence] : []))
	const certain = heard.filter(({ confidence }) => isCertain(confidence))
	if (certain.length === elements.length) return 'given'
	if (!isClear || heard.length === elements.length) return 'unclear'
	if (certain.length > 0) return 'partial'
	return heard.length > 0 ? 'unclear' : 'missing'
}

function beforeEnrollment(elements: Disclosure['elements'], enrollmentTurn: number | null) {
	if (enrollmentTurn === null) return null
	const given = elements.flatMap(({ evidence }) => (evidence ? [evidence.turn] : []))
	return given.length > 0 && given.every((turn) => turn < enrollmentTurn)
}

/** Words a minute over all the evidence, each passage once; null without times or with too few words to tell. */
function readingRate(elements: Disclosure['elements']) {
	const passages = new Map(
		elements.flatMap(({ evidence }) => (evidence ? [[`${evidence.turn} ${evidence.quote}`, evidence]] : [])),
	)
	let words = 0
	let seconds = 0
	for (const { quote, start, end } of passages.values()) {
		if (start === null || end === null) continue
		words += quote.trim().split(/\s+/).length
		seconds += end - start
	}
	return words < fewestWordsTimed || seconds <= 0 ? null : Math.round((words * 60) / seconds)
}
