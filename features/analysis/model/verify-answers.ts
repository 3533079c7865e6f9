import {
	type Evidence,
	evidenceFor,
	mayStand,
	prohibitedStatements,
	type ReadTurn,
	requiredDisclosures,
} from '#features/compliance/index.ts'
import { knownObjections, skillTitles } from '#features/playbook/index.ts'
import type { ModelReading, ModelStatement } from '../enrichment-contract.ts'
import type { CallAnswers } from './ask-about-call.ts'
import { findQuote } from './find-quote.ts'
import type { CoachingAnswer, ConductAnswer } from './questions.ts'
import { sayableText, usableText } from './usable-text.ts'

const mostLines = 5
const mostCoaching = 3
/** Of each kind; what a model says beyond is not looked at. */
const mostItems = 60
/** More than this is noise to a reader. */
const mostStatements = 15

/** A reading whose statements are still to be confirmed, and in which no finding is cleared yet. */
type VerifiedAnswers = Omit<ModelReading, 'cleared'>

/**
 * What of a model's answers the call proves: every quote is verbatim from the turn it names and from the right speaker,
 * and every text may be shown. Pure, never throws, and text stays text: callers must not render it as markup.
 */
export function verifyAnswers(
	{ conduct, coaching, summary }: CallAnswers,
	call: ReadTurn[],
): VerifiedAnswers {
	const prove = proofIn(call)
	const [first] = conduct
	return {
		summary: summary.flatMap((line) => usableText(line) ?? []).slice(0, mostLines),
		kind: first?.kind ?? 'other',
		language: languageOf(conduct),
		areSpeakersExchanged: conduct.length > 0 && conduct.every((answer) => answer.areSpeakersExchanged),
		enrollment: enrollmentIn(conduct, prove),
		statements: statementsIn(conduct, call, prove),
		elements: elementsIn(conduct, prove),
		objections: objectionsIn(coaching, prove),
		skills: skillsIn(coaching, prove),
		coaching: coachingIn(coaching, prove),
	}
}

type Prove = (speaker: 'rep' | 'customer', turn: number | null, quote: string | null) => Evidence | null

/** The place of a quote in a turn of the speaker; null unless it is there letter by letter. */
const proofIn =
	(call: ReadTurn[]): Prove =>
	(speaker, turn, quote) => {
		const read = turn === null ? undefined : call[turn]
		if (!read || quote === null || read.turn.speaker !== speaker) return null
		const span = findQuote(read.turn.text, quote)
		return span && evidenceFor(read, span.from, span.to)
	}

const languageOf = (conduct: readonly ConductAnswer[]) => {
	const named = conduct[0]?.language.trim().toLowerCase().slice(0, 2) ?? ''
	return /^[a-z]{2}$/.test(named) ? named : null
}

/** The outcome by the last part; agreement needs the customer's words. */
function enrollmentIn(conduct: readonly ConductAnswer[], prove: Prove): ModelReading['enrollment'] {
	for (const { enrollment, enrollmentTurn, enrollmentQuote } of conduct.toReversed()) {
		if (enrollment === 'not_agreed') return { agreed: false, evidence: null }
		const evidence = prove('customer', enrollmentTurn, enrollmentQuote)
		if (enrollment === 'agreed' && evidence) return { agreed: true, evidence }
	}
	return null
}

function statementsIn(conduct: readonly ConductAnswer[], call: ReadTurn[], prove: Prove): ModelStatement[] {
	const found = conduct
		.flatMap(({ statements }) => statements.slice(0, mostItems))
		.flatMap(({ code, turn, quote, why, english }) => {
			const statement = prohibitedStatements.find((each) => each.code === code)
			const evidence = prove('rep', turn, quote)
			if (!statement || !evidence) return []
			const isClearedByRules = !mayStand(call, statement.code, evidence)
			const { title, citation, sayInstead } = statement
			const gloss = english === null ? null : usableText(english)
			const words = { why: usableText(why) ?? statement.why, against: null, english: gloss }
			return [{ ...evidence, code: statement.code, title, citation, sayInstead, ...words, isClearedByRules }]
		})
	return firstOfEach(found, ({ code, turn }) => `${turn} ${code}`).slice(0, mostStatements)
}

function elementsIn(conduct: readonly ConductAnswer[], prove: Prove): ModelReading['elements'] {
	const given = conduct
		.flatMap(({ disclosures }) => disclosures.slice(0, mostItems))
		.flatMap(({ disclosure, element, turn, quote }) => {
			const required = requiredDisclosures.find(({ code }) => code === disclosure)
			const evidence = prove('rep', turn, quote)
			if (!evidence || !required?.elements.some(({ id }) => id === element)) return []
			return [{ disclosure, element, evidence }]
		})
	return firstOfEach(given, ({ disclosure, element }) => `${disclosure} ${element}`)
}

function objectionsIn(coaching: readonly CoachingAnswer[], prove: Prove): ModelReading['objections'] {
	const raised = coaching
		.flatMap(({ objections }) => objections.slice(0, mostItems))
		.flatMap(({ code, turn, quote, handled }) => {
			const known = knownObjections.find((each) => each.code === code)
			const evidence = prove('customer', turn, quote)
			return known && evidence ? [{ code, title: known.title, ...evidence, handled }] : []
		})
	return firstOfEach(raised, ({ code }) => code)
}

/** Of a call read in parts, the mean of the parts, with the words and reason of the first. */
function skillsIn(coaching: readonly CoachingAnswer[], prove: Prove): ModelReading['skills'] {
	const rated = coaching.flatMap(({ skills }) => firstOfEach(skills, ({ code }) => code))
	return firstOfEach(rated, ({ code }) => code).flatMap(({ code, why, turn, quote }) => {
		const reason = usableText(why)
		if (!reason) return []
		const scores = rated.filter((each) => each.code === code).map(({ score }) => clampScore(score))
		const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length
		return [
			{
				code,
				title: skillTitles[code],
				score: Math.round(10 * mean) / 10,
				why: reason,
				evidence: prove('rep', turn, quote),
			},
		]
	})
}

const clampScore = (score: number) => Math.min(10, Math.max(0, score))

function coachingIn(coaching: readonly CoachingAnswer[], prove: Prove): ModelReading['coaching'] {
	const points = coaching
		.flatMap((answer) => answer.coaching.slice(0, mostItems))
		.flatMap(({ turn, quote, problem, better }) => {
			const evidence = prove('rep', turn, quote)
			const usable = usableText(problem)
			const sayable = sayableText(better)
			return evidence && usable && sayable ? [{ evidence, problem: usable, better: sayable }] : []
		})
	return firstOfEach(points, ({ evidence }) => `${evidence.turn} ${evidence.quote}`).slice(0, mostCoaching)
}

function firstOfEach<Item>(items: readonly Item[], nameOf: (item: Item) => string): Item[] {
	const firsts = new Map<string, Item>()
	for (const item of items) if (!firsts.has(nameOf(item))) firsts.set(nameOf(item), item)
	return [...firsts.values()]
}
