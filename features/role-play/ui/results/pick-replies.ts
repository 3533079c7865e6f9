import type { PracticeMessage, ReplayTurn } from '#features/role-play/contract.ts'

/**
 * The ids of the replies that did most and least for the call (null unless they differ in what they did), and of those
 * that have a better line.
 */
export function pickReplies(
	conversation: readonly Pick<PracticeMessage, 'id' | 'speaker' | 'analysis'>[],
	replay: readonly Pick<ReplayTurn, 'messageId' | 'isGood'>[],
): { strongest: string | null; weakest: string | null; toImprove: Set<string> } {
	const ranked = conversation
		.filter(({ speaker }) => speaker === 'user')
		.map(({ id, analysis }) => ({ id, effectiveness: analysis.effectiveness ?? 0 }))
		.sort((a, b) => b.effectiveness - a.effectiveness)
	const [best, worst] = [ranked[0], ranked.at(-1)]
	const differ = best && worst && best.effectiveness > worst.effectiveness
	return {
		strongest: differ ? best.id : null,
		weakest: differ ? worst.id : null,
		toImprove: new Set(replay.filter(({ isGood }) => !isGood).map(({ messageId }) => messageId)),
	}
}
