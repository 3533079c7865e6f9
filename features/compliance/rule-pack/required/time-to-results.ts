import { offerWords } from '../offer-words.ts'
import type { RequiredDisclosure } from '../required-disclosure.ts'

const everyCreditor = 'each|every|everybody|everyone|all|both|last|latest|final|none_later'

export const timeToResults: RequiredDisclosure = {
	code: 'time_to_results',
	title: 'Time to results and to an offer',
	citation: '16 CFR 310.3(a)(1)(viii)(A)',
	sayThis:
		"We estimate {months} months in all, and an offer to each of your creditors by month {latest}. It's an estimate.",
	isTelemarketingSalesRule: true,
	due: 'before enrollment',
	undoneBy: {},
	elements: [
		{
			id: 'E1',
			label: 'How long until the results',
			say: [
				'<duration> ~6 program|plan|estimate*|total|all_told|altogether|projection|figure|roughly|about|deposit*|payments|start_to_finish|done|finish*|complete*|everything',
				'estimate*|figure|figuring|projection|program|plan|term|total|all_told|altogether|looking_at|expect|takes|take|run|runs|last|lasts|about|around|roughly|close_to|somewhere|over|for|done_in|through_in|and_it_is|in|everything ~6 <duration>',
				'<number> ~2 month|months|a_month ~5 <duration>',
				'^ <duration> ~4 month* ',
				'<number> ~2 we_estimate',
				'<number> ~1 month|year ~1 program|plan|term|estimate',
				'<number> months|years',
				'<number> ~1 is ~2 estimate',
				'months ~1 i_would_put|i_would_say|call_it|about ~1 <number>',
			],
			unless: [
				'report|reports|bureau*|ago|have_been|has_been|had_been|been_in|been_on|old|late|past_due|behind|last_year|bankruptcy|chapter|thirteen|statute|ahead_of|retire*|worked|working|married|interest_rate|job',
				'first ~3 offer* ~4 <duration> $',
				'<number> days',
				'first|every|another|last|next <number> months|years',
				'stay*|remain*|season*|pause*|pausing|wait*|legal_aid|mail|no_interest ~8 months|years',
			],
		},
		{
			id: 'E2',
			label: 'By when each creditor gets an offer',
			say: [
				`${offerWords} ~14 ${everyCreditor} ~12 month|months|year|years|by|no_later`,
				`${everyCreditor} ~10 ${offerWords} ~12 month|months|year|years|by|no_later|than`,
				`by|within|before ~3 month|months|<number> ~4 ${everyCreditor} ~10 ${offerWords}`,
				'month ~10 month ~10 month',
				'first|fifth|fourth|sixth ~8 month ~10 last|final|others|rest|second|big*|no_later ~8 month',
				`${offerWords} ~10 month ~14 by|no_later|month ~3 <number>`,
				'last|final|latest ~4 by|no_later|around|about ~2 month',
			],
			with: [offerWords],
		},
	],
}
