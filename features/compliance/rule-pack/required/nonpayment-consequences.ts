import type { RequiredDisclosure } from '../required-disclosure.ts'

const harmed =
	'suffer*|drop*|fall*|sink*|slide*|hurt*|harm*|damage*|down|hit|hits|lower*|tank*|ding*|dip*|plummet*|beating|bruise*|wreck*|poor|poorer|worse|tumble*|bang*|knock*|adverse*|dock*|nosedive|drag|bad|ugly|crater*|decline*|dent|negative|trash*|wounded|takes|take|go_south'
const more =
	'grow*|swell*|fatter|bigger|larger|up|added|adding|add|adds|climb*|increase*|pile*|piling|stack*|build|builds|building|rise|rises|more|accrue*|balloon*|keep|keeps|tack*|compound*|mount*|run|running|higher|snowball*|continue*|get_charged|creep*|inflate*|expand*'

const credit = '<credit>|credits|creditworth*|credit_rating|credit_standing'

/** Words that speak of growth alone: a balance that 'is more' need not have grown. */
const growing =
	'grow*|swell*|bigger|larger|climb*|increas*|pile*|piling|rise|rises|balloon*|mount*|go_up|goes_up|going_up|higher|snowball*|creep*|inflat*|expand*|compound*|run_up'

export const nonpaymentConsequences: RequiredDisclosure = {
	code: 'nonpayment_consequences',
	title: 'Consequences of not paying creditors',
	citation: '16 CFR 310.3(a)(1)(viii)(C)',
	sayThis:
		'Not paying will likely hurt your credit, you may be sent to collections or sued, and what you owe may grow from interest and fees.',
	isTelemarketingSalesRule: true,
	due: 'before enrollment',
	undoneBy: {
		credit_harm_denial: 'E1',
		lawsuit_denial: 'E2',
		stop_paying_without_consequences: 'E3',
	},
	elements: [
		{
			id: 'E1',
			label: 'Credit will likely be hurt',
			say: [
				`${credit} ~8 ${harmed}`,
				`${harmed} ~5 ${credit}`,
				'late ~4 <credit>',
				'report ~2 you ~2 late',
				`affect*|effect|impact* ~6 ${credit} ~4 bad|adverse*|negativ*|poor*|hard`,
				`bad|adverse*|negativ* ~3 affect*|effect*|impact* ~4 ${credit}`,
				'missed_payments|late_payments ~4 reported|on_your_report|on_there|show_up',
			],
			reply: {
				to: [`${credit} ~`],
				say: [
					'it|that|they|score ~5 drop*|go_down|goes_down|come_down|fall*|hurt*|suffer*|take_a_hit|takes_a_hit|get_worse|gets_worse|tank*|go_south|sink*|damage*',
					'likely|probably|expect|sure ~4 drop*|down|hurt*|worse|suffer*|damage*',
					'it_does|it_will|it_would|it_is_going_to|that_is_right|yes $',
				],
			},
			unless: [
				'not ~1 hurt*|harm*|drop*|affect*|touch*|hit|impact*|lower*|damage*',
				'will_not|would_not|does_not|do_not|did_not|can_not|could_not|should_not|is_not|are_not|not_going_to|never|no|nobody|nothing ~3 hurt*|harm*|drop*|affect*|touch*|hit|impact*|lower*|damage*',
				'already|may_be_some|some_impact|inquiry|pull|soft|credit_card*|credit_union|temporary|little|few_points|slightly',
				'is_that|did_it|how_is_your|what_is_your',
			],
		},
		{
			id: 'E2',
			label: 'Collections or a lawsuit are possible',
			say: [
				'may|might|could|can|apt|likely|possible|possibly|chance|expect|risk|will|maybe|probably|some|one|somebody|or|and|even ~8 <sue>|collection*|collectors|collector|court',
				'<sue>|collection*|collectors|court ~5 may|might|could|can|possible|possibly|chance|risk|happen*',
				'they|creditor*|bank|people ~2 may|might|could|can|will|would ~3 call|calling|sue|collect|chase|come_after|law_you',
				'they|some|creditor*|discover|chase|capital_one|amex|synchrony ~3 sue|sues|chase_you|come_after|hound|file_suit*|law_you',
				'file|files|put ~2 case|suit|suits|lawsuit|papers ~',
				'endorse*|turn_you_over|turned_over|send_you|sent|go|goes|over ~3 collection*|collector*',
				'creditor*|bank*|lender*|someone|somebody|one_of_them|couple ~4 sue*|suing|court|small_claims|superior_court|legal_action|file',
				'collectors ~3 call*|ring*|phone*|hound*|contact*',
				'can_not|could_not|do_not ~1 stop|block|prevent|control ~3 court|suing|sue|filing|suit|lawsuit',
				'expect|get|be|some|more ~3 phone_calls|collection_calls|calls',
			],
			unless: [
				'not|never|no|nobody ~3 sue|sued|happen|come_after|call_you',
				'not|never|no|nobody ~2 go|going|take|taking|end_up|be_in|taken ~2 court',
				'we|i ~3 call|called ~3 you',
				'ask_the_court|stand_in_court|asked_the_court|you_do_not_want|court_first|federal_debt|if_they_call',
				'already_sued|have_they_sued|has_anybody|has_anyone|anybody_sued|are_they_calling|who_is_calling',
			],
		},
		{
			id: 'E3',
			label: 'The amount owed may grow from interest and fees',
			say: [
				`interest|late_fees|late_charges|penalties|late_fee|charges ~7 ${more}`,
				`${more} ~6 interest|late_fees|late_charges|penalties|late_fee|charges`,
				`balance*|debt*|owe|owed|amount ~5 ${more} ~8 interest|fees|charges|late|penalties`,
				`balance*|debts|amount|what_you_owe ~4 ${growing}`,
				`interest|late_fees|late_fee ~4 on_top|on_top_of_that|running|piling|keep|keeps|continu*`,
				`add|adds|adding|pile|piling|tack|put|charge ~5 interest|fees|penalt*`,
				`it|that ~3 keep|keeps ~1 growing|climbing|going_up`,
				'owe ~3 more|extra ~6',
				'interest ~2 and ~2 late|fees|charges|penalties ~8',
			],
			unless: [
				'not|never|no|freeze|frozen|stop|stops|waive* ~3 interest|late_fees|grow|fees',
				'what_is_the|interest_rate_on|how_much_interest|negotiate_that_away',
				'our_fee|lower_interest|cut_the_interest',
			],
		},
	],
}
