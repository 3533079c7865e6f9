import {
	evidenceFor,
	findViolations,
	mayStand,
	prohibitedStatements,
	readCall,
	type Turn,
} from '#features/compliance/index.ts'
import { verifyWording } from '#features/language/pure.ts'
import { cleanText } from '#platform/text/clean-text.ts'
import type { Analysis } from '../contract.ts'
import type { EnrichmentResult, Suggestion } from '../enrichment-contract.ts'
import { coachingItems, type ModelAnswer } from './ask-about-call.ts'
import { findQuote } from './find-quote.ts'

const mostLines = 5
const longestText = 400
/** Of each kind; what a model says beyond is not looked at. */
const mostItems = 30
/** More than this is noise to a reader. */
const mostSuggestions = 10

/**
 * What of a model's answer may be shown: coaching that is about something the analysis says and makes no prohibited
 * statement itself, and suggested findings whose words the rep said in the turn named, that the rules did not find and
 * do not clear. Pure, never throws, and text stays text: whoever shows it must not read it as markup.
 */
export function verifyAnswer(
	answer: ModelAnswer,
	turns: readonly Turn[],
	analysis: Pick<Analysis, 'findings' | 'improvements' | 'actions'>,
): EnrichmentResult {
	return {
		summary: answer.summary
			.map(tidy)
			.filter((line) => line && isUsable(line))
			.slice(0, mostLines),
		coaching: verifyCoaching(answer.coaching, coachingItems(analysis)),
		suggestions: verifyFindings(answer.findings, turns, analysis.findings),
	}
}

function verifyCoaching(coaching: ModelAnswer['coaching'], items: string[]): EnrichmentResult['coaching'] {
	const texts = new Map<string, string>()
	for (const { item, text } of coaching.slice(0, mostItems)) {
		const about = items[item]
		const tidied = tidy(text)
		if (about && tidied && !texts.has(about) && isUsable(tidied) && isLawfulToSay(tidied))
			texts.set(about, tidied)
	}
	return [...texts].map(([about, text]) => ({ about, text }))
}

const isUsable = (text: string) => verifyWording(text, {}).length === 0

/** A model's text as it may be shown, or null. */
export function usableText(text: string): string | null {
	const tidied = tidy(text)
	return tidied && isUsable(tidied) ? tidied : null
}

/** Coaching is to be said on calls: it must pass the rules itself. */
const isLawfulToSay = (text: string) =>
	findViolations(readCall([{ speaker: 'rep', text, start: null, end: null, confidence: null }])).length === 0

function verifyFindings(
	candidates: ModelAnswer['findings'],
	turns: readonly Turn[],
	found: Analysis['findings'],
): Suggestion[] {
	const call = readCall(turns)
	const known = new Set(found.map(placeOf))
	const suggestions = candidates.slice(0, mostItems).flatMap((candidate) => {
		const statement = prohibitedStatements.find(({ code }) => code === candidate.code)
		const read = call[candidate.turn]
		if (!statement || !read || known.has(placeOf(candidate))) return []
		const span = findQuote(read.turn.text, candidate.quote)
		if (!span) return []
		const evidence = evidenceFor(read, span.from, span.to)
		if (!mayStand(call, statement.code, evidence)) return []
		known.add(placeOf(candidate))
		const { code, title, citation, sayInstead } = statement
		return [{ ...evidence, code, title, citation, sayInstead, why: tidy(candidate.why) }]
	})
	return suggestions.slice(0, mostSuggestions)
}

const placeOf = ({ code, turn }: { code: string; turn: number }) => `${turn} ${code}`

function tidy(text: string) {
	const folded = cleanText(text.slice(0, 10 * longestText))
		.replace(/\s+/g, ' ')
		.trim()
	return folded.length > longestText
		? `${folded
				.slice(0, longestText - 1)
				.toWellFormed()
				.trimEnd()}…`
		: folded
}
