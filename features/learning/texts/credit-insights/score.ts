/** What a FICO score is made of in general, in percent. Other models weigh differently. */
export const creditFactors: readonly {
	name: string
	weight: number
	what: string
	helps: string
	onTheCall: string
}[] = [
	{
		name: 'Payment history',
		weight: 35,
		what: 'Whether bills are paid on time, how late the late ones were, and how long ago.',
		helps: 'Autopay of at least the minimum, and catching up early on anything missed.',
		onTheCall: 'A settlement program relies on missed payments, so this is what it likely hurts first.',
	},
	{
		name: 'Credit utilization',
		weight: 30,
		what: 'How much is owed, above all the share of the card limits in use.',
		helps: 'Paying balances down. Lower is better; there is no magic number.',
		onTheCall: 'Growing balances and closed cards can push the share up while somebody saves.',
	},
	{
		name: 'History length',
		weight: 15,
		what: 'How old the oldest, the newest and the average account are.',
		helps: 'Keeping old accounts open where they cost nothing.',
		onTheCall: 'Expect enrolled accounts to be closed.',
	},
	{
		name: 'Credit mix',
		weight: 10,
		what: 'Whether there are several kinds of credit, such as cards and installment loans.',
		helps: 'Little. Nobody should borrow for the sake of the mix.',
		onTheCall: 'Never a reason to take or to keep a loan.',
	},
	{
		name: 'New credit',
		weight: 10,
		what: 'New accounts, and applications that led to a hard inquiry.',
		helps: 'Applying seldom, and only for what is needed.',
		onTheCall: 'Somebody who needs new credit soon should hear that this may not be the right choice.',
	},
]

/** The bands of a score, best first. */
export const scoreRanges = [
	{ name: 'Excellent', from: 800, to: 850, tone: 'excellent' },
	{ name: 'Very Good', from: 740, to: 799, tone: 'good' },
	{ name: 'Good', from: 670, to: 739, tone: 'info' },
	{ name: 'Fair', from: 580, to: 669, tone: 'average' },
	{ name: 'Poor', from: 300, to: 579, tone: 'failed' },
] as const
