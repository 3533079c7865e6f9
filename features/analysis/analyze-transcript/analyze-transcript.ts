import {
	assessDisclosures,
	findViolations,
	type ReadTurn,
	readCall,
	type Turn,
} from '#features/compliance/index.ts'
import { findObjections, rateSkills } from '#features/playbook/index.ts'
import type { Analysis } from '../contract.ts'
import { coachCall } from './coach-call.ts'
import { findEnrollment } from './find-enrollment.ts'
import { findNames } from './find-names.ts'
import { highlightTranscript } from './highlight-transcript.ts'
import { measureConversation } from './measure-conversation.ts'
import { scoreCall } from './score-call.ts'
import { analysisVersion, fewestRepWords } from './score-formula.ts'
import { summarizeCall } from './summarize-call.ts'

/**
 * What a call was worth and why, from its words alone. Pure: the same turns give the same analysis, byte for byte,
 * for as long as `analysisVersion` stays. Never throws, whatever was said; takes time linear in the words.
 */
export function analyzeTranscript(turns: readonly Turn[]): Analysis {
	const call = readCall(turns)
	const findings = findViolations(call)
	const enrollment = findEnrollment(call)
	const disclosures = assessDisclosures(call, enrollment.enrollmentTurn, findings)
	const objections = findObjections(call, findings)
	const isPitched = disclosures.slice(0, 5).some(({ status }) => status !== 'missing')
	const { isClosedDeal } = enrollment
	const rated = rateSkills({ call, findings, disclosures, objections, isClosedDeal, isPitched })
	const basis = { call, findings, disclosures, objections, skills: rated, isClosedDeal, isPitched }
	const coaching = coachCall(basis)
	const names = findNames(call)
	return {
		version: analysisVersion,
		...scoreCall({ ...basis, notScoredBecause: whyNotScored(call) }),
		...enrollment,
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

function whyNotScored(call: ReadTurn[]) {
	const words = call.reduce((sum, { turn, wordCount }) => sum + (turn.speaker === 'rep' ? wordCount : 0), 0)
	if (words >= fewestRepWords) return null
	return words === 0
		? 'Nothing was said by a rep.'
		: `Too short to score: the rep said only ${words} ${words === 1 ? 'word' : 'words'}.`
}
