import { lexicon } from '#features/compliance/index.ts'
import { compilePhrases, type PhraseBook } from '#platform/english/phrases.ts'

/** Phrases that indicate something, unless the same sentence contains one of the exceptions. */
export type Sign = {
	phrases: PhraseBook
	unless: PhraseBook
	/** Ignores questions. */
	statementsOnly: boolean
}

const book = (phrases: readonly string[]) => compilePhrases(phrases, lexicon)
const sign = (phrases: readonly string[], unless: readonly string[] = [], statementsOnly = false): Sign => ({
	phrases: book(phrases),
	unless: book(unless),
	statementsOnly,
})

/** Another company's program, or something that the customer should not do. */
const elsewhere = [
	'other|another|those|them|they|these|last ~2 company|companies|outfit*|guys|people|program|service',
	'would_not|do_not|should_not ~3 do_this|do_it|enroll|sign|join',
	'credit_union ~',
]
/** Monthly amounts other than deposits. */
const otherAmounts = [
	'rent|mortgage|groceries|income|bring_home|take_home|paycheck|pension|social_security|minimum*|interest|garnish*|insurance|car_payment|old_payment ~',
	'you_are_paying|you_pay_now|paying_now|administrator|bank_charges|maintenance ~',
]

/** What the customer would pay: a monthly deposit or the fee. */
export const quotesPrice = sign(
	[
		'you|you_would|you_will|it|it_is|that_is|be|payment|deposit|at|to|save|put|away|aside|just ~5 <number> ~3 a_month|per_month|monthly|every_month|each_month',
		'<number> ~2 a_month|monthly|per_month|every_month ~8 instead|comfortable|work_for_you|do_that|into|program|account|us|deposit*|swing',
		'one|single|new|your|program|monthly ~2 payment|deposit|draft ~3 <number>',
		'<duration> at <number>',
		'<number> ~1 a_month|monthly|per_month|for|over ~6 <duration>',
		'<percent> ~2 of ~4 bring|enroll|enrol|put_in|the_debt|your_debt',
		'<percent> ~3 goes|comes ~1 to_us',
	],
	[...elsewhere, ...otherAmounts],
	true,
)

