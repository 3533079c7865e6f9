import type { ProhibitedStatement } from '../prohibited-statement.ts'

const lawful = [
	'not|never|no|nobody|none|neither ~4 <lawyer>|legal_advice|represent*|law_firm',
	'ask|see|talk_to|talk_with|speak_with|speak_to|contact|consult|check_with|sit_with|sit_down_with|find|call|hear|hire|get ~6 <lawyer>',
	'you|you_would|you_will ~3 with_a|need|want|have_to ~3 <lawyer>',
	'<lawyer> ~4 would|could|ought|can_tell|has_to|to_say|question|who_do_it',
	'legal_aid|legal_clinic*|your_own_lawyer|bankruptcy_attorney|bankruptcy_lawyer|immigration_lawyer|local_attorney',
	'question_for|separate_company|optional|does_not_defend|does_not_stop|limits',
	'attorney_general*',
	'your_attorney|your_lawyer|her_lawyer|his_lawyer ~3 said|told|says',
	'can_not|could_not|do_not ~3 tell|advise|give|say ~5 legal|law|lawyer|whether',
]

export const legalRepresentationClaim: ProhibitedStatement = {
	code: 'legal_representation_claim',
	title: 'Claiming lawyers, legal advice or representation',
	severity: 'critical',
	citation: '16 CFR 310.3(a)(2)(iii); 16 CFR 310.3(a)(2)(vii); 16 CFR 310.3(a)(2)(x)',
	why: 'A customer who thinks a lawyer is handling it skips real counsel, and a rep is not one. Attorney branding does not change the fee rule either.',
	sayInstead:
		"I'm not a lawyer and can't give legal advice. We negotiate. If you're sued, contact a local attorney or legal aid right away.",
	topic: 'lawyer* attorney* legal law_firm represent*',
	claims: [
		{
			say: [
				'we|our|us|my|firm|in_house|staff|team ~4 <lawyer>',
				'<lawyer> ~6 represent*|fight*|handle*|defend*|appear*|step*|stand*|go_to|goes|go|show*|file*|answer*|take*|assigned|review*|protect*|stop*|deal*|on_your_side|on_your_file|on_your_case|on_staff|for_you|behind_you|on_call|work*|is_yours|has_your_back',
				'you|your ~2 will|get|have|got|gets|would|are_getting|receive|assigned ~5 <lawyer>',
				'yourself ~1 a ~1 <lawyer>',
				'pair|assign|match|give|set|hook|put|connect|provide|include*|come*|comes ~5 <lawyer>',
				'with|from|calling_from|out_of|at|work_for|here_at ~2 the|a|an|our|your ~2 <lawyer>',
				'we_are|i_am|this_is|were|it_is ~3 <lawyer>',
				'represent|represents|represented|representing|representation ~4 you|us|we|client*|by_us|by_our|legal*',
				'you_are|you_will_be|once_you_are|being ~3 represented',
				'legal_protection|legal_defense|legal_representation|legal_coverage|defense_package|legal_backing|legal_muscle|legal_umbrella|law_center|legal_group|legal_services|legal_counsel|attorney_client|attorney_backed|attorney_driven|attorney_model|attorney_led|lawyer_backed|attorney_based|legal_retainer|legal_help',
				'my|our|best ~1 legal ~1 opinion|advice|view|take|judgment',
				'legally_speaking|legally ~4 do_not_owe|not_owe|void|unenforceable|expired|can_not|have_to|you_can|your_right',
				'debt|it|that|account|one ~4 too_old|time_barred|expired|past_the_statute|unenforceable|not_enforceable|uncollectible|not_collectible|statute_of_limitations|out_of_statute',
				'statute ~4 run|expired|passed|up|over|protects',
				'we|our|us ~3 go|goes|appear|show|stand|be|take_it|take_them|fight|handle|file|answer|respond ~4 court*|judge|courthouse|summons*|complaint|lawsuit*|the_suit|hearing|motion',
				'we ~2 sue|countersue|counter_sue|file|answer ~4 them|bank|creditor*|court|you|complaint|motion|papers',
				'we|he|she|they ~3 vacat*|dismiss*|overturn*|get ~4 judgment*|case|lawsuit',
				'do_not|never|not ~2 answer|respond|go|need|appear|show ~4 summons*|complaint|court|lawyer|attorney|hearing|papers',
				'chapter_seven|chapter_thirteen|chapter_7|chapter_13|bankruptcy ~6 wrong|not_for_you|would_not_work|do_not_qualify|not_qualify|mistake|never_file|not_eligible',
				'exempt|exemption*|homestead ~6 protected|safe|covers|untouchable|you',
				'he|she ~2 goes|go|will_go|stands|shows ~4 court*|judge',
				'tell_them ~4 represented|lawyer|attorney|counsel',
				'on_retainer|attorney_of_record|power_of_attorney_protects|esquire',
				'same_as ~3 lawyer|attorney',
				'like_having ~5 <lawyer>',
			],
			unless: lawful,
		},
	],
	agreedTo: [
		'you ~4 <lawyer>',
		'<lawyer> ~4 call|represent|help|go|for_free|handle|come|with_me|there',
		'free ~3 <lawyer>',
		'have ~3 <lawyer>',
		'represent* ~4',
	],
	wavedAway: ['need ~3 <lawyer>', 'get|hire|call ~3 <lawyer>'],
}
