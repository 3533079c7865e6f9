import {
	assessDisclosures,
	type Disclosure,
	type Finding,
	type ReadTurn,
	readCall,
} from '#features/compliance/index.ts'
import type { Outcome, PracticeMessage } from '../contract.ts'
import { findPracticeClaims } from '../prospect/find-claims.ts'

/** A practice call as read by the call analyst. Turn numbers are indexes into the conversation. */
export type ReadPractice = { call: ReadTurn[]; findings: Finding[]; disclosures: Disclosure[] }

/** Characters read of one message, as the prospect reads them. */
const charactersRead = 4000

export function readPractice(
	conversation: readonly Pick<PracticeMessage, 'speaker' | 'message'>[],
	outcome: Outcome | null,
): ReadPractice {
	const call = readCall(
		conversation.map(({ speaker, message }) => ({
			speaker: speaker === 'user' ? ('rep' as const) : ('customer' as const),
			text: message.slice(0, charactersRead).replaceAll(/\p{Cc}+/gu, ' '),
			start: null,
			end: null,
			confidence: null,
		})),
	)
	const findings = findPracticeClaims(call)
	const enrollmentTurn = outcome === 'enrolled' ? call.length - 1 : null
	return { call, findings, disclosures: assessDisclosures(call, enrollmentTurn, findings) }
}
