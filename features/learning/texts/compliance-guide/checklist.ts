import type { ChecklistItemId } from '../../contract.ts'

type ChecklistItem = {
	id: ChecklistItemId
	/** What is done, told by whoever ticks it. */
	label: string
	/** What it means on the call. */
	detail: string
}

/** The eight items that are ticked on each call, in the order of a call. */
export const checklist: readonly { stage: string; items: readonly ChecklistItem[] }[] = [
	{
		stage: 'Before the call',
		items: [
			{
				id: 'numbers-and-hours',
				label: 'Lists and hours checked',
				detail:
					'Not on our do-not-call list or the national registry; between 8 a.m. and 9 p.m. where they are, and within stricter state hours.',
			},
		],
	},
	{
		stage: 'During the call',
		items: [
			{
				id: 'recording-notice',
				label: 'Recording notice given and accepted',
				detail: 'In the opening, before any personal question.',
			},
			{
				id: 'identity-and-purpose',
				label: 'My name, company, purpose and service said',
				detail: 'That it is a sales call, and that it is about debt settlement.',
			},
			{
				id: 'budget-and-fit',
				label: 'Full budget and debt list done; the program fits',
				detail: 'Unsecured debts only, and a deposit that leaves room for a bad month.',
			},
			{
				id: 'time-and-amount',
				label: 'Time, offer dates and amount to save said',
				detail:
					'How long in all, by when each creditor gets an offer, and how much of each debt is saved first.',
			},
			{
				id: 'risks-together',
				label: 'The three risks said together',
				detail: 'Credit, collections and lawsuits, growing balances; and that forgiven debt may be taxable.',
			},
			{
				id: 'fees-and-account',
				label: 'Fee, total cost and account rights said',
				detail: 'No fee in advance; they own the money and can leave at any time without a penalty.',
			},
		],
	},
	{
		stage: 'After the call',
		items: [
			{
				id: 'understanding-and-records',
				label: 'Understanding checked, records saved',
				detail: 'The plan in their own words; notes, consent and agreement in the file.',
			},
		],
	},
]
