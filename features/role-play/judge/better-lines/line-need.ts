import type { Topic } from '../../prospect/index.ts'

/** What sort of line a moment calls for; the codes are those of the rule pack, the playbook and the line files. */
export type LineNeed = {
	kind: 'rule' | 'correction' | 'objection' | 'disclosure' | 'question' | 'act' | 'conduct'
	code: string
	/** Good once, and then only where nothing else is left: what any call needs, rather than this moment. */
	once?: true
}

/** What answers a question about a matter. Matters that only the prospect knows about call for a question back. */
const answers: Partial<Record<Topic, LineNeed>> = {
	fee: { kind: 'disclosure', code: 'fees_and_total_cost' },
	price: { kind: 'disclosure', code: 'fees_and_total_cost' },
	credit: { kind: 'objection', code: 'credit_score_worry' },
	lawsuit: { kind: 'rule', code: 'lawsuit_denial' },
	creditors: { kind: 'disclosure', code: 'nonpayment_consequences' },
	account: { kind: 'disclosure', code: 'dedicated_account_rights' },
	time: { kind: 'disclosure', code: 'time_to_results' },
	program: { kind: 'conduct', code: 'program' },
	taxes: { kind: 'rule', code: 'tax_consequence_denial' },
	scam: { kind: 'objection', code: 'scam_fear' },
	competitor: { kind: 'objection', code: 'competitor' },
	bankruptcy: { kind: 'objection', code: 'bankruptcy_instead' },
	spouse: { kind: 'objection', code: 'spouse' },
	past_attempts: { kind: 'objection', code: 'already_tried' },
	budget: { kind: 'objection', code: 'price' },
}

export const answerTo = (topic: Topic): LineNeed => answers[topic] ?? { kind: 'question', code: topic }
