import type { ProhibitedStatement } from '../prohibited-statement.ts'

/** Lawful: said together with what can happen, or as the customer's own choice. */
const lawful = [
	'your_choice|your_decision|up_to_you|you_decide|choose_to|your_call',
	'not_telling|not_asking|can_not_tell|do_not_stop|never_stop|not ~2 stop_paying|keep_paying ~2 your_mortgage',
	'mortgage|car_note|rent|secured|utilities',
	'deposits|the_program',
	'could|may|might|will|can|likely|expect ~5 <sue>|collect*|late_fee*|hurt|suffer|damage|drop|sink|interest',
	'if_you ~2 stop ~6 expect|late|could|may|might|will|credit|happens|then',
	'relies_on|depends_on|rely_on',
]

export const stopPayingWithoutConsequences: ProhibitedStatement = {
	code: 'stop_paying_without_consequences',
	title: 'Telling the customer to stop paying as if it were safe',
	severity: 'critical',
	citation: '16 CFR 310.3(a)(1)(viii)(C); 16 CFR 310.3(a)(2)(x)',
	why: 'Not paying creditors hurts credit, brings collection and possibly a lawsuit, and makes the debt grow. Whoever speaks of stopping must say so with it.',
	sayInstead:
		"The program relies on you not paying enrolled creditors. That's your choice. Expect credit damage, collection calls, possibly a lawsuit, and added interest and fees.",
	topic: 'stop* pay* nothing_happens interest',
	claims: [
		{
			say: [
				'stop|quit|cease|halt|skip|pause|freeze|cancel|cut_off|shut_off|turn_off|kill|hold_off|lay_off|drop ~2 paying|payments|sending|mailing|autopay*|auto_pay|minimums|bills|making_payment*|making_the|those_payment*',
				'do_not|never|not ~2 pay|send|give|mail ~5 <creditor>|them|cards|dime|penny|nickel|cent|another|anything|any_of|a_thing|minimums',
				'not_another|no_more ~1 dime|penny|cent|nickel|payment|payments|checks',
				'walk_away|walk|turn_your_back|wash_your_hands|go_dark|ghost|go_silent|cut_ties|drop_off_the_map|go_radio_silent ~4 from|on|of|them|bills|cards|creditor*|those|every',
				'let ~4 go_late|lapse|slide|go_delinquent|default|charge_off|pile_up|ride|rot|fall_behind|go_past_due|go_unpaid',
				'let|leave ~3 bills|statements|them|those|cards|accounts ~3 sit|go|lapse|slide|pile',
				'miss|skip ~3 next|few|couple|payment*|month*|two|three|one',
				'do_not|never ~3 pick_up|answer|open|talk|respond|take_their|take_the ~4 phone|calls|them|mail|letters|creditor*|for_them|envelopes|bills|statements',
				'forget|forgetting ~3 bills|cards|payments|them|those|minimums|about_them|about_those|about_the',
				'toss|throw|shred|burn|trash|ignore ~3 bills|statements|letters|mail|envelopes|calls|them',
				'payment_holiday|vacation_from|payment_pause|breather_from',
				'throw*_away|throwing_away|throwing_good_money|burning_money|lighting_money ~6',
				'fall_behind|falling_behind|go_delinquent|get_behind|being_late|going_late|go_late ~6 good|better|best|fine|point|want|need|help*|leverage|strategy|how',
				'keep_the_money|keep_that_money|spend_it|use_that_money|pay_yourself ~6',
				'you|starting|from|as_of ~3 today|tonight|now|here_on|this_month|day_one ~3 not_pay|do_not_pay|pay_nothing|nothing_goes',
			],
			unless: lawful,
		},
		{
			say: [
				'nothing ~3 happens|happen|will_happen|going_to_happen|to_worry|bother|comes_of|they_can_do|bad',
				'nothing ~2 can|will|going_to|would|gets|could ~3 happen|bother|touch|hurt|do|come',
				'interest|late_fees|late_charges|penalties|fees|balances|balance ~3 freeze*|stops|stop|frozen|waived|paused|suspended|locked|cease*|turned_off|shut_off|go_away',
				'freeze*|stop|stops|lock|locks|pause*|halt* ~3 interest|late_fees|penalties|balances|the_clock',
				'balance*|debt*|interest|you ~2 <willnot> ~2 grow|increase|go_up|accrue|owe_more|owe_any_more|add|climb|build|get_bigger',
				'no|zero ~2 consequence*|downside|penalty|penalties|repercussion*|fallout|harm|late_fees|interest ~5',
				'they|bank*|creditor*|collector* ~2 can_not|will_not|do_not|not ~1 do ~2 anything|nothing|squat|a_thing|jack|much',
				'they|bank* ~2 just|simply|will_just ~2 wait|sit|go_away|give_up|quit|stop|write_it_off|eat_it|let_it_go',
				'they ~5 give_up|quit|stop|go_away|get_bored|lose_interest|move_on ~4',
				'safe|fine|okay|harmless|no_big_deal|totally_legal ~4 stop|miss|skip|late|not_pay',
				'everybody|everyone ~3 stops|quits|skips ~4',
				'sorts_itself|takes_care_of_itself|works_itself|blows_over',
			],
			unless: [
				...lawful.slice(3),
				'upfront|penalty_for_leaving|leave|withdraw|cancel|exit|quit_the_program|enroll|sign',
				'does_not|do_not|not ~2 freeze|stop|pause',
				'no ~2 penalty ~5 leave|leaving|cancel|that|withdraw*|exit*',
				'you_owe_us|charge|until|settle*|account_charge|before',
				'call*|list|calling',
			],
		},
	],
	agreedTo: [
		'nothing ~3 happens|happen|will_happen|going_to_happen',
		'stop|quit ~3 paying ~3',
		'just ~3 not_pay|stop|ghost|quit',
		'no ~2 interest|late_fees|penalty|consequences',
		'they ~3 can_not_do ~2 anything|nothing',
	],
	wavedAway: [
		'if|when ~4 stop|quit|not|miss|skip ~3 pay|paying|payment|payments',
		'interest|late_fees|late_charges',
	],
}
