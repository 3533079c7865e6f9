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
 * What a call was worth and why, from its words alone. Pure: the same turns give the same analysis, byte for byte,
 * for as long as `analysisVersion` stays. Never throws, whatever was said; takes time linear in the words.
 * What people `overturned` (keys as in `finding-key.ts`) counts as the opposite. What rests on uncertain words is
 * provisional and counts for nothing; in a call that is not scored, neither do disclosures nor skills.
 */
export function analyzeTranscript(
	turns: readonly Turn[],
	overturned: ReadonlySet<string> = nothing,
): Analysis {
	const call = readCall(turns)
	const notScored = whyNotScored(call)
	const notScoredBecause = notScored?.reason ?? null
	const judged = notScored?.isJudged === false ? [] : call
	const violations = findViolations(judged)
	const findings = violations.filter((finding) => !overturned.has(findingKey(finding)))
	const { provisional: enrollment, ...outcome } = findEnrollment(judged)
	const assessed = notScored ? [] : assessDisclosures(call, outcome.enrollmentTurn, findings)
	const disclosures = assessed.map((disclosure) =>
		overturned.has(disclosureKey(disclosure)) ? turnAround(disclosure) : disclosure,
	)
	const raised = findObjections(judged, findings)
	const objections = raised.filter(({ confidence }) => isCertain(confidence))
	const { isClosedDeal } = outcome
	// What a call gave occasion for does not hang on what people make of it: no praise may lower a score.
	const isPitched =
		!notScored && findOffer({ call: certainWords(call), findings: violations, objections, isClosedDeal })
	const rated = notScored ? [] : rateSkills({ call, findings, disclosures, objections, isPitched })
	const basis = { call, findings, disclosures, objections, skills: rated, isClosedDeal, isPitched }
	const coaching = coachCall(basis)
	const { names, provisional } = findNames(call)
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

/** People heard a disclosure where the machine heard none, or none where it heard one. */
function turnAround(disclosure: Disclosure): Disclosure {
	return { ...disclosure, status: disclosure.status === 'given' ? 'missing' : 'given' }
}
