import type { Stage } from './brief.ts'
import { type Cue, findCues, openCues } from './cues.ts'
import type { Typed } from './read-typed.ts'

/** Later stages first: of 'a follow-up for a new client who missed a deposit' the deposit tells more. */
export const stageCues = openCues<Stage>({
	declined: [
		'said_no|told_us_no|declined|turned_us_down|turned_me_down|not_interested|decided_against|chose_not_to|passed_on_us|went_with_another|went_with_a|went_with_somebody|went_with_someone|went_elsewhere|picked_another|closed_lost',
	],
	left: [
		'cancel* ~3 program|enrollment|last|with_us|on_us|their|her|his|yesterday|client*|customer*',
		'cancelled|canceled|canceling|cancelling|dropped_out|left_the_program|left_us|leaving_the_program|terminated|withdrew|wants_out|wants_to_leave|wants_to_quit|win_back|winback|former_client*|past_client*|ex_client*',
		'quit ~2 program|us|on_us|plan',
		'acknowledg*|confirm*|her|his|their|process* ~2 cancellation',
		'after ~1 she|he|they|client ~1 left',
		'cancels|dropouts|quitters|exes',
		'dropped|drop ~1 in|within|after ~2 first',
		'cancel*|refund* ~4 refund|balance|goes_back|comes_back',
		'want|wants|wanted|trying|threatening|about|going ~1 to ~1 cancel|leave|quit|drop_out',
	],
	finished: [
		'graduat*|finished_the_program|finished_program|completed_the_program|completed_program|program_completion|debt_free|all_settled|last_settlement|final_settlement|paid_off_everything|made_it_through',
		'finish*|complet* ~4 program|plan|last_debt',
		'all|every|everything|final|last ~4 settled|resolved|paid_off',
		'program|plan ~2 complete|completed|over|finished',
		'no|zero ~1 accounts|balances|debts ~1 left',
		'owes ~1 nobody',
	],
	referral: [
		'referr*|word_of_mouth|recommended_by|recommended_us',
		'refer ~3 friend*|family|someone|others|people',
		'told ~1 her|him|them ~1 about ~1 us',
		'sent|sending ~2 friend*|cousin|sister|brother|neighbor|coworker',
		'sent|passed ~2 by ~3 client*|customer*|friend|graduate*|neighbor|coworker|cousin|sister|brother',
	],
	missed_appointment: [
		'booked|book|agreed|scheduled|set ~6 not_come|did_not_come|do_not_come|not_join|did_not_join|was_not_there|not_there|nowhere',
		'had ~2 appointment*|appt|slot|time ~6 blew|forgot|missed|never',
		'no_show|no_shows|noshow*|no_showed|stood_me_up|stood_us_up|did_not_show|never_showed|not_show_up',
		'miss|missed|missing|forgot|skipped|blew_off|bailed ~4 appointment*|meeting|consult*|scheduled_call|our_call|the_call|her_call|his_call|their_call|call_time|zoom|slot',
	],
	documents: [
		'upload*|redo|resend|blurry|expired|underwriting ~4 id|license|stub|stubs|page|link|form|statement*',
		'page|initials|signature* ~2 missing|blank|left|again',
		'holds|held|holding ~3 up',
		'document*|paperwork|agreement*|docusign|contract*|e_sign*|esign|signature* ~5 sent|out|waiting|pending|need|needs|missing|sign*|not|never|still|unsigned|upload*|back|send|return*|open*|stuck',
		'sent|send|sending|waiting_on|waiting_for|needs|need|missing|not_signed|has_not_signed|did_not_sign|sign|unsigned|return|returned|upload*|review* ~4 document*|paperwork|agreement*|docusign|contract*|statements|pay_stub*',
		'has_not|have_not|did_not|not|never ~2 sign*',
		'missing|still|remind*|reminder*|needs|owes|owed|last|late|chas* ~4 statement*|voided_check|pay_stub*|paystub*',
		'document*|paperwork|statement*|agreement ~1 chase|chaser|reminder*|request|follow_up|hunt',
		'open|pending|outstanding ~1 agreement*|document*|paperwork|contract*',
		'e_sign*|docusign|unsigned',
	],
	in_program: [
		'missed|bounced|returned|late|skipped|failed|nsf|short_on ~3 deposit*|draft*|payment',
		'in_program|account_manager|case_manager|happy|satisfied|longtime ~1 client*|customer*',
		'is|are|been|already|client*|customer*|stay|while|still|drop* ~2 in ~1 program',
		'month|months|weeks ~1 into|in ~2 program',
		'month|months|week|weeks <number> ~3 <number>? ~3 program',
		'nsf|returned_draft|draft_date|deposit_date',
		'moving|move|change|changing|changed|skip*|missing|miss ~2 draft*|deposit*|payment',
		'draft*|deposit* ~5 not ~2 go|clear|post',
		'client* ~3 behind ~2 deposit*|draft*',
		'client*|customer* ~4 month <number>',
		'in ~1 month <number>',
		'nothing|none|not_one ~3 settled',
		'month_mark',
		'waiting ~3 first settlement|offer',
		'first_settlement',
		'her|his|their|our ~2 settlement',
		'accepted|agreed ~2 <number> ~1 on',
		'offer ~1 from ~1 chase|citi|discover|amex|synchrony|capital_one|creditor|bank',
		'month <number> ~1 of <number>',
		'deposit*|draft*|payment ~3 bounced|returned|late|missed|failed|nsf|not_go_through|not_clear',
		'current|existing|active ~1 client*|customer*|member*',
		'first ~1 settlement|offer ~3 came|in|ready|approve*|arrived|received|accepted',
		'settlement|offer ~5 came|arrived|posted',
		'settlement_offer|approve_the_settlement|approve_a_settlement|monthly_update|progress_update|program_update|status_update|check_in_with_client*|client_check_in|retention',
		'enrolled|signed_up|joined|started ~3 <number> ~1 month|months|weeks ~1 ago',
	],
	enrolled: [
		'just|newly|recently|new|today ~2 enrolled|signed_up|joined|signed|started|onboard*|client*',
		'after ~1 enrolling|enrollment|she_enrolled|they_enrolled|he_enrolled|signing_up|they_enroll|signing',
		'post_enrollment|after_sign_up|enrolled|onboarding|new_client*|welcome_email|welcome_call|welcome_packet|welcome_message|welcome_text|welcome_aboard|new_enrollee*|first_deposit|first_draft',
		'signed ~3 today|yesterday|this_morning|last_night|agreement|documents|contract',
	],
	went_quiet: [
		'ghost*|went_quiet|gone_quiet|gone_dark|went_dark|gone_cold|went_cold|cold_lead*|stopped_answering|stopped_responding|stopped_replying|not_heard_back|has_gone_silent|went_silent|radio_silence|disappear*|dormant|inactive|stale|old_lead*|aged_lead*|dead_lead*|fell_off|dropped_off|unresponsive|non_responsive|lost_touch|re_engage*|reengage*|reactivat*|revive|win_back_lead*|been_quiet|is_quiet|so_quiet',
		'not|never|no|have_not|has_not ~3 heard|responded|replied|respond|reply|response|answered_me|answering|got_back|gotten_back|called_back|written_back|word ~4 weeks|days|since|back|month|months|from|to|my|email*|text*|in|yet',
		'again ~2 been ~1 <duration>',
		'lead*|people|folks ~5 <duration> ago',
		'started|began ~3 dropped|stopped|abandoned',
		'last_attempt|final_attempt|break_up_email|breakup_email|break_up|breakup|last_email|final_email|close_the_file|closing_the_file',
	],
	no_answer: [
		'after_the_tone|after_the_beep|voice_drop|vm_drop|ringless|answering_machine|the_machine|phone_tag|rings_out|voicemails',
		'called|rang|dialed|tried ~3 times|twice|again ~2 nothing|no|without',
		'can_not|could_not|did_not|failed_to ~2 get|reach ~1 her|him|them|hold|through',
		'not_home|nobody_home|no_one_home|no_luck|screens',
		'no_answer|did_not_answer|not_pick_up|did_not_pick_up|not_picking_up|does_not_answer|do_not_answer|not_answer|went_to_voicemail|goes_to_voicemail|got_voicemail|missed_my_call|missed_call|missed_our_call|missed_your_call|not_reach|could_not_reach|unable_to_reach|tried_calling|tried_to_call|attempted_to_reach|can_not_reach|can_not_get_ahold',
		'voicemail*|voice_mail*|not_answering|never_answers|never_answer|never_picked_up|no_pickup|can_not_reach|could_not_get_hold|second_attempt|third_attempt|second_try|third_try|first_attempt|third_message',
	],
	considering: [
		'think* ~2 about|over|on|through',
		'on_the_fence|considering|decid*|undecided|weighing|mull*|not_sure|hesita*|sleep_on_it|comparing|shopping|needs_time|need_time|wants_time|has_quote|got_a_quote|has_my_quote|waiting_to_decide|has_to_ok|have_to_ok|has_to_approve|second_thoughts|cold_feet',
		'talk|ask|check|discuss|speak|run_it ~2 to|with|by|past ~2 <mate>|<kin>',
		'asked|asks|wants|wanted ~2 everything|it|numbers ~1 in_writing',
		'before ~1 she_signs|he_signs|they_sign|signing|signature',
		'quote ~2 signature|sent|given|out',
		'quote_sent|after_quote|sent|got ~2 quote|proposal',
	],
	after_call: [
		'after|from|following|since|recap|summar*|about ~3 call|conversation|talk|consult*|spoke|chat|meeting|phone_call',
		'spoke|talked|chatted|met ~4 today|yesterday|earlier|monday|tuesday|wednesday|thursday|friday|saturday|sunday|this_morning|last|with|to|on|just|about',
		'thank*|thanks ~3 time|call',
		'recap*|call_summary|our_call|our_conversation|our_talk|just_got_off|just_hung_up|got_off_the_phone|follow_up_email|follow_up_call|follow_up|post_call|thanks_for_your_time|thank_you_for_your_time',
	],
	first_call: [
		'first|initial|intro|introductory|discovery|opening ~1 call|conversation|contact|consult*|convo|talk|appointment',
		'confirm* ~4 appointment*|consult*',
		'appointment*|consult* ~2 confirm*|reminder*',
		'setter*|qualify|qualifying|screening',
		'opener*|opening_line*|opening_script|opening|cold_call*|live_transfer*|hot_transfer*|inbound_call*|warm_transfer|call_opening|intro_script|introduc* ~2',
	],
	new_lead: [
		'new|fresh|web|online|internet|facebook|inbound|purchased|bought|inquiry|form ~1 lead|leads|inquir*|prospect*',
		'lead*|inquir*|request*|form|prospect* ~3 came_in|just_came_in|comes_in|came_off|coming_in|in_today',
		'first ~1 email|text|message ~2 lead*|prospect*|inquir*',
		'lead*|prospect*|caller* ~2 from|off|via ~2 facebook|google|website|site|radio|tv|mailer|ad|instagram|tiktok|seminar|form',
		'filled ~3 form',
		'heard_us|saw_us|found_us|our_radio_ad|our_ad',
		'website|web ~1 download*|sign_up*',
		'lead_in|brand_new ~2 lead*',
		'filled_out|filled_in|submitted|requested|downloaded|signed_up_for|opted_in|inquired|asked_for_information|requested_information|requested_info|reached_out|web_form|speed_to_lead|first_touch|initial_email|first_contact|cold_email|intro_email|introduction_email|never_spoken|never_talked|have_not_spoken|not_spoken',
	],
})

