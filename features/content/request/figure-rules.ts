import type { FigureKind } from './brief.ts'

/** What stands around a figure of a kind: `before` ends where it begins, `after` begins where it ends. */
export type Rule = { kind: FigureKind; before?: RegExp; after?: RegExp }

export const perMonth =
	/^\s*(?:(?:dollars|bucks)\s*)?(?:\/\s*month\b|\/\s*mo\b|an?[ -]month\b|per month\b|each month\b|every month\b|monthly\b|month\b|a paycheck\b|every two weeks\b|bi-?weekly\b|a week\b|per week\b)/i
const perYear = /^\s*(?:\/\s*year\b|an?[ -]year\b|per year\b|yearly\b|annually\b|salary\b|annual\b)/i

/** Read in order: the first rule whose every pattern fits decides. `before` ends and `after` begins at the figure. */
export const moneyRules: readonly Rule[] = [
	{ kind: 'monthly_payment', before: /\bthrow(?:s|ing)?\s+\$?$/i, after: perMonth },
	{
		kind: 'income',
		before:
			/\b(?:incomes?|makes|making|earns|earning|brings? (?:home|in)|bringing home|take[- ]?home|salary|paycheck|pension|social security|ssdi?|disability|net|gross|living on|lives on)\b[^.,;!?$]{0,16}$/i,
	},
	{
		kind: 'income',
		before:
			/\b(?:gets|gets paid|wins|(?:pays|paid) (?:him|her|them|me)|(?:2nd|second|other) job|jobs \(|part[- ]time(?: job)?|raise to|(?:va|wife['’]?s|husband['’]?s|his|her)(?: (?:check|pay|pension)))(?: (?:is|of|at|about|around))?[\s:,]*\$?$/i,
	},
	{
		kind: 'income',
		after:
			/^\s*(?:an hour|per hour|\/ ?h(?:r|our)?\b|coming in|(?:from|at) (?:work|his job|her job|the plant))\b/i,
	},
	{
		kind: 'income',
		after:
			/^\s*(?:a |per |\/ ?|each )?(?:month|year|week)?(?:ly)?\s*(?:incomes?|take[- ]?home|salary|pension|social security|from social security|from his pension|in income|net|gross)\b/i,
	},
	{
		kind: 'monthly_payment',
		before:
			/\b(?:minimums?|min payments?|now pay(?:s|ing)?|currently pay(?:s|ing)?|pay(?:s|ing)?(?: out)? (?:around |about |over )?|spend(?:s|ing)|card payments?)\b[^.,;!?$\d]{0,16}$/i,
		after: perMonth,
	},
	{
		kind: 'monthly_payment',
		before:
			/\b(?:minimums?(?: payments?)?|min payments?|current payments?|currently pay(?:s|ing)|now pay(?:s|ing))\b(?:(?!\bon\b)[^.,;!?$\d]){0,32}$/i,
	},
	{
		kind: 'monthly_deposit',
		before:
			/\b(?:deposits?|draft|drafts|monthly payment|new payment|program payment|payment|put(?:s|ting)? (?:in|away|aside)|sets? aside|setting aside|saves?|saving|afford|can do|could do|budget|commit to)\b[^.,;!?$\d]{0,18}$/i,
	},
	{
		kind: 'monthly_deposit',
		after:
			/^\s*(?:a |per |\/ ?)?(?:month|monthly)?(?:ly)?\s*(?:program )?(?:deposits?|drafts?|payment|program|plan)\b/i,
	},
	{
		kind: 'total_debt',
		after:
			/^\s*(?:\+|or so|plus|worth)?\s*(?:of |in |on |across |over |total |all )?(?:(?:the|her|his|their|unsecured|credit|card|medical|total|personal|revolving|store|mixed|old|cc|enrolled|\d+|two|three|four|five|six|seven|eight|nine|ten|a few|several)\s*){0,3}(?:debts?|cards?|balances?|bills|loans?|credit card|accounts?|creditors)\b/i,
	},
	{ kind: 'monthly_deposit', after: perMonth },
	{ kind: 'income', after: perYear },
]

/** A competitor's fee. */
export const theirs =
	/\b(?:competitors?|another (?:company|place|firm|outfit)|other (?:company|companies|guys|place)|elsewhere|freedom|national|accredited|americor|(?:she|he|they)(?: says?| said)? (?:they|was|were|got|had)|they)\b[^.;!?]{0,30}\b(?:charges?|charged|quoted?|fee|at|only|offers?|offered|wants?)\b[^.;!?\d]{0,12}$/i

export const percentRules: readonly Rule[] = [
	{ kind: 'other', before: theirs },
	{ kind: 'interest_rate', after: /^\s*(?:apr|interest|rates?)\b/i },
	{ kind: 'interest_rate', before: /\b(?:cards?|loans?|accounts?) at\s+$/i },
	{
		kind: 'interest_rate',
		before:
			/\b(?:apr|interest(?: rates?)?(?: of| at| is| are)?|rates?(?: of| at| is| are)?)\b[^.;!?\d]{0,16}$/i,
	},
	{
		kind: 'interest_rate',
		before:
			/(?:\d[\d,.]*k?|cards?|balances?|debts?|loans?|grand|thousand)(?: (?:are|is|all|sitting))? at (?:about |around )?$/i,
	},
	{ kind: 'fee_percent', before: /\bwe(?:'re| are)(?: at)? $/i },
	{ kind: 'fee_percent', before: /\b(?:fees?|charges?|our cut|cost|commission)\b[^.;!?\d]{0,30}$/i },
	{
		kind: 'fee_percent',
		after:
			/^[^.;!?\d]{0,12}\b(?:fees?|charge|commission|of (?:the )?(?:enrolled|enrolling|debt (?:enrolled|she|he|they)))\b/i,
	},
	{ kind: 'amount_before_offer', after: /^[^.;!?]{0,50}\bbefore\b[^.;!?]{0,40}\b(?:offer|settle|negotiat)/i },
]

export const durationRules: readonly Rule[] = [
	{
		kind: 'other',
		after:
			/^\s*(?:behind|late|ago|old|past due|delinquent|before|left|in(?:to)?\b|to retire|until|from retire|free|of (?:missed|payments|silence)|at (?:her|his|the|their))/i,
	},
	{
		kind: 'other',
		before:
			/\b(?:behind|late|for the (?:last|past)|last|past|been (?:out|off|with|in)|laid off|unemployed|married|worked|working|retires? in|retiring in|since)\b[^.;!?\d]{0,14}$/i,
	},
	{
		kind: 'first_offer_months',
		before: /\b(?:first (?:offer|settlement)s?\b|offers?\b(?! (?:from|of|was|for|by)\b))[^;!?\d]{0,40}$/i,
	},
	{
		kind: 'first_offer_months',
		after:
			/^[^.;!?\d]{0,24}\b(?:first (?:offer|settlement)|to (?:an|the first|the|her first|his first) (?:offer|settlement))\b/i,
	},
]
