import type { ProhibitedStatement } from '../prohibited-statement.ts'

export const nonprofitClaim: ProhibitedStatement = {
	code: 'nonprofit_claim',
	title: 'False non-profit, charity or free-service claim',
	severity: 'high',
	citation: '16 CFR 310.3(a)(2)(x); 16 CFR 310.3(a)(2)(i)',
	why: 'Saying that a paid service is a charity, or free, hides that the rep is selling. The rule names non-profit status expressly.',
	sayInstead:
		"We're a for-profit company and I earn a commission. Non-profit credit counseling is another option I'm happy to describe.",
	topic: 'nonprofit non_profit charity free',
	claims: [
		{
			say: [
				'we_are|we_were|were|this_is|it_is|i_am|we|us|company|organization|outfit|being|as ~4 nonprofit|non_profit|not_for_profit|charity|charitable|ministry|volunteer*|church|mission|foundation|public_service|community_service|501c3|five_oh_one|501',
				'nonprofit|non_profit|not_for_profit|charity|charitable ~3 company|organization|agency|arm|side|outfit|service|group|here|status|program|mission|wing|deal',
				'do_not|does_not|not|never|nobody|none|without ~3 make|makes|making|earn|take|keep|get|see|want ~3 money|dime|penny|cent|nickel|profit|anything|a_thing ~4',
				'no|zero ~2 profit|commission|commissions|sales_pitch',
				'not_in_sales|not_a_salesman|not_a_salesperson|not_selling|are_not_selling|not_sales|not_on_commission|not_commission*|no_commission*|no_one_is_on_commission|nobody_is_on_commission|do_not_get_commission|do_not_work_on_commission|am_not_paid_to',
				'not_a_business|not_a_company|not_for_the_money|not_about_the_money|not_about_money|not_after_your_money',
				'no|zero|without|not_a ~1 charge|cost|fee|fees|dime|catch|penny ~4 to_you|for_this|for_it|at_all|ever|to_the_public|to_families|were|we_are|it_is|paid|funded|whatsoever',
				'no_cost_program|costs_you_nothing|does_not_cost_you|does_not_cost_a|will_not_cost_you|free_of_charge|free_service|free_program|totally_free|completely_free|absolutely_free|a_hundred_percent_free|free_to_you|free_for_you|it_is_free|this_is_free|we_are_free|service_is_free|help_is_free',
				'grants|donations|donors|donor|endowment|tithes|parishioners|congregation|fundrais*|the_fund|public_fund|philanthrop*|sponsors|foundation|united_way ~6 cover*|pay*|fund*|keep*|run*|support*|pick*|lights|let|afford|do_this',
				'paid|funded|covered|supported|run|financed|subsidized|sponsored ~3 grant*|donation*|donor*|fund|banks|sponsor*|foundation|charity|church|volunteers|contributions|endowment',
				'banks|creditors|government|state|card_companies ~2 pay|pays|fund|funds|cover|covers|foot|foots ~3 us|our|this|for|bill|it|fee|fees',
				'tax_exempt|tax_deductible|501c|five_o_one_c|five_oh_one_c|five_zero_one',
				'advocacy ~2 group|organization|not_a',
				'consumer_advoca*|advocates_for ~4',
				'goodwill|salvation_army|red_cross|habitat ~4',
				'out_of_the_goodness|giving_back|give_back|calling_is_to_help|just_here_to_help_people_for',
				'like|same_as|part_of|arm_of|partner*|with ~3 catholic_charities|credit_counseling|consumer_credit_counseling|nfcc|nonprofit*|charity',
			],
			unless: [
				'not|never ~2 nonprofit|non_profit|charity|free|volunteer*',
				'for_profit',
				'until|unless|before|settle*|if_we|setup|upfront|up_front|enrollment|leave|leaving|cancel|withdraw*|quit|account_charge|close|closing|exit',
				'lawyers_who|legal_aid|consultation|clinic*|counselor|counseling_is|another_option|other_option|alternative|if_you_would_rather',
				'program_is_not|text_is_free|call_is_free|free_report|annual',
				'do_earn|i_get_paid|we_charge|we_do_charge|our_fee',
				'bankruptcy|attorney|penaliz*|penalty',
			],
		},
	],
	agreedTo: [
		'nonprofit|non_profit|charity|not_for_profit|volunteer*',
		'free|no_charge|no_cost|does_not_cost|not_cost|no_fee',
		'not ~3 get|make|take ~3 money|anything|commission',
	],
}