/** Where the customer stands, or null where the request does not tell. */
export function readStage({ sentences, text }: Typed): Stage | null {
	const cues = findCues(sentences, stageCues).filter((cue) => isWhole(cue) && !isSupposed(cue, text))
	const found = new Set(cues.map(({ code }) => code))
	const isDeciding = found.has('considering') && withTheirFamily.test(text)
	if (isDeciding && !found.has('in_program')) found.delete('enrolled')
	return stageCues.find(({ code }) => found.has(code))?.code ?? null
}

/** Words of two clauses tell nothing together: 'talk to Luis first, deposit 489' is no first deposit. */
const isWhole = ({ sentence, first, after }: Cue<Stage>) =>
	![...sentence.breaks].some((word) => first < word && word < after)

const withTheirFamily = /\b(?:talk|ask|check|discuss|speak|run it|think)\b/i
const notYet = /\b(?:before|if|once|when|until|unless|ever|get(?:ting)?|not|never) (?:\w+ ){0,3}$/i
/** 'The enrolled debt', 'before they enroll': nobody has enrolled. 'Statements handy' are no missing papers. */
const isSupposed = ({ code, from, to }: Cue<Stage>, text: string) =>
	((code === 'missed_appointment' || code === 'no_answer') &&
		/\b(?:we|i) (?:\w+ )?$/i.test(text.slice(Math.max(0, from - 12), from)) &&
		/^miss/i.test(text.slice(from))) ||
	(code === 'left' &&
		/\b(?:another|previous|other|last|old|through an?) (?:company|program|place|outfit)\b/i.test(text)) ||
	(code === 'finished' &&
		/\b(?:be|get|getting|become|until|till|before|when|once|to|toward) $/i.test(
			text.slice(Math.max(0, from - 12), from),
		)) ||
	(code === 'enrolled' &&
		(/^ (?:debts?|amount|balances?|accounts?|creditors?)\b/i.test(text.slice(to, to + 12)) ||
			notYet.test(text.slice(Math.max(0, from - 40), from)))) ||
	(code === 'documents' && /\b(?:list of documents|handy|near (?:him|her|them)|in front of)\b/i.test(text))
