import { isNegated } from '#features/language/pure.ts'
import { holdsPhrase, type Match } from '#platform/english/phrases.ts'
import type { Sentence } from '#platform/english/read-sentences.ts'
import { clauseStart, wordsBetween } from '#platform/english/sentence-parts.ts'
import { openBook } from '../cues.ts'
import { unlawfulRequestWords } from './unlawful-requests.ts'

const book = (phrases: readonly string[]) => openBook(phrases, unlawfulRequestWords)

const negators = book([
	'not|never|without|avoid|avoiding|nor|neither|hardly|refuse|refuses|stop|stopped',
	'no|nobody|none|nothing',
	'instead_of|rather_than|far_from|steer_clear_of|stay_away_from|careful_with|be_careful|not_allowed|illegal|banned|prohibited|can_we|may_we|are_we_allowed|is_it_ok|is_it_legal',
])
/** Negations that deny nothing said after them. */
const inert = book([
	'not_only|not_just|do_not_forget|not_forget|do_not_hesitate|do_not_be_afraid|no_matter|why_not|if_not|whether_or_not|no_problem|not_afraid|not_to_worry|not_worry|do_not_worry',
	'not|never|no ~1 sure|interested|answer*|show*|call*|replied|reply|sign*|respond*|heard|pick*|ready|convinced|trust|home|enrolled|paying|working|listen*|want|wanted|care|want_to|buying|believe|sold|afford|have|know|understand|budge|budging|decide*|get_back|gotten_back|make_up|like ~6',
	'no_show|no_shows|no_answer|no_response|no_reply|no_shows',
	'stop ~1 thinking|stalling|worrying|hesitating|dragging|waiting|ghosting|shopping',
])
/** People other than the writer who say, think or ask it. */
const attribution = book([
	'customer*|client*|prospect*|lead|lady|guy|man|woman|caller|he|she|who|husband|wife|someone|somebody|friend|brother|sister|daughter|son|neighbor|couple ~2 says|said|saying|asks|asked|asking|thinks|thought|told|heard|hears|believes|read|worries|worried|wonders|wondering|wanted|claims|claimed|insists|expects|assumes|saw|keeps|feels|fears|mentioned',
	'they|customers|clients|people|prospects|leads ~1 say|ask|think|believe|hear|heard|worry|said|asked|told|thought|want_to_know|wonder|expect|assume|claim|keep|promise|promised|guarantee|guaranteed|fear|feel|were_told|saw|read',
	'is_worried|is_afraid|is_scared|was_told|were_told|been_told|is_asking|is_wondering|are_worried|are_afraid|wants_to_know|wanted_to_know|wants_us|wants_me|want_us|worried_that|afraid_that|scared_that|asks_if|asked_if|asked_whether|asking_if|concerned|under_the_impression|mistakenly|misled|ripped_off|burned|got_burned|asked_us|asked_me|asks_me|asks_us|asks_why',
	'rep|reps|agent|agents|coworker|colleague|closer|trainee|teammate|setter ~2 said|told|wrote|promised|texted|emailed|was_heard|keeps|skips|skipped|left_out',
	'competitor*|another|other|competing|previous|last|old|different|some|most|shady|bad|scam ~1 company|companies|firm|firms|outfit|outfits|place|places|competitor*|guys|ones|rep|reps|agency|mailer|mailers|ads ~6',
	'competitor*|mailer*|commercial|scammer*|scam|advert*|reviews ~4',
	'ad ~2 says|said|promised|promises|claims|claimed',
	'ads|mailer*|flyer*|commercials|companies|places|outfits ~2 scream*|shout*|say|promise|claim|swear',
	'was|were|been|got|being ~1 charged|told|promised|sold|quoted|pressured|threatened|lied_to|burned',
	'said|told_me|says|swore|promised ~1 i|my|me_i',
	'asked|asks|asking|wonder*|question*|know ~4 if|whether|about|why|how',
	'customer*|client*|prospect*|lady|guy|lead|he|she|they ~1 wants|want|demands|demand|needs|expects|asks_for|insists_on ~3 $',
])
/** Said anywhere before it, these make it an example of what not to say. */
const forbids = book([
	'never|not|do_not|can_not|must_not|should_not|avoid|cannot ~3 say|promise|promising|guarantee|guaranteeing|claim|claiming|tell|use|saying|mention_that|imply|suggest',
	'without|avoid|avoiding ~2 say|saying|using|sounding|writing|words|anything|things|phrases|promising|implying',
	'words|phrases|things|claims|statements|lines|what|promises ~4 not|never|avoid|banned|prohibited|illegal|forbidden|off_limits',
	'flagged|flags|marked_down|dinged_for|wrote_up|caught ~3',
	'coaching|coaching_note*|feedback ~1 for|to|on',
	'rewrite|reword|fix|correct|replace|clean_up|review ~1 this|these|that|the|a|an|my|his|her ~2 line|lines|sentence*|claim*|wording*|phrase*',
	'what_is_wrong_with|why_is_it_wrong|compliant_version|lawful_version|compliant_way|lawful_way',
	'prohibited|banned|forbidden|illegal|red_flag*|non_compliant|noncompliant|violation*|compliance_training|myth*|misconception*|debunk*|why_we_can_not|why_we_do_not|wrong_to|how_to_spot|spot_a|avoid_saying|correct_the|clear_up|dispel|false_belief|set_the_record|set_her_straight|set_him_straight|push_back_on|false_promise*|is_not_true',
])
/** Said after it, these take it back. */
const deniedAfter = book([
	'^ ..7 breaks|violates|break|violate|gets_us_fined|is_prohibited|is_banned|is_off_limits|can_not_be_said',
	'^ ..7 is_not_allowed|is_illegal|is_a_myth|is_false|is_not_true|not_something_we|is_against|is_a_lie|which_we_can_not|which_we_do_not|we_can_not_do|we_can_not_promise',
	'^ ..5 by|from|with|at|to ~1 another|other|previous|different|competing|competitor* ~1 company|companies|firm|firms|outfit|place|agency|program|settlement|debt',
	'^ ..3 is|are|was ~1 not ~2 guaranteed|promised|certain|true|free|automatic',
])

/** Whether words that look like an unlawful request are not one: denied, said of others, asked about, or named to be avoided. */
export function isCleared(sentence: Sentence, match: Pick<Match, 'first' | 'after'>): boolean {
	const { first } = match
	if (isDemanded(sentence, match)) return true
	if (isNegated(sentence, match, { negators, inert })) return true
	const clause = clauseStart(sentence, first)
	if (holdsPhrase(wordsBetween(sentence, Math.max(clause, first - 10), first), attribution)) return true
	if (holdsPhrase(wordsBetween(sentence, 0, first), forbids)) return true
	return holdsPhrase(wordsBetween(sentence, match.after, sentence.places.length), deniedAfter)
}

/** 'Guarantee me that …': a customer speaks. */
const isDemanded = (sentence: Sentence, { first }: Pick<Match, 'first'>) =>
	/^(?:guarantee|promise|assure) (?:me|us) /.test(sentence.words.slice(sentence.places[first]?.at))
