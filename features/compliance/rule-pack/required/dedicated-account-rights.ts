import { providerCharge } from '../provider-charge.ts'
import type { RequiredDisclosure } from '../required-disclosure.ts'

export const dedicatedAccountRights: RequiredDisclosure = {
	code: 'dedicated_account_rights',
	title: 'Account ownership and right to withdraw',
	citation: '16 CFR 310.3(a)(1)(viii)(D)',
	sayThis:
		'The money in the account is yours. You can leave any time with no penalty, and you get everything back except fees we have already earned.',
	isTelemarketingSalesRule: true,
	due: 'before enrollment',
	undoneBy: { account_control_misstatement: 'E1 E2 E3' },
	elements: [
		{
			id: 'E1',
			label: 'The customer owns the money',
			say: [
				'you ~2 own|owns|control ~4',
				'you ~1 are ~1 owner',
				'your_account|your_own_account ~2 your_name|your_ownership|your_cash|your_money',
				'money|cash|funds ~2 in_your_account',
				'only_you_own|you_own|owned_by_you|belongs_to_you|belong_to_you|belongs_only_to_you|yours_alone|in_your_name|in_your_own_name|under_your_name|under_your_own_name|opened_in_your|your_name_on_it|has_your_name|is_your_money|it_is_your_money|your_own_money|money_is_yours|funds_are_yours|it_is_yours|that_is_yours|all_yours|stays_yours|remains_yours|is_yours|are_yours|is_your_account|is_your_own_account|in_your_own_account|account_of_your_own|totally_yours|client_owned',
				'money|funds|account|deposits|cash ~4 yours|your_property|belong*_to_you|your_own|is_your',
			],
			unless: [
				'your_account_number|bank_account_number|checking|routing|how_much_is_in',
				'not|never|until|while ~2 yours|your_money|own',
				'home|house|car|renting|rent ~2 ',
				'credit_card*|your_account_with|your_own_words|your_own_speed|free_will|your_own_self',
				'card|cards|citi|debt ~3 yours|your_name|your_own',
			],
			with: [
				'account|money|funds|fund|deposit*|cash|savings|dollar*|in_there|in_it|put|save|bank|penny|cents|balance|belong*|ownership|penalty|leave|quit|stop',
			],
		},
		{
			id: 'E2',
			label: 'The right to leave any time without penalty',
			say: [
				'leave|leaving|quit|cancel|withdraw|exit|stop|walk_away|walk|close|end|pull_out|back_out|out|drop|change_your_mind|done|get_out ~12 no|without|nobody|not|zero|never|free|nothing|is_not|isnt|nothing ~4 penal*|charge*|fee|fees|cost*|fine|dime|penny|strings|hard_feelings|ding',
				'leave|leaving|quit|cancel|withdraw|exit|stop|walk_away|close|end|pull_out|back_out|out ..14 no|without|nobody|not|zero|never|nothing ~4 penal*|charge*|fee|fees|cost*|fine',
				'no|without|nobody|not|zero|never|nothing|is_not ~4 penal*|charge*|fee|cost*|fine ~6 leave|leaving|quit*|cancel*|withdraw*|exit*|stop*|walk*|close|closing|pulling',
				'out|leaving|going|leave ~3 nothing_to_pay|costs_nothing|cost_nothing|no_charge',
				'no|without ~1 exit|cancellation|leaving|withdrawal ~1 charge|fee|penalty|cost',
				'penalty_free|free_to_leave|no_penalty|without_penalty|without_a_penalty|without_any_penalty|no_exit_fee|no_cancellation_fee|penalizes_you|nobody_penalizes',
			],
			unless: ['prepayment', 'upfront|up_front', 'before_we_settle|until_we_settle'],
		},
		{
			id: 'E3',
			label: 'All money back except fees already earned',
			say: [
				'back|return*|give*|get|get_back|receive*|mail*|refund*|take|yours|keep|send*|deducted|comes|leave ..16 except*|minus|less|other_than|aside_from|apart_from|only_not|not_what|besides|but_not|outside_of|save_for|short_of|but_whatever ..10 fee|fees|earn*|charge*|bill*|owed|due|paid|settled',
				'only_thing ..8 deduct*|taken|kept|held|comes_out|keep ..8 fee|fees|earned',
				'everything|all|rest|whatever|remaining|balance|every ..8 back|return*|refund* ..10 except|minus|less|other_than|aside|apart|but|unless',
				'everything|all|rest ~3 but|except|minus ~3 what|whatever|anything ~2 earn*|billed|charged',
				'only ~2 piece|part|thing|money ~3 keep|take ~3 fee|fees|earned',
				'except|minus|less|aside_from|apart_from|other_than ..6 fee|fees|earned|billed|due ..8 back|return*|yours',
				'back ..8 fee|fees ..3 earned|due|owed',
			],
			unless: [],
		},
	],
	bonus: [
		{
			id: 'B1',
			label: 'The money is back within seven business days',
			say: [
				'seven ~1 business|working|banking ~1 day|days',
				'7 ~1 business|working|banking ~1 day|days',
				'within|in|inside|by|takes|about ~1 seven|7 day|days',
				'seven|7 day|days ~6 back|return*|refund*|money|funds|account',
			],
			with: [
				'back|return*|refund*|money|funds|balance|account|deposit*|leave|quit|cancel*|check|send*|receive*',
			],
			unless: [
				'call_you|call_back|follow_up|late|past_due|trial|offer ~4 expires',
				'every|each|days_a_week|a_week',
			],
		},
		{
			id: 'B2',
			label: 'Interest on it belongs to the customer',
			say: [
				'interest ~5 yours|belongs_to_you|is_your|you_keep|you_get|goes_to_you|stays_with_you|your_money|you_earn|you_own|on_your_side',
				'any|the|whatever|little|earned ~2 interest ~3 earns|earned|accrues|accrued|builds|made|makes',
				'you|yours|your ~3 keep|get|own|including|plus|with|earn|and|receive ~4 interest',
				'account|money|funds|it ~2 earns|earn|accrues|pays|gathers|draws ~3 interest',
			],
			with: ['account|money|funds|deposit*|savings|balance|in_there'],
			unless: [
				'credit_card*|card|cards|creditor*|late|fees|loan|rate|owe|bank_adds|keep*_adding|penal*|continu*|collection',
				'not|never|no ~3 interest',
			],
		},
		{
			id: 'B3',
			label: 'An insured bank and an independent administrator',
			say: [
				'fdic|federally_insured|insured_bank|insured_account|insured_institution|insured_financial|insured_savings',
				'account|money|funds|bank|deposit* ~6 insured|fdic',
				'independent|third_party|outside|separate|neutral ~2 administrator|company|bank|trustee|custodian|processor|provider|institution',
				'administrator|custodian|bank|processor ~5 not|nothing ~4 us|ours|owned|affiliated|related|connected',
			],
			with: ['account|money|funds|deposit*|savings|bank|administrator'],
			unless: ['not|never|no ~2 insured', 'insurance_company|your_bank_is'],
		},
		{
			id: 'B4',
			label: 'What the administrator charges',
			...providerCharge,
		},
	],
}
