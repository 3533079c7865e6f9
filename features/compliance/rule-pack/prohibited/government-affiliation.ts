import type { ProhibitedStatement } from '../prohibited-statement.ts'

const lawful = [
	'not|never|no|nobody|neither ~4 government|federal|state|bank|affiliated|part_of|endorse*|agency|partner*|connected|work_for',
	'private|independent|for_profit ~2 company|business|firm|outfit',
	'look_us_up|check_us|verify|complain|complaint|file_a_complaint|report_them|attorney_generals_list|list_any_time',
	'follow|comply|rule|regulation|sales_rule ~6 <government>|ftc|telemarketing',
	'fdic_insured|insured_bank|insured_institution|federally_insured',
	'student_loan*|department_of_education',
	'pretend*|impersonat*|pose|fake',
	'negotiate ~3 with',
]

export const governmentAffiliation: ProhibitedStatement = {
	code: 'government_affiliation',
	title: 'False tie to the government, a bank, a creditor or a bureau',
	severity: 'critical',
	citation: '16 CFR 310.3(a)(2)(vii); 16 CFR Part 461',
	why: 'Claiming to be, or to act for, a government, bank, creditor or credit bureau is deceptive and is what impostors do.',
	sayInstead: "We're a private company. We're not part of the government, your bank, or any credit bureau.",
	topic: 'government state federal bank program',
	claims: [
		{
			say: [
				'i_am|this_is|it_is|calling|we_are|we_were|were|you_have_reached|speaking|from|with ~5 <government> ~1',
				'we|i ~3 work|partner*|contract*|operate|act|run|handle|administer|represent|authorized|appointed|assigned|chosen|picked|sent ~4 <government>',
				'<government> ~5 program|act|law|fund|funds|relief|grant*|initiative|bill|money|benefit*|stimulus|subsidy|forgiveness|mandate*|package|settlement|registry|division|office|department|agency',
				'<government> ~4 approv*|endors*|back*|sponsor*|fund*|pays|makes|requires|passed|set_up|sent|flagged|selected|mandat*|guarantee*|appreciat*|thanks|regulated|runs|created|asked|ordered|certif*|recogni*|licens*',
				'approv*|endors*|back*|sponsor*|fund*|authoriz*|mandat*|certif*|recogni*|passed|set_up|run|created|administered ~2 by ~2 <government>',
				'relief_act|reduction_act|hardship_act|forgiveness_act|debt_act|settlement_act|consumer_act|protection_act|cares_act|recovery_act|debt_relief_program_by|stimulus|executive_order|new_law|new_legislation|federal_law|state_law ~5',
				'law ~2 requires|forces|makes|passed ~6 bank*|creditor*|forgive|settle|take_part|participate',
				'buried_in_the_budget|in_the_budget|signed_into_law|they_passed_it|passed_in_the',
				'on_behalf_of|behalf ~4 <creditor>|bank|visa|mastercard|<government>|your',
				'calling|with|from|at|work|working|for|partner*|contracted|authorized|directly|in_with|hired_by|sent_by|department_of|division_of ~3 chase|citi*|discover|amex|american_express|capital_one|wells_fargo|bank_of_america|synchrony|visa|mastercard|your_bank|the_bank|card_services|card_member_services|cardmember_services|your_credit_card|your_card_company|the_card_company|your_creditor*|your_lender*|experian|equifax|transunion|credit_bureau*|the_bureaus|fico',
				'<creditor>|visa|mastercard|experian|equifax|transunion|bureau*|your_bank ~4 asked_us|sent_us|hired_us|assigned_us|referred|gave_us|has_us|authorized_us|partner*|contract*|signed_off_on_us|picked_us|brought_us|asked_me|sent_me|had_us',
				'hardship_department|hardship_center|hardship_division|card_services|cardmember_services|member_services_for|relief_department|debt_registry|national_registry|national_debt|federal_debt|relief_bureau|settlement_bureau|debt_bureau|relief_administration|debt_administration|consumer_protection_office|bureau_of_debt|department_of_debt|office_of_debt',
				'case_number|file_number|docket ~5 <government>|with_us_from',
				'your_tax_dollars|taxpayer|tax_dollars|public_program|public_fund|public_money|government_money|free_government|entitled_to|citizen* ~3',
				'same_building|hand_in_hand|sister_company|same_umbrella|under_the_umbrella|an_arm_of|arm_of_the|division_of|branch_of|extension_of|preferred_vendor|preferred_partner|official_partner|exclusive_partner|direct_line_to|inside_line|in_house_at|liaison*',
				'ones|people|office|folks|agency|company ~3 <government> ~3 set_up|chose|picked|uses|hired|trusts|sends|appointed',
			],
			unless: lawful,
		},
	],
	agreedTo: [
		'<government> ~1',
		'you ~3 are ~2 <government>|bank|with_the_bank|from_the_bank',
		'from|with|for|part_of ~3 bank|chase|citi*|discover|capital_one|visa|social_security|state|government|county',
		'bank|creditor ~4 sent|asked|know*|partner*',
	],
}
