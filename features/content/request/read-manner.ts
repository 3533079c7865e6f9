import type { Channel, Length, Tone } from './brief.ts'
import { codesOf, findCues, firstCode, openBook, openCues, standsBefore } from './cues.ts'
import type { Typed } from './read-typed.ts'

const toneCues = openCues<Tone>({
	serious: [
		'serious*|sober|frank|candid|blunt|grave|firm|no_nonsense|straight_shooter|straight_talk|honest_and_direct|stern',
	],
	formal: [
		'formal*|professional*|businesslike|business_like|polished|corporate|official_sounding|respectful',
	],
	encouraging: [
		'encourag*|upbeat|uplifting|positive|motivat*|inspir*|hopeful|optimistic|cheer*|supportive|celebrat*|congratulat*|proud|energetic|enthusias*|excited|pep_talk',
	],
	brisk: [
		'brisk|quick_and_direct|to_the_point|direct|punchy|snappy|no_fluff|without_fluff|no_fuss|crisp|matter_of_fact|business_like_and_short|straight_to_it|get_to_the_point|cut_to_the_chase',
	],
	plain: [
		'plain|simple|simply|plain_english|plain_language|easy_to_read|easy_to_understand|no_jargon|without_jargon|straightforward|straight_forward|neutral|conversational|like_a_person|like_a_human|sound_human|casual|laid_back|relaxed|low_key|everyday|down_to_earth|grade_level|grade_reading',
	],
	warm: [
		'warm*|friendly|kind|kindly|caring|gentle|gently|soft|empath*|sympath*|compassion*|understanding|sensitive|heartfelt|reassur*|patient|personal|tender|thoughtful|nice|sweet|human|soothing|comfort*|not_pushy|no_pressure|without_pressure|non_pushy|without_being_pushy|not_salesy',
	],
})
const denying = openBook(['not|no|less|without|do_not|never|too'])

/** How it is to sound; warm where nothing is said. Circumstances that hurt are met warmly, serious news plainly. */
export function readTone({ sentences }: Typed): Tone {
	const cues = findCues(sentences, toneCues).filter(
		(cue) => / (?:not|no|without) /.test(wordsOf(cue)) || !standsBefore(cue, denying, 2),
	)
	return codesOf(cues)[0] ?? 'warm'
}

const wordsOf = ({ sentence, first, after }: { sentence: { words: string }; first: number; after: number }) =>
	` ${sentence.words.trim().split(' ').slice(first, after).join(' ')} `

const lengthCues = openCues<Length>({
	short: [
		'short|shorter|brief|briefly|quick|concise|tight|super_short|one_liner|one_line|tiny|small|to_the_point|not_too_long|not_long|under_a_minute|a_couple_lines|couple_of_lines|few_lines|keep_it_simple|snappy|punchy|in_a_sentence|two_line|tldr',
		'<number> ~1 second|seconds|sec|secs|sentence|sentences|line|lines|characters|words',
		'less_than|under|max|maximum|no_more_than|at_most ~2 <number> ~1 words|sentences|lines|characters|seconds|minute',
	],
	long: [
		'long|longer|detailed|in_depth|in_detail|thorough|thoroughly|comprehensive|complete|full|extensive|deep_dive|step_by_step|everything|lengthy|full_length|word_for_word',
	],
	medium: ['medium|medium_length|mid_length|normal_length|not_too_short'],
})
const notLength = openBook([
	'long ~1 time|story|term|island|ago|as|overdue|day',
	'too|wait|waiting|waited|take|takes|took ~2 long|longer',
	'how_long|as_long|so_long|no_longer|so_far|full_amount|full_time|complete_the|full_name|short_on|short_of|fell_short|come_up_short|short_this|quick_question|full_disclosure|in_full|everything_she|everything_he|everything_they|full_of',
])
/** Words of a piece: up to so many it is short, from so many on long. */
const mostShortWords = 120
const fewestLongWords = 260

