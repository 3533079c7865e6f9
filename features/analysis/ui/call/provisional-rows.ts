import type { Provisional } from '#features/analysis/contract.ts'
import type { Evidence } from '#features/compliance/contract.ts'

type Row = { id: string; title: string; words: Evidence | { name: string; confidence: number } }

/** What the recording is too unclear to count, one row each. */
export function provisionalRows(provisional: Provisional | undefined): Row[] {
	if (!provisional) return []
	const { enrollment, salesAgentName, prospectName, objections, strengths } = provisional
	return [
		...(enrollment ? [{ id: 'possible-deal', title: 'Possible closed deal', words: enrollment }] : []),
		...(salesAgentName ? [{ id: 'agent-name', title: 'Agent’s name', words: salesAgentName }] : []),
		...(prospectName ? [{ id: 'client-name', title: 'Client’s name', words: prospectName }] : []),
		...objections.map((words) => ({
			id: `objection-${words.code}`,
			title: `Objection: ${words.title}`,
			words,
		})),
		...strengths.map((words, index) => ({ id: `strength-${index}`, title: words.text, words })),
	]
}
