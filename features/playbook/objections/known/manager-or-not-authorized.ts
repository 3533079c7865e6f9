import type { KnownObjection } from '../known-objection.ts'

export const managerOrNotAuthorized: KnownObjection = {
	code: 'manager_or_not_authorized',
	title: 'Not the one who decides, or wants a manager',
	sayThis:
		"Thanks for telling me. Who should be on the call? I can't enroll a debt without the person who owes it.",
	raised: [
		'talk|speak|get|put|want|let|give|transfer|connect|need|where ~4 manager|supervisor|boss|higher_up|in_charge|owner|superior',
		'your ~1 boss|manager|supervisor|superior',
		'not ~4 my_decision|my_call|my_place|up_to_me|mine_to|the_one_who|authorized|allowed_to|my_debt|in_my_name|my_account|my_money|the_right_person|my_say',
		'power_of_attorney|poa|guardian*|trustee|conservator|payee|caseworker|case_worker|special_needs|supplemental_needs',
		'<kin> ~3 handles|does|keeps|signs|runs|manages|takes_care|controls|approve*|okays|pays ~4 my|all|everything|business|books|bills|money|online|that|it|finances|checkbook',
		'he|she ~2 handles|keeps|does|runs|okay|okays|approves|signs ~3 books|things|all|my|everything|bills|money|business|that|for_me',
		'not|never|nothing ~5 without ~3 <kin>|him|her|stanley|she|he',
		'who|he|one ~2 says|decides|say ~2 yes|no|go',
		'i_am_just_the|i_am_only_the|it_is_my_moms|it_is_my_mothers|it_is_my_dads|on_behalf_of|calling_for_my|speaking_for_my',
		'half_owner|co_owner|business_partner|board|partners_have|bigger_share|head_office|corporate',
		'has_to_okay|have_to_okay|has_to_sign|has_to_approve|have_to_approve|would_have_to_sign|need_approval|needs_approval|signs_off|sign_off',
		'someone|somebody|person|anybody ~1 above|over|higher|senior',
		'talk|speak|talking ~3 someone|somebody|person|human ~1 else|real|senior',
		'it_is|that_is|account_is|card_is ~2 mother*|mom*|dad*|father*|wife*|husband*|son*|daughter* ~2 debt|card|account|bill|name',
		'i_only|i_just ~1 answer|help|live|work|take|open',
		'judge|estate|executor|probate|court_appointed|trust_officer',
		'lawyer|accountant|bookkeeper|pastor|boss ~2 has_to|handles|does|would|signs|say',
		'not_mine|not_my_name|not_on_the_account|not_on_it|not_the_account_holder|do_not_have_the_authority|no_authority|above_my',
	],
	hints: [
		'<kin>',
		'manager|supervisor|boss|owner|charge',
		'authorized|allowed|permission|decide*|decision',
		'his_name|her_name|in_his|in_her',
		'he|she|him|her',
		'handles|signs|approve*|okay_it',
		'estate|trust|court',
		'behalf|account_holder|name',
		'handles|approve*|permission|say_so',
	],
}
