import type { Disclosure, DisclosureStatus, Evidence, Finding } from '../contract.ts'
import { fewestWordsTimed } from '../limits.ts'
import { isConversation } from '../network/is-conversation.ts'
import { type CallPrediction, predictCall } from '../network/predict-call.ts'
import type { RequiredDisclosure } from '../rule-pack/required-disclosure.ts'
import { type WeighFinding, weighFinding } from '../texts/weigh-finding.ts'
import { isCertain, isHeardClearly } from './certainty.ts'
import { matchElement, type ReadyElement, readyDisclosures } from './match-elements.ts'
import { clauseAround, type ReadTurn } from './read-call.ts'

/** The opening ends with the rep's third turn or at this second, whichever comes later. */
const openingSeconds = 60
const openingTurns = 3

/** Probabilities from which on an element counts as given, with and without a rule that matches its words. */
const leastMatched = 0.15
const leastUnmatched = 0.5

/** An element of a disclosure and the words that gave it. */
export type HeardElement = { disclosure: string; element: string; evidence: Evidence }

/**
 * The seven required disclosures with the evidence of every element.
 * @param enrollmentTurn the turn in which the customer agreed to enroll, or null
 * @param findings what the rep said: what counts fully, by `weigh`, may undo a disclosure
 * @param heardElsewhere elements that something else than the rules and the network heard, such as a language model
 */
export function assessDisclosures(
	call: ReadTurn[],
	enrollmentTurn: number | null,
	findings: readonly Finding[],
	weigh: WeighFinding = weighFinding,
	heardElsewhere: readonly HeardElement[] = [],
): Disclosure[] {
	const rep = call.filter(({ turn }) => turn.speaker === 'rep')
	const denials = findings.filter((finding) => weigh(finding) === 1)
	const prediction = isConversation(call) ? predictCall(call) : null
	return readyDisclosures.map(({ disclosure, elements, bonus }) => {
		const turns = disclosure.due === 'in the opening' ? openingOf(rep) : rep
		const undone = undoneElements(disclosure, denials)
		const hear = (ready: ReadyElement) => {
			const { id, label } = ready.element
			const denied = undone.get(id) ?? -1
			const heard = turns.filter(({ index }) => index > denied)
			const evidence =
				findElement(ready, `${disclosure.code}.${id}`, heard, call, prediction) ??
				heardElsewhere.find(
					(each) =>
						each.disclosure === disclosure.code &&
						each.element === id &&
						heard.some(({ index }) => index === each.evidence.turn),
				)?.evidence ??
				null
			return { id, label, evidence }
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

function openingOf(rep: ReadTurn[]) {
	const inTime = rep.filter(({ turn }) => turn.start !== null && turn.start <= openingSeconds)
	return inTime.length > openingTurns ? inTime : rep.slice(0, openingTurns)
}

/** The elements that the rep denied, with the last turn in which they did: later statements count again. */
function undoneElements({ undoneBy }: RequiredDisclosure, denials: readonly Finding[]) {
	const undone = new Map<string, number>()
	for (const { code, turn } of denials) {
		for (const id of undoneBy[code]?.split(' ') ?? []) undone.set(id, Math.max(turn, undone.get(id) ?? 0))
	}
	return undone
}

/** The first certain evidence of an element, or else the first uncertain one. */
function findElement(
	ready: ReadyElement,
	name: string,
	turns: ReadTurn[],
	call: ReadTurn[],
	prediction: CallPrediction | null,
): Evidence | null {
	let uncertain: Evidence | null = null
	for (const read of turns) {
		const evidence = evidenceOf(ready, name, read, call, prediction)
		if (evidence && isCertain(evidence.confidence)) return evidence
		uncertain ??= evidence
	}
	return uncertain
}

/** Rules find the words; the network decides, and finds an element in other words too. */
function evidenceOf(
	ready: ReadyElement,
	name: string,
	read: ReadTurn,
	call: ReadTurn[],
	prediction: CallPrediction | null,
): Evidence | null {
	const matched = matchElement(ready, read, call[read.index - 1])
	if (!prediction?.knows(name)) return matched
	const probability = prediction.element(read.index, name)
	if (matched) return probability >= leastMatched ? matched : null
	if (probability < leastUnmatched) return null
	const sentence = read.sentences[prediction.clearestSentence(read.index, name)]
	return sentence ? clauseAround(read, sentence, 0, sentence.places.length) : null
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
