import type { RequiredDisclosure } from '../required-disclosure.ts'

/** What a seller of debt relief is called, beside the firms of the lexicon. */
const sellers =
	'<firm>|debt|debt_ministry|debt_office|debt_advocates|consolidation|fresh_start|fresh_slate|funding|settlement|mission|fund|foundation'
const introduces = 'this_is|it_is|i_am|my_name_is|name_is|you_have_reached|calling'
/** Offices that sound like somebody and name nobody. */
const nameless =
	'hardship|enrollment_center|relief_center|relief_desk|relief_office|settlement_center|settlement_department|settlement_division|settlement_unit|card_services|federal|government|state_of|washington|attorney_general|bureau|treasury|credit_bureau|credit_union|your_bank|resolution_side|your_file|same_people|forgiveness_office|law_center|the_attorneys|the_lawyers|jumping_ship'

export const callerIdentity: RequiredDisclosure = {
	code: 'caller_identity',
	title: 'Caller identity',
	citation: '16 CFR 310.4(d)',
	sayThis: 'This is {name} with {company}, calling to offer our debt settlement service.',
	isTelemarketingSalesRule: false,
	due: 'in the opening',
	undoneBy: {},
	elements: [
		{
			id: 'E1',
			label: 'The company name',
			say: [
				'with|from|at|for|of|represent*|by|to|here_at|called|calling ..4 <firm>',
				`${introduces} ~5 with|from|at|over_at ~4 ${sellers}`,
				`^ ~2 with|from|at ~3 ${sellers}`,
				'<firm> here|calling|speaking',
				'thanks|thank_you|this_is|it_is|reached|through_to|got|speaking_with|talking_to ..5 <firm>',
				'^ ~2 <firm> ~2 sales|recorded|speaking|here',
				'<firm> $',
				`^ ..4 ${sellers} ~1 recorded|on_a|on_the|our_calls|calls_are|we_record|line|$`,
				`^ ..4 ${sellers} $`,
				`${introduces} ~3 with|from|at|over_at ~3 on_a|again|how|hows|real_quick|you_are_on|recorded|$`,
				`${introduces} ~3 with|from|over_at ~3 $`,
			],
			unless: [
				nameless,
				'other_company|another_company|with_me|with_you|with_the_program|with_them|with_the_relief|at_home|from_home|at_work',
				'your|need|want|help_with ~2 debt_settlement|debt_relief|debt $',
				'consumer_debt|elect_settlement|balance_of',
				'about|regarding|on|your|the|of|in|much|that|this|with_your ~1 debt $',
			],
		},
		{
			id: 'E2',
			label: 'The sales purpose',
			say: [
				'sales|selling|marketing ~1 call|conversation|talk|line|discussion|team|department|desk|presentation|chat|visit',
				'team|department|side|people|group ~2 that|who ~1 sells|sell|enrolls|markets',
				'i|we ~3 do|handle|work_in ~3 sales',
				'to_sell|i_sell|we_sell|sells|selling ~3 our|a|the|debt|you ~2 program|service|plan|settlement|relief',
				'sales_call|marketing_call|sales_pitch|a_pitch|i_am_in_sales|to_sell|we_sell|i_sell|am_selling|are_selling|paid_service|paid_program|paid_thing|for_pay|buy_our|buy_in|in_sales|the_sales_for|salespeople|salesman|saleswoman|salesperson',
				'i|we ~1 work_on_commission',
				'calling|callin|call|reason|here|like|want|wanted|love|hoping|looking|see|thing ~5 offer|sell|enroll|enroll_you|sign_you|signing_you|see_if_our|pitch|tell_you_about_our|talk_to_you_about_our|present_our|explain_our|walk_you_through',
				'calling|callin|call|reason|asked|about|see|go_forward|want|like|love|hoping|looking|get|getting ~6 sign_up|signing_up|sign_you_up|enrol*|buy|buying|join|joining|signed_up|you_in_a_program|you_into_a_program',
				'see ~1 if|whether ~2 you ~2 want|like|care ~3 it|our|help|forward|$',
				'following_up|ringing|reaching_out|phoning ~4 offer|sell|enroll',
				'paid ~2 service|program|plan|thing',
				'see ~1 if ~3 suit*|fit*|makes_sense|right_for_you',
				'service|program|help|thing|plan|debts|debt|cards|card|it|that ..6 for_a_fee|charge_for|charges_for|pay_for|we_charge|costs_money',
				'for_a_fee|charge_a_fee|charges_a_fee|charges_for_it|it_is_a_service_we|something_we_charge|we_charge_for|you_pay_for',
			],
			unless: [
				'not|no|never ~3 sales|sell|selling|pitch|here_to_sell|for_pay',
				'no|without|any|never|not ~2 charge|fee|obligation',
				'they|other* ~3 charge|sell|fee',
			],
		},
		{
			id: 'E3',
			label: 'The service (debt relief or settlement)',
			say: [
				'debt_settlement|debt_relief|debt_resolution|debt_negotiation|settlement|relief|resolution ~1 program|service|services|plan|help|info|information|programs',
				'about|our|do|sell|selling|offer|offering|for|in|into|is|explain|something ~1 debt_settlement|debt_relief|debt_resolution|debt_negotiation|settlement_thing',
				'negotiat*|bargain ~5 debt*|card*|creditor*|balances|bank|banks|people_you_owe|what_you_owe',
				'settle|settles|settling ~4 debts|debt|unsecured|cards|card|balances|what_you_owe|them|those|creditors|<number>',
				'we_are|were|company_is|company ~2 debt_settlement|debt_relief|debt_resolution ~1 company|firm|outfit|business',
				'program|service|sell|offer|help ~3 to ~1 settle|negotiate|resolve|lower',
			],
			unless: ['other|another ~1 company|outfit', 'not|never ~2 settle|negotiate|debt_settlement'],
		},
	],
}
