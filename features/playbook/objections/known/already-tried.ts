import type { KnownObjection } from '../known-objection.ts'

export const alreadyTried: KnownObjection = {
	code: 'already_tried',
	title: 'Tried it before',
	sayThis:
		"I'm sorry. What happened: did they charge first, did creditors refuse, did deposits stop? Some of that can happen here too; here is what differs and what doesn't.",
	raised: [
		'i|we ~3 was|were|been|did|had|tried|used|joined|signed|went|done|paid|am|dealt ~4 one_of_these|one_of_those|one_of_them|in_one|one_like|these_before|this_before|already|like_this|that_before|program_before|same_thing',
		'last ~2 people|time|company|place|outfit|guys|ones|program|bunch|fella|guy',
		'got|been|i ~1 burned|burnt|taken|stung|bit|hosed|screwed',
		'took|kept|gave|paid|lost|sent ~3 money|<number>|everything|and_gave|fee ~6 nothing|never|not|still|disappear*|closed|vanish*|less_than',
		'never_called_nobody|never_called|not_once|did_not_work|no_one_called|settled_only|settled_nothing|never_settled|office_closed|went_under|went_out_of_business|stopped_answering|kept_my_money|took_my_money|all_i_got|got_nothing|nothing_to_show',
		'fool_me|once_bitten|been_there|been_down|tried_that|tried_this|dropped_out|kicked_out|did_one_of|did_this|did_that',
		'<kin> ~4 used|did|had|was_in|tried|joined ~3 one|program|this|like',
		'years_ago|before|back_in|last_year|one_time|already ~4 program|company|consolidation|counseling|settlement|one',
		'already|still ~2 in|with|have|paying ~2 one|another|program|company',
		'did|done ~1 this|it|that|these ~3 before|already|twice|back|in',
		'second|third|fourth ~1 one|time|company|go',
		'did_not|never|not ~1 work|worked|help|helped|take|stick|last',
		'dropped|kicked ~1 us|me',
		'had|was|been ~3 program|plan|dmp|consolidation|counseling',
		'called|wrote|tried|asked|begged ~3 bank|citi|chase|discover|creditors|them ~6 no|not|laughed|nothing|nowhere',
		'not_my_first|first_rodeo|first_company|first_two|first_one|last_bunch|last_outfit|the_other_place',
		'ended_up ~2 right_back|worse|here|sued|owing',
		'gave|paid|sent ~5 <number> ~4 and_got|nothing|for_nothing',
		'been_through|been_down|been_there|went_that_route|that_route|gone_through|learned_my_lesson',
	],
	hints: [
		'before|already|again|last|once|ago|used_to|previous',
		'tried|did|was_in|been',
		'nothing|never',
		'took|kept|lost|burned|burnt',
		'<firm>',
		'dmp|consolidat*|program|plan',
		'ended|quit|dropped',
		'lesson|mousetrap|rodeo',
	],
}
