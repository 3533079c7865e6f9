import { z } from 'zod'
import { readData } from '#platform/data/read-data.ts'

/** What the prospect wants to know before saying yes, by the disclosure or matter it asks for. */
export const ownQuestions: Readonly<Record<string, readonly string[]>> = readData(
	new URL('./own-questions.yaml', import.meta.url),
	z.record(z.string(), z.array(z.string())),
)

/** The topic each of them raises. */
export const topicOfQuestion: Record<
	string,
	'time' | 'account' | 'lawsuit' | 'fee' | 'program' | 'taxes' | 'budget'
> = {
	time_to_results: 'time',
	amount_before_offer: 'budget',
	nonpayment_consequences: 'lawsuit',
	dedicated_account_rights: 'account',
	fees_and_total_cost: 'fee',
	program: 'program',
	taxes: 'taxes',
	alternatives: 'program',
}
