import { isNegated } from '#features/language/pure.ts'
import { compilePhrases, holdsPhrase, type Match } from '#platform/english/phrases.ts'
import type { Sentence } from '#platform/english/read-sentences.ts'
import { clauseStart, wordsBetween } from '#platform/english/sentence-parts.ts'
import { lexicon } from '../rule-pack/lexicon.ts'

const book = (phrases: string[]) => compilePhrases(phrases, lexicon)

const negators = book([
	'not|never|without|neither|nor|hardly',
	'no|nobody|none|nothing|no_one|zero',
	'stop_short_of|far_from|instead_of|rather_than|refuse_to|unable_to|illegal_to',
])
/** Negating words that negate nothing said after them. */
const inertNegators = book([
	'do_not|not|no ~1 worry|worries|stress|sweat|panic|be_afraid|be_scared|kid_yourself|forget|hesitate|hang_up',
	'no|nope ~1 they|you|we|it|i|that|there|this|the|he|she|sir|maam|problem|matter|doubt|question|offense|kidding',
	'^ no|not_at_all',
	'not_only|not_just|why_not|if_not|or_not|whether_or_not|not_to_mention|believe_it_or_not|no_way_around|why_do_not|no_less_than',
	'can_not|could_not ~2 wait|help_but|stress_enough|believe',
])
const negatedSpeech = book([
	'not|never|nobody|no_one|can_not|none ~3 say|saying|said|tell|telling|told|promise|promising|promised|guarantee|guaranteeing|claim|claiming|mean|means|imply|predict|suggest|suggesting|assume|expect|rely|believe|count_on',
	'wrong|lie|lying|false|untrue|mistake|misleading|dishonest ~2 to|if|that ~2 say|said|tell|told|promise*|claim',
	'i_would_be_lying|would_be_lying|i_wish_i_could|wish_i_could|i_could_tell_you|i_could_say|be_nice_if',
	'if_i ~2 said|told|promised|say|tell|were|only',
	'how_do_i_know|no_idea|i_do_not_know|i_am_not_sure|can_not_be_sure',
])
const attribution = book([
	'<third_party> ~2 say|says|said|saying|tell|tells|told|telling|promise|promises|promised|promising|claim|claims|claimed|advertise*|pretend*|swear*|calls_itself|call_themselves|hint*|ask|asks|asked',
	'you ~1 said|told|mentioned|heard|read|were_told|saw|thought|asked|say ~1',
	'if ~1 anyone|anybody|someone|somebody|a_company|another_company|any_company|they_ask|they_tell|they_say',
	'anyone|anybody|whoever|somebody|someone ~1 who|asks|asking|that',
	'rumor|supposedly|allegedly|claims_that',
])
const endorsement = book([
	'and|which|they|he|she ~2 is|are|was|were ~1 right|true|correct|not_wrong|spot_on|telling_the_truth',
	'that_is_true|that_is_right|that_is_correct|that_is_exactly',
])
const takenBackAfter = book([
	'i|we|nobody ~1 can_not|do_not|will_not|never|would_not ~1 give|make|offer|promise|say|guarantee',
	'we_do_not|we_can_not|ours_does_not|we_could_not $',
	'would_be_a_lie|is_a_lie|is_a_myth|is_false|is_not_true|is_not_so|is_wrong|are_wrong|was_wrong|not_how_it_works|is_illegal|not_allowed|is_against|red_flag|be_careful|hang_up|run_the_other_way|scam',
])
const openQuestion =
	/^ (?:(?:so|and|well|okay|now|but|or|alright|then) ){0,2}(?:do|does|did|are|is|was|were|have|has|had|can|could|would|will|should|may|might|what|which|who|when|where|how|why|whose) /
const jokes = book([
	'just_kidding|i_am_kidding|kidding|i_am_joking|pigs_fly|queen_of_england|tooth_fairy|santa',
])

/** First words of a rep who takes back what he said. */
export const retractions = book([
	'i_misspoke|misspoke|correct_myself|correct_that|correct_it|fix_what_i|i_take_that_back|take_that_back|take_it_back|walk_that_back|walk_it_back|scratch_that|strike_that|back_that_up|let_me_back_up|let_me_rephrase|came_out_wrong|i_overstated|i_overpromised|i_exaggerated|i_stand_corrected|my_mistake|i_got_that_wrong|i_had_that_wrong|i_had_it_wrong|i_was_out_of_line|forget_what_i_said|ignore_what_i_said|disregard_what',
	'i|we ~2 should_not|should_never|shouldnt ~1 have ~2 said|told|put|promised|called',
	'what_i_said|i_said|i_told_you|i_called|what_i_told_you|i_just_said ~14 wrong|not_right|not_true|not_accurate|inaccurate|incorrect|mistake|misleading|should_have|can_not_promise|is_not|are_not|did_not_mean|not_fair|does_not',
	'i_was|that_was|that_is|that_is_actually|it_was|that ~2 wrong|incorrect|inaccurate|not_right|not_accurate|not_true|not_quite_right|too_strong|a_mistake',
	'let_me ~2 correct|fix|restate|take_back|rephrase|retract|clean_that',
	'apologize|sorry ~4 said|told|misled|promised|tone|language',
])

/**
 * Whether words that look like a prohibited claim are not one: denied, reported of others, asked, wished or
 * supposed, or taken back in the same breath.
 */
export function isCleared(sentence: Sentence, match: Match, evenAsked = false) {
	return (
		isNegated(sentence, match, { negators, inert: inertNegators }) || isExcused(sentence, match, evenAsked)
	)
}

/** As `isCleared`, for statements that are made by denying something: a 'not' clears nothing. */
export function isExcused(sentence: Sentence, match: Match, evenAsked = false) {
	const before = wordsBetween(sentence, Math.max(0, match.first - 12), match.first)
	const clause = wordsBetween(sentence, clauseStart(sentence, match.first), match.first)
	if (holdsPhrase(before, negatedSpeech)) return true
	const after = wordsBetween(sentence, match.after, sentence.places.length)
	if (holdsPhrase(clause, attribution) && !holdsPhrase(after, endorsement)) return true
	if (holdsPhrase(after, takenBackAfter)) return true
	if (holdsPhrase(sentence, retractions) || holdsPhrase(sentence, jokes)) return true
	return !evenAsked && isOpenQuestion(sentence, match)
}

const isOpenQuestion = (sentence: Sentence, match: Match) =>
	sentence.isQuestion
		? openQuestion.test(sentence.words)
		: match.first <= 8 &&
			/^ (?:(?:so|and|well|okay) )?(?:do|did|are|have|has) (?:you|they) /.test(sentence.words)
