import type { AnalyzedCall } from '#features/analysis/index.ts'
import type { Person } from '#features/people/contract.ts'
import type { KnownCall } from './call-book.ts'

/** A call as the coach describes it to this person. */
export function presentCall(call: AnalyzedCall, person: Person): KnownCall {
	return {
		id: call.id,
		isOwn: call.ownerId === person.id,
		title: titleOf(call),
		customer: knownName(call.prospectName),
		rep: knownName(call.salesAgentName),
		at: call.uploadedAt,
		seconds: call.durationSeconds,
		score: call.overallScore,
		notScoredBecause: call.notScoredBecause,
		isClosedDeal: call.isClosedDeal,
		statements: call.statements.map(({ code, title, citation, why, sayInstead, quote, start }) => ({
			code,
			title,
			citation,
			why,
			sayInstead,
			quote,
			start,
		})),
		disclosuresWereDue: call.disclosuresWereDue,
		disclosures: call.disclosures.flatMap(({ code, title, status, sayThis }) =>
			status === 'given' ? [] : [{ code, title, status, sayThis }],
		),
		objections: call.objections.map(({ code, title, handled, quote, start }) => ({
			code,
			title,
			handled,
			quote,
			start,
		})),
		skills: call.skills.map(({ code, title, score }) => ({ code, title, score })),
		strengths: call.strengths,
		actions: call.actions,
		talk: {
			repShare: call.conversation.repTalkShare,
			longestMonologueSeconds: call.conversation.longestMonologueSeconds,
			questions: call.conversation.questionsAsked,
		},
	}
}

/** As the lists show it: without the `digits-digits-` that older uploads were stored under. */
export function titleOf({ originalName }: Pick<AnalyzedCall, 'originalName'>) {
	return originalName.replace(/^\d+-\d+-(?=.)/, '')
}

/** 'Unknown' means that no one said the name. */
const knownName = (name: string) => (/^\s*(unknown)?\s*$/i.test(name) ? null : name.trim())
