import {
	assessDisclosures,
	type Disclosure,
	findViolations,
	type ReadTurn,
	readCall,
	type Turn,
} from '#features/compliance/index.ts'
import { findObjections, rateSkills } from '#features/playbook/index.ts'
import type { Analysis } from '../contract.ts'
import { disclosureKey, findingKey } from '../finding-key.ts'
import { coachCall } from './coach-call.ts'
import { findEnrollment } from './find-enrollment.ts'
import { findNames } from './find-names.ts'
import { findOffer } from './find-offer.ts'
import { highlightTranscript } from './highlight-transcript.ts'
import { measureConversation } from './measure-conversation.ts'
import { scoreCall } from './score-call.ts'
import { analysisVersion, fewestRepWords } from './score-formula.ts'
import { summarizeCall } from './summarize-call.ts'

/**
 * What a call was worth and why, from its words alone. Pure: the same turns give the same analysis, byte for byte,
 * for as long as `analysisVersion` stays. Never throws, whatever was said; takes time linear in the words.
 * What people `overturned` (keys as in `finding-key.ts`) counts as the opposite.
 */
export function analyzeTranscript(
	turns: readonly Turn[],
	overturned: ReadonlySet<string> = nothing,
): Analysis {
	const call = readCall(turns)
	const violations = findViolations(call)
	const findings = violations.filter((finding) => !overturned.has(findingKey(finding)))
	const enrollment = findEnrollment(call)
	const assessed = assessDisclosures(call, enrollment.enrollmentTurn, findings)
	const disclosures = assessed.map((disclosure) =>
		overturned.has(disclosureKey(disclosure)) ? turnAround(disclosure) : disclosure,
	)
	const objections = findObjections(call, findings)
	const { isClosedDeal } = enrollment
	// What a call gave occasion for does not hang on what people make of it: no praise may lower a score.
	const isPitched = findOffer({ call, findings: violations, objections, isClosedDeal })
	const rated = rateSkills({ call, findings, disclosures, objections, isPitched })
	const basis = { call, findings, disclosures, objections, skills: rated, isClosedDeal, isPitched }
	const coaching = coachCall(basis)
	const names = findNames(call)
	return {
		version: analysisVersion,
		...scoreCall({ ...basis, notScoredBecause: whyNotScored(call) }),
		...enrollment,
		isPitched,
		...coaching,
		...names,
		highlightedTranscript: highlightTranscript(turns, findings, disclosures, coaching.strengthEvidence),
		summary: summarizeCall({ ...basis, ...enrollment, names }),
		findings,
		disclosures,
		objections,
		skills: rated.map(({ skill }) => skill),
		conversation: measureConversation(call),
	}
}

const nothing: ReadonlySet<string> = new Set()

/** People heard a disclosure where the machine heard none, or none where it heard one. */
function turnAround(disclosure: Disclosure): Disclosure {
	return { ...disclosure, status: disclosure.status === 'given' ? 'missing' : 'given' }
}

function whyNotScored(call: ReadTurn[]) {
	const words = call.reduce((sum, { turn, wordCount }) => sum + (turn.speaker === 'rep' ? wordCount : 0), 0)
	if (words >= fewestRepWords) return null
	return words === 0
		? 'Nothing was said by a rep.'
		: `Too short to score: the rep said only ${words} ${words === 1 ? 'word' : 'words'}.`
}
