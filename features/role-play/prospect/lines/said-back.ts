/** What a prospect takes from each disclosure, in a few own words. */
export const saidBack: Record<string, readonly string[]> = {
	time_to_results: [
		"it takes a few years, and that's a guess, not a promise",
		"it's years, not months",
		'there is a date by which each of them hears from you',
	],
	amount_before_offer: [
		'I save up a piece of each one before you even talk to them',
		'nothing gets offered until the money is sitting there',
		'I build the pot first and then you make the call',
	],
	nonpayment_consequences: [
		'my credit takes a beating and somebody might sue me',
		'the cards go unpaid, they call, they may take me to court, and it grows meanwhile',
		'it hurts my credit, and court is a real possibility',
	],
	dedicated_account_rights: [
		'the money stays mine and I can quit',
		'my name is on the account and I can walk',
		"I can get out, less what you've earned",
	],
	fees_and_total_cost: [
		"you don't get paid until one of them is settled",
		'I owe you a cut of what I bring in, but only after something settles',
		'your fee comes at the end of each one and not before',
	],
}
/** What those make of it who have not understood. */
export const gotWrong: readonly string[] = [
	'you pay the cards for me and I pay you back',
	"they all have to take the deal, and that's that",
	'my credit goes up because the cards are gone',
	'I give you the money and you hold it',
	"it's kind of a loan, I think",
]
