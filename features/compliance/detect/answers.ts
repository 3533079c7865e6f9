import { compilePhrases, holdsPhrase } from '#platform/english/phrases.ts'
import type { Sentence } from '#platform/english/read-sentences.ts'
import { lexicon } from '../rule-pack/lexicon.ts'
import type { ReadTurn } from './read-call.ts'

const book = (phrases: string[]) => compilePhrases(phrases, lexicon)

const opening =
	'(?:oh |well |ha |hm |uh |um |yeah |okay |sir |maam |look |honey |now |honestly |i mean |and )*'
const yes = new RegExp(
	`^ ${opening}(?:yes|yeah|yep|yup|yessir|right|correct|exactly|absolutely|sure|of course|definitely|bingo|you bet|you got it|you have it|you have got it|that is right|that is it|that is correct|that is exactly|that is the|that is how|pretty much|uh huh|mm hmm|basically|indeed|you are right(?! to )|true|for sure|certainly|hundred percent|one hundred percent|no question|no doubt|all of it|every one|every bit|totally|guaranteed|amen|more or less|in a way|kind of|sort of|something like that|every time|as good as|that is about|close enough|sure is|sure do|sure will|sure thing|got that right|always|every penny|you heard me|you heard right|damn right|darn right|positive|i promise|promise|affirmative) `,
)
const no = new RegExp(
	`^ ${opening}(?:no|nope|nah|naw|never|not|nothing|none|nobody|not at all|not a|not one|zero|zip|nada|of course not|no way|not ever|not once|heck no|hell no|absolutely not|certainly not|definitely not|nowhere) `,
)
const dismissals = book([
	'not ~3 be_you|with_us|happen|happening|thing|issue|problem|concern|worth_worrying|apply|an_option_for_them|going_anywhere|something_you',
	'do_not|not|no|nothing|never ~3 worry|worry_about|worries|stress|sweat|lose_sleep|concern|fret|think_about_it|give_it_a|overthink|hung_up|bother',
	'you_are|you_will_be|it_is|it_will_be|that_is ~1 fine|good|safe|okay|covered|protected|handled|taken_care_of|all_set|golden|sorted|alright|untouched',
	'forget ~2 about|it|that',
	'we ~2 handle|take_care|deal_with|cover|absorb|got_that|have_that|solve|fix',
	'relax|trust_me|that_is_a_myth|old_wives|scare_tactic*|that_is_just_talk|rumor|does_not_work_like_that|only_happens|that_only|went_away|does_not_happen|never_happens|not_anymore|no_more|they_stopped|they_quit|that_is_over',
])
const concessions = book([
	'may|might|could|likely|probably|sometimes|possible|possibly|depends|expect|some_do',
	'they_can|they_will|it_will|it_does|they_do|it_can|it_could|you_will ~2 $',
	'they|it|you|creditor*|bank* ~1 can|could|will|does|do|would ~1 $',
	'can_not|could_not|will_not|do_not|not ~2 promise|guarantee|tell|say|predict|stop|prevent|advise|know|give|rule|block|control|speak_to|swear',
	'ask|talk_to|see|check_with|speak_to|speak_with ~4 lawyer|attorney|accountant|cpa|tax|preparer|professional|legal_aid',
	'there_is ~3 risk|chance|possibility',
	'is_a_risk|real_risk|will_hurt|will_drop|takes_a_hit|take_a_hit|can_sue|still_sue|i_am_not|we_are_not|it_is_not_a|not_a_loan|is_not_ours',
	'that_is_not|it_is_not ~1 true|right|how|what|accurate|correct|guaranteed|automatic|certain|free|quite',
	'take_your_time|take_all_the_time|take_the_time|no_rush|no_hurry|nothing_expires|there_is_no_deadline',
	'nothing_is_for_sure|nothing_is_guaranteed|no_guarantee*|nothing_is_certain|wrong|mistaken|misunder*',
])

const openingOf = (read: ReadTurn): Sentence | undefined => read.sentences[0]

export const saysYes = (read: ReadTurn) => yes.test(openingOf(read)?.words ?? '')
export const saysNo = (read: ReadTurn) => no.test(openingOf(read)?.words ?? '')
/** A reply that gives the customer's worry its due. */
export const concedes = (read: ReadTurn) =>
	read.sentences.some((sentence) => holdsPhrase(sentence, concessions))
/** A reply that waves a worry away in its first words. */
export const waves = (read: ReadTurn) =>
	saysNo(read) || read.sentences.slice(0, 2).some((sentence) => holdsPhrase(sentence, dismissals))
export const isNegative = ({ words }: Sentence) =>
	/ (?:not|never|no|nobody|nothing|none|without|zero|zilch) /.test(words.replace(/^ (?:no|not) /, ' '))
