import { findViolations, readCall } from '#features/compliance/index.ts'
import { Problem } from '#platform/http/problem.ts'

/** Throws Problem 400 when a rep who says these words makes a prohibited statement, naming the rule. */
export function requireLawful(words: string) {
	const call = readCall([{ speaker: 'rep', text: words, start: null, end: null, confidence: null }])
	const finding = findViolations(call).find(({ status }) => status === 'found')
	if (!finding) return
	const { title, citation, quote, sayInstead } = finding
	throw new Problem(
		400,
		'unlawful-hint',
		`This hint breaks the rule “${title}” (${citation}): “${quote}”. Say instead: “${sayInstead}”`,
	)
}
