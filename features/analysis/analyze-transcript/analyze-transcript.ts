import {
	assessDisclosures,
	certainWords,
	type Disclosure,
	type Finding,
	findViolations,
	isCertain,
	type LikelyFindings,
	readCall,
	type Turn,
	type WeighFinding,
	weighFinding,
} from '#features/compliance/index.ts'
import { findObjections, rateSkills } from '#features/playbook/index.ts'
import { type Analysis, type AnalysisModel, passMark } from '../contract.ts'
import type { ModelReading } from '../enrichment-contract.ts'
import { disclosureKey, findingKey } from '../finding-key.ts'
import { coachCall } from './coach-call.ts'
import { findNames } from './find-names.ts'
import { findOffer } from './find-offer.ts'
import { highlightTranscript } from './highlight-transcript.ts'
import { whyNotScored } from './is-scorable.ts'
import { judgeEnrollment } from './judge-enrollment.ts'
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

export type ExtractedCall = ReturnType<typeof extractFindings> & {
	/** The model whose reading is merged into this. */
	model?: AnalysisModel
	/** What of its reading counts like what the rules hear. */
	heardByModel?: Pick<ModelReading, 'elements' | 'objections'>
}

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
		enrollment: judgeEnrollment(assessable),
		names: findNames(call),
	}
}

/** What people decided, by keys as in `finding-key.ts`, and how much findings to check count. */
export type Circumstances = {
	decisions?: ReadonlyMap<string, 'upheld' | 'overturned'>
	likelyFindings?: LikelyFindings | undefined
}

/**
 * Overturned findings count as the opposite, and upheld ones fully. Findings based on uncertain words are provisional and do
 * not affect the score. Calls that are not scored get no disclosures or skills. Findings to check alone never fail a call.
 */
export function assessCall(extracted: ExtractedCall, circumstances: Circumstances = {}): Analysis {
	const analysis = assessWith(extracted, circumstances)
	const { overallScore, score } = analysis
	if (overallScore === null || overallScore >= passMark || !analysis.findings.some(isLikely)) return analysis
	const without = assessWith(extracted, { ...circumstances, likelyFindings: 'none' }).overallScore ?? 0
	if (without < passMark) return analysis
	return { ...analysis, overallScore: passMark, score: { ...score, floor: heldUp } }
}

const isLikely = ({ level }: Finding) => level === 'likely'
const heldUp = { min: passMark, why: 'Findings to check alone never take a call below the pass mark' }

function assessWith(extracted: ExtractedCall, circumstances: Circumstances): Analysis {
	const { turns, call, notScored, assessable, violations, model, heardByModel } = extracted
	const notScoredBecause = notScored?.reason ?? null
	const { decisions = nothing, likelyFindings } = circumstances
	const weigh: WeighFinding = (finding) =>
		weighFinding(finding, { decision: decisions.get(findingKey(finding)), likelyFindings })
	const isOverturned = (key: string) => decisions.get(key) === 'overturned'
	const findings = violations.filter((finding) => !isOverturned(findingKey(finding)))
	const { provisional: enrollment, ...outcome } = extracted.enrollment
	const assessed = notScored
		? []
		: assessDisclosures(call, outcome.enrollmentTurn, findings, weigh, heardByModel?.elements)
	const disclosures = assessed.map((disclosure) =>
		isOverturned(disclosureKey(disclosure)) ? invertDisclosure(disclosure) : disclosure,
	)
	const raised = findObjections(assessable, findings, weigh, heardByModel?.objections)
	const objections = raised.filter(({ confidence }) => isCertain(confidence))
	const { isClosedDeal } = outcome
	// Uses the findings before reviews: overturning one must not make disclosures due and lower the score.
	const isPitched =
		!notScored && findOffer({ call: certainWords(call), findings: violations, objections, isClosedDeal })
	const rated = notScored ? [] : rateSkills({ call, findings, weigh, disclosures, objections, isPitched })
	const basis = { call, findings, weigh, disclosures, objections, skills: rated, isClosedDeal, isPitched }
	const scored = scoreCall({ ...basis, notScoredBecause })
	const coaching = coachCall({ ...basis, ...scored, enrollmentTurn: outcome.enrollmentTurn })
	const { names, provisional } = extracted.names
	return {
		version: analysisVersion,
		...(model && { model }),
		...scored,
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

const nothing: NonNullable<Circumstances['decisions']> = new Map()

/** A reviewer found the disclosure that the analysis missed, or did not find the one that it reported. */
function invertDisclosure(disclosure: Disclosure): Disclosure {
	return { ...disclosure, status: disclosure.status === 'given' ? 'missing' : 'given' }
}
