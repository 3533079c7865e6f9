import type { ProhibitedStatement } from '../prohibited-statement.ts'

/** Lawful: the three conditions, a denial of up-front fees, or the account company's own charge. */
const lawful = [
	'settle*|settlement ~12 payment|paid|received|cleared|money',
	'approve*|okay|okayed|said_yes|say_yes ~8 payment|paid|received|cleared',
	'account_provider|account_company|account_administrator|custodian|trust_company|their_own|bank_charge*|account_charge',
	'not_allowed|is_not_legal|illegal|against_the_law|bans|banned|hang_up|nobody_should',
	'never|not|no|nothing|zero|without|nobody ~5 up_front|upfront|before|today|advance|first|ahead',
	'no|not|never|zero ~3 fee|fees|charge|charges|setup|cost',
]

export const advanceFee: ProhibitedStatement = {
	code: 'advance_fee',
	title: 'Fee before a debt is settled and paid on',
	severity: 'critical',
	citation: '16 CFR 310.4(a)(5)(i)(A)-(C)',
	why: 'No fee for debt relief may be asked for or taken until a debt is settled, the customer agreed to it and at least one payment went to that creditor. Every name for the fee counts.',
	sayInstead:
		"There's no fee from us until a debt is settled, you've approved it, and at least one payment has gone to that creditor. Then you pay only that debt's share.",
	topic: 'fee fees charge* retainer upfront up_front cost*',
	claims: [
		{
			say: [
				'<fee> ~7 <upfront>',
				'<upfront> ~7 fee|fees|retainer|setup_cost|processing|activation|commission',
				'<number> ~3 to_retain|retainer|setup|set_up|enrollment|enrolment|processing|activation|onboarding|admin*|document*|doc_prep|filing|audit|origination|underwriting|membership|initiation',
				'<number> ~3 up_front|upfront|down|to_get_started|to_get_going|to_get_rolling|to_open|to_start|to_get_you|to_hold|gets_you|gets_us|gets_it|before_we|before_they|before_anyone|before_he|before_your',
				'put|putting|need|needs|send|take|run|pay|collect ~3 <number> ~4 down|today|tonight|first|right_now|up_front|upfront',
				'retainer|enrollment_fee|enrolment_fee|processing_fee|setup_fee|set_up_fee|activation_fee|application_fee|administrative_fee|admin_fee|startup_fee|start_up_fee|intake_fee|onboarding_fee|filing_fee|document_fee|audit_fee|file_fee|engagement_fee|origination_fee|registration_fee',
				'waive* ~3 fee|upfront|up_front|setup|enrollment|retainer',
				'fee|fees|charge|charges|commission|bill|billed|billing ~5 while ~3 save|saving|build|building|negotiat*',
				'run|put|charge|swipe|hit ~3 card|debit ~6 fee|fees|retainer|setup|processing|file|started|seat|spot',
				'earnest_money|good_faith_money|good_faith_payment|good_faith_deposit|skin_in_the_game',
			],
			unless: lawful,
		},
		{
			say: [
				'first|initial|opening ~4 payment|payments|draft|drafts|deposit|deposits|month|months|installment* ~6 ours|us|our|company|setup|set_up|fee|fees|costs|overhead|commission|keep|program|onboard*|negotiators|firm',
				'we|us|company|firm|office|house ~3 get|gets|take|takes|collect|collects|pull|pulls|keep|keeps|paid ~5 first|off_the_top|up_front|upfront|front_end|each_month|every_month|monthly|as_you_go|from_day_one|from_the_start',
				'our ~2 fee|cut|piece|share|end|money|commission|percentage ~3 comes|come|is_taken|gets_taken|goes|is_due|due|is_paid|gets_paid|is_collected ~5 first|off_the_top|front|month|monthly|right_away|deposit*|signing|sign|enroll*|start|today|day_one|before',
				'fee|fees|percent|retainer ~4 spread|paid|collected|taken|billed|divided|front_loaded ~5 first ~3 <duration>',
				'<number> ~3 a_month|monthly|per_month|each_month ~5 service|maintenance|management|membership|monitoring|our_fee|program_fee|for_us|to_us|for_the_program|legal',
				'fee|charge|bill|paid|pay|billed ~8 whether|regardless|even_if ~6 settle*|settled|offer|deal',
				'pay|send|zelle|venmo|wire|cash_app|mail ~3 us|me|our_office|the_office|the_firm ~6 first|today|tonight|before|right_now|up_front|upfront|to_start',
				'prepay|pre_pay|prepaid|paying_ahead',
				'half ~5 now|today|tonight ~8 settle*|rest|later|when',
				'our|fee|fees|commission|bill|charge|collect|paid ~6 as_soon_as|soon_as|the_minute|the_moment|the_second|when|once ~4 offer|agree*|verbal|handshake|shake|says_yes|say_yes|accepts|deposit_clears|first_deposit|sign|signed|enroll*|signature|goes_out',
				'first ~4 settle*|settled|settles|settlement|one ~6 whole|entire|full|all_of|all_six|all_your|every ~4 fee|fees',
				'fee|fees ~4 nonrefundable|non_refundable',
				'before ~4 assigned|lift_a_finger|pick_up_the_phone|work|start|negotiat*|open ~6 pay|fee|need|collect|<number>',
				'due ~3 before|up_front|upfront|at_signing|today|tonight|at_enrollment|on_signing ~6',
			],
			unless: lawful,
		},
	],
	agreedTo: [
		'pay|paying ~4 first|up_front|upfront|today|now|before',
		'<number> ~4 first|up_front|upfront|today|now|before|to_start',
		'fee|charge ~4 first|up_front|upfront|today|now|before|start',
	],
	again: [
		'two|three|split ~3 payments|pieces|chunks|parts ~8',
		'first_one|half|rest|part_of_it ~3 tonight|today|now|friday|tomorrow|later',
		'<number> ~4 now|today|tonight|friday',
		'fee|retainer|setup|enrollment ~6 card|number|routing|checking',
	],
}
