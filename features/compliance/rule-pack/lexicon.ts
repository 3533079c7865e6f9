import type { Lexicon } from '#platform/english/phrases.ts'

/** The words of the trade, by what they stand for. Everything a rule calls `<group>` is here. */
export const lexicon: Lexicon = {
	creditor:
		'creditor* bank* lender* collector* issuer* they everybody card_compan* the_card* credit_union* chase citi* discover amex american_express capital_one wells_fargo synchrony agenc* those_guys these_guys these_people',
	wont: 'will_not would_not can_not could_not do_not does_not did_not never is_not are_not have_never has_never have_not has_not no_longer have_no_right has_no_right cannot_legally',
	willnot:
		'will_not would_not can_not could_not never is_not_going_to are_not_going_to is_not are_not do_not does_not',
	sue: 'sue sues sued suing sewed lawsuit* law_suit* garnish* summons* subpoena* judgment* judgement* legal_action litigation serve_you serve_papers file_on_you file_on file_against file_suit come_after_you come_after_your go_after_you take_you_to_court taken_to_court takes_you_to_court taking_you_to_court drag_you court',
	debt: 'debt* balance* card* account* bill* loan*',
	fee: 'fee fees charge charges retainer retain setup set_up enrollment_fee processing activation admin* onboard* registration initiation doc_prep paperwork_cost commission',
	upfront:
		'up_front upfront today tonight now right_now at_signing in_advance before_we before_they before_anyone before_anything before_any before_he before_she before_the before_i to_start to_get_started to_open to_begin to_get_going to_get_rolling out_of_the_gate on_the_front front_end',
	government:
		'government federal feds treasury washington congress senate white_house president state_of ftc federal_trade_commission fdic cfpb irs social_security medicare va veterans_affairs attorney_general county sacramento governor state_program state_agency bureau_of consumer_financial_protection hud fed',
	lawyer:
		'lawyer* attorney* litigator* law_firm* law_office* counsel legal_team legal_department legal_staff legal_side paralegal* esquire',
	certain:
		'guarantee* guaranteed promise certain certainly definitely absolutely surely surefire for_sure sure_thing no_question no_doubt without_a_doubt hundred_percent 100_percent automatic* locked_in lock bank_on_it count_on_it',
	credit: 'credit score* credit_report* report bureau* fico experian equifax transunion',
	tax: 'tax taxes taxed taxable irs 1099* ten_ninety_nine* uncle_sam',
	urgent:
		'today tonight now right_now by_midnight midnight by_five end_of_day end_of_the_day close_of_business this_call on_this_call while_i_have_you before_we_hang_up before_you_hang_up',
	customer_money: 'money funds deposit* cash savings account balance',
	firm: 'debt_relief* debt_help debt_solution* debt_service* debt_settlement* debt_resolution* debt_partner* debt_advis* debt_group debt_care debt_counsel* debt_freedom debt_management debt_associates debt_company debt_negotiat* financial_relief financial_group financial_solution* financial_service* financial_partner* financial_advis* financial_help financial_associates financial_freedom financial financial_recovery credit_solution* credit_relief credit_services settlement_partner* settlement_group settlement_service* settlement_solution* settlement_associates settlement_company relief_group relief_partner* relief_service* relief_solution* relief_associates relief_network relief resolution_group resolution_partner* resolution_service* resolution_solution* resolution resolutions solutions partners associates advisors advisers capital holdings consulting llc inc debt_aid debt_rescue debt_assist* debt_network debt_exit debt_recovery debt_reset debt_alliance debt_center debt_consult* consumer_relief consumer_services credit_help credit_partners company_name {company}',
	third_party:
		'they he she somebody someone people folks some anybody anyone companies company outfit outfits mailer* letter* flyer* ad ads advert* commercial website collector* scammer* scam* others caller guy guys neighbor cousin brother sister friend* buddy reviews article',
}
