import type { ModelReading } from '#features/analysis/contract.ts'
import { mergeFindings } from '#features/analysis/pure.ts'
import {
	assessDisclosures,
	type Disclosure,
	type Finding,
	type ReadTurn,
	readCall,
	type Turn,
	weighFinding,
} from '#features/compliance/index.ts'
import type { Outcome, PracticeMessage } from '../contract.ts'
import { findPracticeClaims } from '../prospect/find-claims.ts'

/** A practice call as read by the call analyst. Turn numbers are indexes into the conversation. */
export type ReadPractice = { call: ReadTurn[]; findings: Finding[]; disclosures: Disclosure[] }

/** Characters read of one message, as the prospect reads them. */
const charactersRead = 4000

type Spoken = Pick<PracticeMessage, 'speaker' | 'message'> & Partial<Pick<PracticeMessage, 'analysis'>>

/** With a model's reading, what it found and heard counts as it does in calls with `MODEL_IN_SCORE=on`. */
export function readPractice(
	conversation: readonly Spoken[],
	outcome: Outcome | null,
	reading?: Pick<ModelReading, 'statements' | 'cleared' | 'elements'>,
): ReadPractice {
	const call = readCall(turnsOf(conversation))
	const found = findPracticeClaims(call).map((finding) => asShown(finding, conversation))
	const findings = reading ? mergeFindings(found, reading, 'on') : found
	const enrollmentTurn = outcome === 'enrolled' ? call.length - 1 : null
	const disclosures = assessDisclosures(call, enrollmentTurn, findings, undefined, reading?.elements)
	return { call, findings, disclosures }
}

/** Keeps a finding certain if it was shown to the rep as certain, even if later context lowers its level. */
function asShown(finding: Finding, conversation: readonly Spoken[]): Finding {
	const shown = conversation[finding.turn]?.analysis?.findings ?? []
	const wasCertain = shown.some(({ code, level = 'certain' }) => code === finding.code && level === 'certain')
	return wasCertain && finding.level === 'likely' ? { ...finding, level: 'certain' } : finding
}

/** Sum of finding weights: 1 if certain, 0.5 if likely. */
export const weightOf = (findings: readonly Finding[]) =>
	findings.reduce((sum, finding) => sum + weighFinding(finding), 0)

/** The conversation as turns of a call. */
export const turnsOf = (conversation: readonly Spoken[]): Turn[] =>
	conversation.map(({ speaker, message }) => ({
		speaker: speaker === 'user' ? 'rep' : 'customer',
		text: message.slice(0, charactersRead).replaceAll(/\p{Cc}+/gu, ' '),
		start: null,
		end: null,
		confidence: null,
	}))
