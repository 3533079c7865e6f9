import {
	assessDisclosures,
	certainWords,
	type Disclosure,
	findViolations,
	isCertain,
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
import { whyNotScored } from './is-scorable.ts'
import { measureConversation } from './measure-conversation.ts'
import { scoreCall } from './score-call.ts'
import { analysisVersion } from './score-formula.ts'
import { summarizeCall } from './summarize-call.ts'

/**
 * Scores a call and explains the score, from its words alone. Pure: the same turns give the same analysis, byte for byte,
 * until `analysisVersion` changes. Never throws; takes time linear in the number of words.
 */
export function analyzeTranscript(turns: readonly Turn[]): Analysis {
	return assessCall(extractFindings(turns))
}

export type ExtractedCall = ReturnType<typeof extractFindings>

/** What does not depend on reviews, and most of the work: `assessCall` can assess it any number of times. */
export function extractFindings(turns: readonly Turn[]) {
	const call = readCall(turns)
	const notScored = whyNotScored(call)
	const assessable = notScored?.isAssessable === false ? [] : call
	return {
		turns,
		call,
		notScored,
		assessable,
		violations: findViolations(assessable),
		enrollment: findEnrollment(assessable),
		names: findNames(call),
	}
}

/**
 * Findings that reviewers `overturned` (keys as in `finding-key.ts`) count as the opposite. Findings based on uncertain
 * words are provisional and do not affect the score. Calls that are not scored get no disclosures or skills.
 */
export function assessCall(extracted: ExtractedCall, overturned: ReadonlySet<string> = nothing): Analysis {
	const { turns, call, notScored, assessable, violations } = extracted
	const notScoredBecause = notScored?.reason ?? null
	const findings = violations.filter((finding) => !overturned.has(findingKey(finding)))
	const { provisional: enrollment, ...outcome } = extracted.enrollment
	const assessed = notScored ? [] : assessDisclosures(call, outcome.enrollmentTurn, findings)
	const disclosures = assessed.map((disclosure) =>
		overturned.has(disclosureKey(disclosure)) ? invertDisclosure(disclosure) : disclosure,
	)
	const raised = findObjections(assessable, findings)
	const objections = raised.filter(({ confidence }) => isCertain(confidence))
	const { isClosedDeal } = outcome
	// Uses the findings before reviews: overturning one must not make disclosures due and lower the score.
	const isPitched =
		!notScored && findOffer({ call: certainWords(call), findings: violations, objections, isClosedDeal })
	const rated = notScored ? [] : rateSkills({ call, findings, disclosures, objections, isPitched })
	const basis = { call, findings, disclosures, objections, skills: rated, isClosedDeal, isPitched }
	const coaching = coachCall(basis)
	const { names, provisional } = extracted.names
	return {
		version: analysisVersion,
		...scoreCall({ ...basis, notScoredBecause }),
		...outcome,
		isPitched,
		...coaching,
		...names,
		highlightedTranscript: highlightTranscript(turns, findings, disclosures, coaching.strengthEvidence),
		summary: summarizeCall({
			...basis,
			...outcome,
			names,
			provisionalEnrollment: enrollment,
			notScoredBecause,
		}),
		findings,
		disclosures,
		objections,
		skills: rated.map(({ skill }) => skill),
		conversation: measureConversation(call),
		provisional: {
			...provisional,
			enrollment,
			objections: raised.filter(({ confidence }) => !isCertain(confidence)),
			strengths: rated.flatMap((skill) =>
				skill.provisional.map(({ text, evidence }) => ({ text, ...evidence })),
			),
		},
	}
}

const nothing: ReadonlySet<string> = new Set()

/** A reviewer found the disclosure that the analysis missed, or did not find the one that it reported. */
function invertDisclosure(disclosure: Disclosure): Disclosure {
	return { ...disclosure, status: disclosure.status === 'given' ? 'missing' : 'given' }
}
