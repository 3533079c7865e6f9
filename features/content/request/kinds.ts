import type { ContentType } from '../contract.ts'
import type { Channel, Form } from './brief.ts'
import { openCues } from './cues.ts'

/** A kind of piece that a request may name. `weight`: how surely the word means the piece that is wanted. */
export type Kind = { type: ContentType; channel: Channel; form: Form | null; weight: number }

const kind = (type: ContentType, channel: Channel, weight: number, form: Form | null = null): Kind => ({
	type,
	channel,
	form,
	weight,
})

const kindTable = {
	sequence: kind('sequence', 'email', 9),
	touches: kind('sequence', 'email', 8),
	objection: kind('objection_response', 'phone', 5),
	answerWanted: kind('objection_response', 'phone', 4),
	customerSays: kind('objection_response', 'phone', 1),
	voicemail: kind('script', 'voicemail', 5),
	callScript: kind('script', 'phone', 6),
	script: kind('script', 'phone', 5),
	sayWanted: kind('script', 'phone', 3),
	email: kind('email', 'email', 5),
	emailReply: kind('email', 'email', 6),
	textReply: kind('general', 'text', 6, 'text_message'),
	emailVerb: kind('email', 'email', 3),
	text: kind('general', 'text', 5, 'text_message'),
	textVerb: kind('general', 'text', 3, 'text_message'),
	onePage: kind('general', 'letter', 5, 'one_page'),
	summary: kind('general', 'letter', 3, 'one_page'),
	checklist: kind('general', 'internal', 5, 'checklist'),
	list: kind('general', 'internal', 2, 'checklist'),
	socialPost: kind('general', 'social', 5, 'social_post'),
	faq: kind('general', 'web', 5, 'faq'),
	letter: kind('general', 'letter', 5, 'letter'),
	agenda: kind('general', 'internal', 5, 'agenda'),
	training: kind('general', 'internal', 6, 'training_note'),
	team: kind('general', 'internal', 2, 'training_note'),
	handover: kind('general', 'internal', 5, 'handover'),
	comparison: kind('general', 'web', 3, 'comparison'),
	article: kind('general', 'web', 5, 'article'),
	advertisement: kind('general', 'web', 5, 'advertisement'),
	card: kind('general', 'letter', 5, 'card'),
} as const satisfies Record<string, Kind>

export type KindName = keyof typeof kindTable
export const kinds: Readonly<Record<KindName, Kind>> = kindTable

/** What is written where no kind is named. */
export const plainContent: Kind = { type: 'general', channel: 'web', form: null, weight: 0 }

