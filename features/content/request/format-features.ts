import { findPhrases } from '#platform/english/phrases.ts'
import { type Cue, findCues, openBook, standsBefore } from './cues.ts'
import { type Kind, type KindName, kindCues, kinds, plainContent } from './kinds.ts'
import type { RequestSigns } from './learned/request-features.ts'
import { readObjections } from './read-objections.ts'
import type { Typed } from './read-typed.ts'
import { readSchedule } from './schedule/read-schedule.ts'

/** Names of pieces that tell of what has happened, or of who reads, and ask for nothing. */
const reported = openBook([
	'after|since|following|from|during|before|until|missed|had|have|got|get|gets|received|took|answered|answer|answering|ignor*|return*|opened|read|saw|clicked|left|leave|leaving|sent|replied_to|responded_to|not_answer*|no|to ~2 the|my|our|a|an|his|her|their|your|any|last|previous|first|earlier|two|three|four|<number> ~2 email*|text|texts|voicemail*|message*|letter*|mailer*|post|ad|ads|facebook|flyer*|quote',
	'email|emails|text|texts|voicemail*|message*|letter* ~1 i|we|that_i|that_we|she|he|they ~1 sent|left|wrote|got|have|did',
	'my|her|his|their|our ~1 last|first|previous|earlier|two|three|<number>|other ~1 email*|text|texts|voicemail*|message*',
	'she|he|they|customer*|client*|prospect*|lead*|lady|guy|who ~2 text|texted|texts|emailed|emails|called|wrote|replied|posted|messaged ~1 me|us|back|in|asking|saying|about|that',
	'email|text|send ~1 me|us ~1 a|an|the|over|some',
	'came_in|came|come|comes|coming|lead|leads|found_us|found_me ~2 from|through|via|off|on ~2 facebook|instagram|website|google|radio|ad|ads|linkedin|social_media|tiktok|mailer*|web_page|landing_page',
	'facebook|instagram|website|web|internet|online|radio|google|linkedin|landing_page|mailer|direct_mail ~1 lead|leads|inquiry|inquiries|form|prospect*',
	'no|not|without|instead_of|rather_than|like ~2 a|an|your|some|any|robotic|canned ~2 email*|text|script*|sales_pitch|pitch|commercial|ad|brochure|form_letter|lecture|list_of|infomercial|salesy',
	'sounds|sound|not|feel|feels|reads ~3 like ~2 a|an ~2 script*|commercial|sales_pitch|pitch|ad|brochure|form_letter|email',
	'email_address|text_size|text_them|plain_text|call_center|call_notes|phone_call|post_office|compare_to|list_of_creditors|list_of_debts|list_of_accounts',
	'demand|collection|creditor*|court|lawsuit|summons|hardship|settlement|default|final|threatening|bank ~1 letter*|notice',
	'attorney_letter|credit_card|business_card|thank_you_so',
	'script ~1 for ~1 an? email|text',
	'gets_a|got_a|received_a|receives_a ~1 letter|text|email|call',
])

/** Verbs that ask for what comes next. */
const making = openBook([
	'<make>',
	'i_need|need|want|please|can_you|could_you|make_me|give_me|looking_for|for_a|as_a|another',
])

const askedFor = 3
const isAskedFor = (cue: Cue<KindName>) => kinds[cue.code].weight > 2 && standsBefore(cue, making)

/** A customer's words alone want an answer: 'customer: "too high"', 'handle "not now"'. */
const customerSpeaks =
	/^\s*(?:the )?(?:customer|client|prospect|lead|they|she|he)(?: says?| said)?\s*:\s*["'“]|\b(?:handle|overcome|respond to|answer|rebut)\s*:?\s*["'“]/i
const isNamedPiece = (names: ReadonlySet<KindName>) =>
	[...names].some((name) => kinds[name].type !== 'objection_response' && kinds[name].weight >= 5)

/** What a request shows of the kind of piece that it wants. */
export function formatFeatures(typed: Typed, hasRecipient: boolean): RequestSigns {
	const cues = findCues(typed.sentences, kindCues).filter((cue) => !isCounterpart(cue))
	return {
		typed,
		cues,
		asked: new Set(cues.filter(isAskedFor)),
		ruled: ruledKind(typed.text, cues, hasRecipient).type,
		messages: readSchedule(typed.text).messages,
		hasObjection: readObjections(typed, false).length > 0,
		hasRecipient,
		isSent: isSent.test(typed.text),
	}
}

/**
 * The kind of piece that a request wants by the weights of what it names, most of all after 'write', 'need' and the
 * like; of a customer's words alone an answer to them, and otherwise what fits the way that it speaks.
 */
export function ruledKind(text: string, cues: readonly Cue<KindName>[], hasRecipient: boolean): Kind {
	const names = new Set(cues.map(({ code }) => code))
	if (customerSpeaks.test(text) && !isNamedPiece(names)) return kinds.objection
	const best = strongest(cues)
	if (!best) return hasRecipient || isSent.test(text) ? kinds.email : plainContent
	if (best.code === 'summary' && hasRecipient) return kinds.email
	const chosen = kinds[best.code]
	if (chosen.type === 'sequence') return sequenceOf(cues)
	if (best.code === 'script' && isAnswer(names)) return kinds.objection
	return chosen
}

/** Of names of pieces the one that tells most, or null of none. */
export function strongest(cues: readonly Cue<KindName>[]) {
	let best: Cue<KindName> | null = null
	let most = 0
	for (const cue of cues) {
		const { weight } = kinds[cue.code]
		const worth = weight + (isAskedFor(cue) ? askedFor : 0)
		if (worth > most) {
			best = cue
			most = worth
		}
	}
	return best
}

const isCounterpart = (cue: Cue<KindName>) =>
	!exempt.has(cue.code) &&
	findPhrases(cue.sentence, reported).some(({ first, after }) => first <= cue.first && cue.after <= after)

/** Names that hold what they answer, or that are asked for as they stand. */
const exempt = new Set<KindName>(['objection', 'answerWanted', 'customerSays', 'emailReply', 'textReply'])

/** 'A script for when they say …' is an answer; 'a call script that handles …' is a call. */
const isAnswer = (names: ReadonlySet<KindName>) => names.has('objection') || names.has('answerWanted')

/** A sequence, by text where only texts are named. */
export function sequenceOf(cues: readonly Cue<KindName>[]): Kind {
	const names = new Set(cues.map(({ code }) => code))
	const isText = (names.has('text') || names.has('textVerb')) && !names.has('email')
	return { ...kinds.sequence, channel: isText ? 'text' : 'email' }
}

/** Where no kind is named, what is written for somebody goes by email, and the rest is plain content. */
const isSent =
	/\b(?:send|sent|something (?:for|to)|reach|follow(?:ing)?[ -]?up|check(?:ing)?[ -]in|remind|nudge|ghost\w*|invite|congratulate|thank|apologi[sz]e|respond|reply|message|note|welcome|reminder|re-?engage|win back)\b/i
