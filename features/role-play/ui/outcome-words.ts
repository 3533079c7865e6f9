import type { Outcome } from '#features/role-play/contract.ts'

const words: Record<Outcome, string> = {
	enrolled: 'agreed to enroll',
	next_step_agreed: 'agreed to a next step',
	declined: 'declined',
	hung_up: 'hung up',
}

/** "Walter agreed to a next step." */
export function outcomeWords(outcome: Outcome, prospectName: string): string {
	return `${prospectName} ${words[outcome]}.`
}