export const kindCues = openCues<KindName>({
	sequence: [
		'sequence*|drip*|cadence*|nurture_campaign*|email_campaign*|text_campaign*|outreach_campaign*|follow_up_campaign*|reactivation_campaign*|campaign|autoresponder*',
		'series ~2 of|emails|texts|messages|touches|follow*|for',
		'email|message|text|follow_up|nurture|welcome|onboarding ~1 series|journey|workflow|flow|chain',
		'multi_touch|multi_step|multi_part|multi_email|multi_day|multi_message',
		'follow_up|outreach|contact|touch ~1 plan|schedule|calendar',
	],
	touches: [
		'<number> ~2 emails|texts|messages|touches|touchpoints|touch_points|mailings|follow_ups|voicemails',
		'<number> step|steps|part|parts|touch|email|message|text|day|week ~1 email|emails|follow_up|text|texts|message|messages|plan|set|outreach|reminders|nurture|reactivation|onboarding|welcome',
		'email*|text*|message* ~3 every_day|every_other_day|each_week|every_week|weekly|over_the_next|spread_over|spaced|days_apart',
		'email*|text*|message* ~5 over|across|for ~2 <duration>',
		'day|days <number> ~1 <number> ~2 <number>',
		'set|bunch|couple|few|string|run ~1 of ~1 emails|texts|messages|follow_ups|reminders|touches',
		'emails|texts|messages|reminders ~6 day <number>',
		'email*|text* ~3 then ~3 another|text|email|call|second|day|follow_up',
		'first|one ~1 email|message|text|call|note|now|today ~6 second|another|one|next|then|final|last ~1 email|message|text|call|note|next|thursday|in|before|after|tomorrow|nudge|one|week',
		'pair|chain|thread|handful|rhythm|stream|round|half_a_dozen|dozen|whole_set|succession ~2 emails|texts|messages|follow_ups|reminders|touches|voicemails|check_ins|contacts|nudges',
		'monthly|weekly|daily|quarterly|periodic|regular|recurring|spaced|escalating ~2 emails|texts|messages|touches|check_ins|follow_ups|reminders|contacts|nudges|tips',
		'month|months|week|weeks <number> ~1 <number> ~1 <number>',
		'month|months|week|weeks|day|days <number> ~1 to|through|and|week|month|day ~1 <number>',
		'next <number> contacts|messages|emails|texts|touches|follow_ups|check_ins',
		'touches|touchpoints|touch_points|check_ins',
		'one|email|text|message ~1 every|per|each ~1 day|days|week|weeks|month|months',
		'workflow|lead_nurturing|keep_warm|reminders_leading|several_follow_ups|emails_that_go_out',
		'email <number> ~9 email <number>',
		'email*|text*|message*|call|voicemail ~3 in|after|wait <number>|a ~1 day|days|hour|hours|week|weeks ~3 email|text|call|voicemail|message',
		'text|email|message|call ~3 hour|hours|minute|minutes|day|days|week|weeks ~2 text|email|message|call ~3 day|days|hour|hours|week|next|later',
		'same_day|today|first_day ~1 email|text|call ~9 later|next_day|in_a_week|after ~2 email|text|call|voicemail',
		'reminder|follow_up|message ~1 chain|series|schedule|plan|flow',
		'messages|emails|texts <number> to|through <number>',
		'week|month|day by week|month|day ~2 emails|texts|messages|touches',
		'<number> ~1 days|day|week|hours ~1 before|after ~3 <number> ~1 days|day|week ~1 before|after',
	],
	objection: [
		'objection*|rebuttal*|comeback*|overcome|overcoming|objection_handling|pushback|push_back|brush_off*|blow_off*|stall*',
		'response|answer|reply|replies|comeback|line|lines ~2 to|for|when|if ~4 <customer>|somebody|anyone ~3 <say>',
		'respond|answer|handle|handling|deal_with|dealing_with|address|counter|get_past|get_around|come_back|combat|react|defuse|diffuse ~5 <customer>|someone|somebody|anyone|when|if|who ~5 <say>|worried|afraid|concern*|hesita*|want|wants|need|needs|not',
		'talk ~1 <customer> ~2 off_the_fence|down|through_the_fear',
	],
	answerWanted: [
		'handle_this|handle_these|handle_that|how_to_handle|need|want ~1 a ~1 response|comeback|rebuttal',
		'what|how ~1 do|should|can|would|could ~1 i|we|you|reps ~2 respond|answer|handle|reply|come_back|deal|get ~4 when|if|to|with|that|whenever|once|after|on|a|about|past',
		'what|how ~1 do|should|can|would|could ~1 i|we|you|reps ~2 say|tell|do ~5 when|if|whenever|once|who',
		'response|answer|comeback|reply|rebuttal ~1 to|for ~1 why|what|is|i|can|do|how|you|this|$',
		'what|how|something|anything ~1 to ~2 say|tell ~3 when|if|whenever|someone',
		'what|how|something|anything ~1 to ~2 respond|answer|handle|reply|deal|come_back ~3 when|if|to|with|that|whenever|someone|a|about',
		'best_way|good_way|right_way|way|help_me|help ~2 to|respond|answer|handle|deal ~1 respond|answer|handle|deal|to|with',
		'when|if|whenever ~2 <customer> ~3 <say> ~9 what|how ~2 i|we|say|do|respond',
		'when|if ~2 they|he|she|customer*|client*|prospect* ~2 say|says|ask|asks|tell|tells|go|goes|hit|hits|object*|push',
		'they|he|she|customer*|client*|prospect* ~2 keep|keeps|always ~2 saying|asking|telling|say|ask',
		'^ reply|respond|responding|response|responses|handle|address|answer|rebut ~1 to|for|this|why|what|is|the|will|if|they',
		'my_answer|your_answer|answer_needed|words_for_that|what_now|turn_around|turn_that_around|turn_it_around|turn_this_around|a_better_answer|best_reply|good_reply|right_thing_to_say|i_fumble|i_freeze|i_lose_them|get_stuck',
		'stuck_on|hung_up_on|pushing_back|got_hit_with|gets_me_every_time|stumps_me|stumped',
	],
	customerSays: [
		'they|he|she|customer*|client*|prospect*|lady|guy|lead|caller|husband|wife|someone ~2 say|says|said|thinks|told_me|asked|asks|is_worried|is_afraid|is_scared|worries',
		'wants_to_know|wanted_to_know|is_asking|keeps_asking',
		'is_this_a_scam|is_it_a_scam|too_expensive|think_about_it|talk_to_my|ask_my|not_interested',
	],
	voicemail: [
		'voicemail*|voice_mail*|voice_message*|ringless|answering_machine',
		'leave|leaving ~3 message ~3 machine|phone|beep|no_answer',
		'machine ~2 picked_up|picks_up|answered|answers|got|gets ~6 leave|say|words|message',
		'leave|leaving ~3 something|message|word|words|note ~3 machine|vm|voicemail',
		'after_the_tone|after_the_beep|at_the_beep|at_the_tone|on_her_machine|on_his_machine|on_their_machine',
	],
	callScript: [
		'cold_call|cold_calling|warm_call|opening|opener|intro|introduction|discovery|closing|close|enrollment|verification|welcome_call|transfer|handoff|handoffs|screening|qualifying|qualification|follow_up_call|callback|appointment_setting|dialer|inbound|outbound|live_transfer ~1 script*|talk_track*|guide|flow|outline|walkthrough|walk_through|framework',
		'script* ~2 for|to|of|on ~4 cold|voicemail|opening|intro*|discovery|closing|transfer*|appointment*|inbound|outbound|first|welcom*|verif*|screen*|callback*|gatekeep*',
	],
	script: [
		'script*|talk_track*|talking_track*|word_track*|call_guide|call_flow|phone_pitch|elevator_pitch|sales_pitch|pitch|opener*|opening_line*|ice_breaker*|icebreaker*|cold_call|cold_calls|dialogue|role_play_lines|call_outline',
		'discovery|qualifying|screening|probing|fact_finding|opening ~1 questions',
		'role_play*|role_plays|mock_call*|sample_call*|demo_call*|demo_of|conversation_guide*|conversation_guides|call_plan*|word_for_word|phone_call_to|dial|dials',
		'^ ~1 welcome|closing|discovery|verification|transfer|check_in|opening|qualifying|follow_up|outbound|inbound call',
		'phone|ring|ringing|calling|dialing ~3 tomorrow|today|tonight|now|this_afternoon|at ~9 words|wording|say|lines',
		'finish_it|pick_up_from_there',
		'questions|lines ~2 to|i ~2 ask|say|use ~4 call|phone|lead|leads|customer*|client*|prospect*',
	],
	sayWanted: [
		'what|how ~1 do|should|can|would|could ~1 i|we|you|reps ~2 say|open|start|begin|introduce|explain|pitch|present|talk|close|ask',
		'what|something|anything|how|words ~1 to ~1 say|open|start|introduce|explain|pitch|tell|close',
		'walk|walking|take ~2 <customer> ~2 through ~4 phone|call',
		'for ~1 a|my|the|our ~2 call|phone_call|callback|call_back ~2 with|to|about|tomorrow|today|later',
		'over_the_phone|on_the_phone|by_phone|when_i_call|when_calling|when_they_pick_up|when_they_answer|on_the_call',
		'call|calling ~2 back ~3 <customer>',
		'live_transfer|hot_transfer|warm_transfer|inbound_call',
	],
	email: ['email*|e_mail*|emailer|subject_line*|newsletter*|correo*|e_blast|eblast|inbox'],
	emailReply: [
		'reply|replying|respond|responding|response|answer|answering ~2 to|her|his|their|this ~3 email*|e_mail*',
	],
	textReply: [
		'reply|replying|respond|responding|response|answer|answering ~2 to|her|his|their|this ~3 text|texts|text_message*',
		'text ~1 back',
	],
	emailVerb: [
		'mail|write_to|write_back|write_back_to|drop_a_line|reach_out|reply_to|follow_up_with|send_to|check_in_with',
	],
	text: [
		'text_message*|mensaje*|text|texts|sms|imessage|whatsapp|text_back|text_reply|text_reminder|dm|direct_message|instant_message',
	],
	textVerb: ['texting'],
	onePage: [
		'one_pager*|one_page*|one_sheet*|onepager*|single_page|1_pager|1_page|flyer*|flier*|brochure*|handout*|leaflet*|leave_behind|pamphlet*|fact_sheet*|factsheet*|infographic',
	],
	summary: [
		'summary|overview|recap|write_up|writeup|explainer|explanation|rundown|breakdown',
		'plain_english|simple ~2 explanation|summary|overview|guide',
	],
	checklist: ['checklist*|check_list*|cheat_sheet*|to_do_list|todo_list|job_aid|quick_reference'],
	list: ['list|lists|tips|bullet_points|bullets'],
	socialPost: [
		'social_media*|social_post*|facebook_post*|facebook|instagram|linkedin|tiktok|twitter|tweet*|x_post|youtube|caption*|reel|post|posts|google_business',
	],
	faq: ['faq*|frequently_asked|q_and_a|q_a|common_questions|questions_and_answers'],
	letter: ['letter*|postal_mail|mailer*|direct_mail'],
	agenda: ['agenda*|meeting_plan|meeting_notes|huddle|run_of_show'],
	training: [
		'training*|coaching_note*|coaching|scorecard*|coaching_tip*|training_note*|lesson*|lesson_plan|quiz*|exercise*|practice_drill*|team_tip*|best_practices|onboarding_guide|memo*|playbook',
	],
	team: ['talking_points', 'for ~2 new|my|our|the ~1 reps|team|agents|closers|hires|floor', 'new_hire*'],
	handover: [
		'handover*|hand_over*|note_in_the_file|notes_in_the_file|note_to_file|case_summary|complaint_log|handoff_note*|hand_off_note*|hand_off|handoff|crm_note*|call_note*|case_note*|file_note*|internal_note*|notes_for ~1',
		'note*|summary ~2 to|for ~3 processing|underwriting|negotiator*|customer_service|client_services|servicing|compliance|manager|crm|file',
	],
	comparison: ['comparison*|compare*|comparing|versus|vs|side_by_side|pros_and_cons|difference_between'],
	article: ['article*|blog*|web_page|webpage|website*|landing_page*|page_copy|web_copy|bio|about_us'],
	advertisement: [
		'ad|ads|advert*|ad_copy|radio_spot|commercial|headline*|banner*|billboard|tagline*|slogan*',
	],
	card: [
		'thank_you_card*|thank_you_note*|birthday_card*|holiday_card*|greeting_card*|postcard*|post_card*|sympathy_card*|card_to_send',
	],
})
