/** What a customer asks that a line may answer: said after it, an answer is heard for what it means. By statement. */
export const customerQuestions: Readonly<Record<string, string>> = {
	advance_fee: 'Do I pay you anything before a debt is settled?',
	guaranteed_result: 'Are you sure they will settle?',
	unsupported_savings_claim: 'How much am I going to save?',
	credit_harm_denial: 'Is this going to hurt my credit?',
	stop_paying_without_consequences: 'So what happens if I just stop paying my cards?',
	lawsuit_denial: 'Can they sue me or garnish my wages?',
	government_affiliation: 'Are you with the government or my bank?',
	legal_representation_claim: 'Do I get a lawyer with this?',
	nonprofit_claim: 'Are you a nonprofit?',
	false_urgency_or_threat: 'Can I have some time to think about it?',
	account_control_misstatement: 'Whose account is that, and what if I cancel?',
	tax_consequence_denial: 'Will I owe taxes on what they forgive?',
	loan_misrepresentation: 'Is this a loan?',
	do_not_call_ignored: 'Stop calling me and take me off your list.',
}
