import { offerWords } from '../offer-words.ts'
import type { RequiredDisclosure } from '../required-disclosure.ts'

/** What a negotiator does once the money is there. */
const approaches = `${offerWords}|negotiat*|try|tackle*|approach*|make_the_call|make_a_call|call_them|reach_out|knock|go_to|go_after|go_in|deal|settle|pitch|open_talks|start_talking|contact|pick_up_the_phone|talk_to|talk|sit_down|take_a_run|take_a_swing|make_a_move|make_a_play|work_on|go_to_bat`
const conditions = 'before|once|when|until|after|till|as_soon_as|soon_as|by_the_time|at_about|at|only|first'
const saved =
	'saved|banked|built|build|gathered|set_aside|accumulated|put_away|put_aside|in_there|in_the_account|in_your_account|stacked|piled|collected|sitting|tucked|stashed|put_by|squirreled|socked|set_by|in_the_pot|in_the_kitty|on_hand|in_hand|save|save_up|saved_up|grown|grows_to|reaches|hits|holds'
const portions = 'third|quarter|fifth|half|percent|hundred|thousand|grand'

export const amountBeforeOffer: RequiredDisclosure = {
	code: 'amount_before_offer',
	title: 'Amount to save before an offer',
	citation: '16 CFR 310.3(a)(1)(viii)(B)',
	sayThis:
		"Before we make an offer on a debt you'd need about {percent} of that debt saved in your account, for each one.",
	isTelemarketingSalesRule: true,
	due: 'before enrollment',
	undoneBy: {},
	elements: [
		{
			id: 'E1',
			label: 'A dollar amount or a percentage',
			say: [
				`<percent> ~8 ${saved}|balance|of_a|of_each|of_every|of_the|of_that|of_what|of_any`,
				`<number> ~8 ${saved}`,
				`${saved}|have|got|need|bank ~6 <percent>`,
				`${saved}|need ~6 <number>`,
				'a|one|about|roughly ~1 third|quarter|fifth|half ~2 of',
			],
			with: [conditions, approaches, saved],
			unless: ['fee|our_charge|we_charge|our_piece|our_cut|our_share', 'a_month|monthly|per_month'],
		},
		{
			id: 'E2',
			label: 'For each debt',
			say: [
				'each|every|per|apiece|any ~2 debt|debts|one|account|accounts|card|cards|creditor|creditors|balance|balances|of_them|of_the',
				'of|on|for|against ~1 a|any|that ~1 debt|balance|card|account|one',
				'a_debt|per_debt|same_for|same_on|same_goes|same_with|for_all|all_of_them|each_one|each_of|respective|them_all|same_rule|same_percent*',
			],
			with: [conditions, approaches, saved, portions],
			unless: ['fee|charge|approved|settled|said_yes', 'quit_paying|stop_paying|quit_sending'],
		},
		{
			id: 'E3',
			label: 'Saved before an offer is made',
			say: [
				`${conditions} ~24 ${approaches}`,
				`${approaches} ~16 ${conditions}`,
				`${saved} ~10 ${approaches}`,
			],
			with: [saved, portions],
			unless: ['fee|charge|bill|owe_us|approved_it|said_yes|you_have_agreed|pay_us|lawyer|attorney|sign'],
		},
	],
}
