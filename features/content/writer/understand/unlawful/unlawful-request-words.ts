import type { Lexicon } from '#platform/english/phrases.ts'
import { lexiconOfRequests } from '../request-words.ts'

/** Groups of words that wordings of unlawful requests name. */
export const unlawfulRequestWords: Lexicon = {
	...lexiconOfRequests,
	wish: 'say reply_that answer_that respond_that replying_that tell promise guarantee claim state mention write include put add assure convince let_them_know let_her_know let_him_know make stress emphasize emphasise highlight explain imply hint swear insist pretend act use reassure remind sell pitch mean push saying telling promising guaranteeing claiming stating assuring implying emphasizing pretending reassuring that_says that_promises that_guarantees that_tells which_says says_that rep_promises rep_says rep_tells reps_say reps_tell reps_promise we_say we_tell we_promise each_says each_email_says they_say_that rep_should_say should_say must_say answer_no answer_yes answer_with reply_no texting advertise offer offering announce tease warn threaten mentions mentioning',
	them: 'them her him the_client the_customer the_prospect the_lead clients customers people everyone prospects folks you they she he',
	result:
		'approval approved results result savings settlement* settle* reduction reduced debt_free forgiveness forgiven half percent discount success outcome relief out_of_debt lower_payments elimination eliminated zero_balance wiped acceptance accept it everything satisfaction',
	harm: 'hurt harm damage affect impact touch ruin drop lower ding hit tank show_up',
	credit: 'credit score scores fico credit_score credit_report report',
	fee: 'fee fees charge charges cost costs price pricing percentage',
	sue: 'sue sued suing lawsuit* court garnish* summons judgment* legal_action take_her_to_court served',
	hide: 'leave_out leave_off leave skip skips drop omit hide bury exclude remove cut cut_out take_out gloss_over downplay play_down minimize breeze_past bypass ignore forget hold_back dance_around sidestep avoid_mentioning avoid_talking_about avoid_bringing_up keep_quiet_about stay_away_from steer_clear_of not_mention not_talk_about not_bring_up not_include not_say_anything_about not_say_a_word_about not_disclose not_tell_them not_tell_her not_tell_him not_tell_people not_tell_clients not_tell_customers not_get_into not_go_into not_discuss never_mention no_mention_of without_mentioning without_the without_any without_telling without_going_into without_disclosing say_nothing_about nothing_about no_need_to_mention',
}