/** Other things that a rep says when offering the service. */
export const offersService: readonly Sign[] = [
	// Deposits without a figure, or as a question.
	sign(
		[
			'<number> ~2 a_month|monthly|per_month ~8 comfortable|do_that|afford|manage|swing',
			'deposit*|put_aside|set_aside|put_away|put_in ~5 every_month|each_month|a_month|monthly|per_month',
		],
		[...elsewhere, ...otherAmounts],
	),
	sign([
		'one ~3 payment|deposit|one ~2 in_place_of|instead_of ~3 two|three|four|five|six|all',
		'how_it_works|how_this_works|how_we_work|how_ours_works ~',
		'let|letting|leave|leaving ~5 unpaid',
	]),
	// Enrolling, and qualifying for it.
	sign(
		[
			'get|sign|set|start|lock|put|take|enroll|enrol ~1 you|yall|both_of_you|that|this|it|everything ~2 enrolled|started|signed|set_up|going|locked|in_the|in_our|into_the|into_our|on_the|on_our|up|aboard|on_board',
			'you ~2 enroll*|enrol*|sign_up|signed_up|join|get_started|get_going|start_the',
			'you|your ~3 qualif*|approved|preapproved|pre_approved|prequalif*|eligible|accepted|good_to_go',
			'qualif*|approved|eligible|approve ~4 you|program|reduction|relief',
			'want|like|ready|okay|shall|should|may|can|could|care ~4 enroll*|enrol*|sign_up|get_started|move_forward|go_ahead|start_it|do_this',
			'ready ~3 do_this|go|start|begin|sign|enroll',
			'you_are_enrolled|you_are_in_the_program|welcome_aboard|welcome_to_the',
			'you ~2 say|said ~3 you_agree|i_agree|yes',
		],
		[...elsewhere, 'hardship_plan|legal_aid|unemployment|medicaid|waive*|loan_at ~'],
	),
	// The agreement to sign and the account to pay from.
	sign(
		[
			'send|sending|sent|email|emailing|emailed|text|texting|mail|shoot|get ~4 agreement|contract|packet|docusign|documents|docs|papers|paperwork|link|the_whole_thing|everything|figures|numbers|terms',
			'sign|initial|read ~3 agreement|contract|packet|page|pages|line|box|bottom',
			'routing|checking|account_number|voided_check|debit_card|card_number|bank_info|checkbook ~',
			'bank ~1 info|number|numbers|details',
		],
		[
			...elsewhere,
			'do_not|never|not|nobody|anybody|anyone|somebody ~4 card|account_number|routing|bank|sign|give|money',
			'court|summons|citation|1099|tax|letter_from ~',
		],
	),
	// The program and its fee.
	sign(
		[
			'our|the|this|that ~1 program|plan ~6 <duration>|is|works|covers|takes|lets|gets|would|will|does|handles|helps',
			'in|with|on|into|through|of|for ~1 our|the|this ~1 program|plan',
			'our ~2 fee|fees|charge|cut|share',
			'we|i ~3 charge|charges|earn|get_paid|take_our',
			'no|zero|free|without ~3 fee|fees|cost|charge ~3 from_us|to_us|up_front|upfront|to_you|until|on_our|to_enroll|to_start',
			'it_is ~1 free ~3 to|for|you|seniors',
			'once|if|until|till|after|when|only ~4 settle|settles|settled|settlement',
			'is|are|be ours|us $',
			'comes|goes|pay|send|sends ~2 to|it|that us|here ~3 <number>|instead|and',
		],
		elsewhere,
		true,
	),
	// The outcome.
	sign(
		[
			'we|our_people|our_team|our_side|our_negotiators|our_lawyers|our_attorneys|negotiators|attorneys|they|our_litigation ~4 settle|settles|negotiat*|reduce|reduces|cut|lower|resolve|wipe|knock|bring ~4 debt*|card*|balance*|account*|bill*|creditor*|them|it|that|those|chase|discover|citi',
			'they ~1 settle|settles ~',
			'you ~3 debt_free|out_of_debt|done_with|finished|free_and_clear|save ~4 <duration>|<percent>|<number>|by|in|half',
			'your ~3 debt*|card*|balance*|account* ~4 settled|wiped|gone|cut|paid_off|cleared|reduced|resolved|forgiven|erased ~',
			'on_this|with_us|in_this|through_us|using_us|our_clients|with_our ~5 saving|save|saved|settle*|pay|paying|quit|stop|do|did|would|will|get ~',
			'did|do|doing|go|going|went|start|come|sign ~2 with_us|through_us|with_me ~',
			'once|when|after ~2 you_are|you_enroll|we_are|your_file ~2 in|enrolled|with_us|aboard|started',
			'stop|quit ~4 paying|payments|pay|sending|fooling ~',
		],
		[...elsewhere, 'not|never|creditor*|bank* ~3 have_to_settle'],
		true,
	),
]

/** What a customer asks after an offer: the price, or whether to sign. */
export const asksAboutIt = sign(
	[
		'what|how_much|how_do|and|so ~4 your|you|yall|you_guys ~2 fee|fees|charge|cut|cost|make|get_paid|get_out_of|pay',
		'sign|enroll|join ~3 anything|this|it|today|up|until|before|nothing',
		'your|the|this|yalls ~1 program|plan',
		'what|how_much ~2 it|that|this|all_this|that_all|yours ~1 run|cost|costs|come_to',
		'when|how_long ~4 offer|settle|settled|take|last',
		'my|the|those ~1 deposits',
	],
	['told|last|other|another|those ~3 guy|one|outfit|company|people'],
)

/** What an honest rep says to a customer whom the service would not help. */
export const advisesAgainst = sign(
	[
		'i|we ~2 would_not|should_not ~2 do_this|do_it|enroll|sign|take_it|take_you|recommend_it|recommend_this|recommend_ours|want_to_enroll|put_you|take_that',
		'not|never|hardly ~3 fit|right_for_you|right_thing|the_answer|good_match|for_you|need_us|need_this|need_a_program|what_you_need|belong_in',
		'talk_you_out|only_be_taking_your_money|better_off_without|no_reason_to_enroll|can_not_help_you_with|not_something_we|not_something_i|too_small',
		'better ~3 than_us|than_ours|than_this|than_we|for_you_than|fit ~',
		'try|call|see|start_with|talk_to ~3 them|nonprofit|counselor*|credit_union|lawyer|attorney|legal_aid ~3 first',
		'not ~2 selling_you|sell_you|enrolling_you',
	],
	['if|unless|when|until ~4 you|they|it'],
)