/** How long it is to be: as the request says, and otherwise as its kind mostly is. */
export function readLength({ sentences, text }: Typed, channel: Channel): Length {
	const words = /\b(\d{2,4})[\s-]*(?:word|words)\b/i.exec(text)?.[1]
	if (words) {
		const count = Number(words)
		return count <= mostShortWords ? 'short' : count >= fewestLongWords ? 'long' : 'medium'
	}
	const others = findCues(sentences, [{ code: 'other', book: notLength }])
	const cues = findCues(sentences, lengthCues).filter(
		({ from, to }) => !others.some((other) => other.from < to && from < other.to),
	)
	if (cues[0]) return cues[0].code
	return channel === 'text' || channel === 'voicemail' || channel === 'social' ? 'short' : 'medium'
}

const avoidCues = openCues({
	jargon: [
		'no|not|avoid|without|skip|zero|drop ~3 jargon|legalese|big_words|buzzwords|technical|industry_terms|fancy_words|acronyms',
	],
	pressure: [
		'no|not|avoid|without|never|zero|less|do_not ~3 pressure*|push|pushy|pushing|hard_sell|hard_sale|salesy|sales_pitch|selling|aggressive|desperate|needy|nag|nagging|guilt|guilting',
		'low_pressure|soft_sell|not_pushy',
	],
	fear: ['no|not|avoid|without|never|do_not ~1 scare|scary|scaring|fear|alarming|alarm|frighten*|threat*'],
	emoji: ['no|not|avoid|without|skip ~3 emoji*|smiley*'],
	exclamation_marks: ['no|not|avoid|without|skip ~3 exclamation*|all_caps|caps'],
	questions: ['no|not|avoid|without ~2 questions'],
	greeting: ['no|without|skip ~2 greeting|intro|hello|salutation|pleasantries'],
	amounts: [
		'no|not|avoid|without|skip|leave_out|do_not ~3 numbers|amounts|dollar_amount*|figures|the_debt_amount|debt_details|dollar_figures',
	],
	promises: [
		'no|not|avoid|without|never|do_not ~3 promise|promises|promising|guarantee|guarantees|guaranteeing|overpromise|over_promise|overpromising',
	],
	small_talk: ['no|without|skip ~2 small_talk|fluff|chit_chat|filler|fuss'],
	company: ['no|not|avoid|without|leave_out|do_not ~3 company_name|name_of_the_company|our_company'],
	names: ['no|not|avoid|without|leave_out|do_not ~3 her_name|his_name|their_name|names|customer_name'],
})

/** What the piece is to do without. */
export const readAvoid = ({ sentences }: Typed): string[] => codesOf(findCues(sentences, avoidCues))

const languageCues = openCues({
	Spanish: ['spanish|espanol|español'],
	French: ['french'],
	Portuguese: ['portuguese'],
	Chinese: ['chinese|mandarin|cantonese'],
	Vietnamese: ['vietnamese'],
	Korean: ['korean'],
	Tagalog: ['tagalog|filipino'],
	Russian: ['russian'],
	Arabic: ['arabic'],
	'Haitian Creole': ['creole'],
	Polish: ['polish'],
	German: ['german'],
	Italian: ['italian'],
	Hindi: ['hindi'],
})
/** Words that tell a request in Spanish; so many of them do. */
const spanishWords =
	/\b(?:un|una|el|la|los|las|para|por|que|con|correo|mensaje|cliente|deuda|escribe|escriba|hola|llamada|necesito|quiero|señora|sobre|como|del|y|su|mi|de)\b/giu
const fewestSpanish = 4

/** The language that is asked for, or that the request is written in; null for English. */
export function readLanguage({ sentences, request }: Typed): string | null {
	const asked = firstCode(sentences, languageCues)
	if (asked) return asked
	const words = request.match(/\p{L}+/gu) ?? []
	const spanish = request.match(spanishWords) ?? []
	if (spanish.length >= fewestSpanish && spanish.length * 4 >= words.length) return 'Spanish'
	return null
}
