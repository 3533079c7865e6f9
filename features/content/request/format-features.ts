import { readSchedule } from '#features/language/pure.ts'
import { findPhrases } from '#platform/english/phrases.ts'
import { type Cue, findCues, standsBefore } from './cues.ts'
import { type Kind, type KindName, kindCues, kinds, making, plainContent, reported } from './kinds.ts'
import type { RequestSigns } from './learned/request-features.ts'
import { pieceKindOf } from './piece-kinds.ts'
import { readOccasion } from './read-occasion.ts'
import type { Typed } from './read-typed.ts'
import { objectionCues } from './stand-cues.ts'

const askedFor = 3
const isAskedFor = (cue: Cue<KindName>) => kinds[cue.code].weight > 2 && standsBefore(cue, making)

/** A customer's words alone want an answer: 'customer: "too high"', 'handle "not now"'. */
const customerSpeaks =
	/^\s*(?:the )?(?:customer|client|prospect|lead|they|she|he)(?: says?| said)?\s*:\s*["'“]|\b(?:handle|overcome|respond to|answer|rebut)\s*:?\s*["'“]/i
const isNamedPiece = (names: ReadonlySet<KindName>) =>
	[...names].some((name) => kinds[name].type !== 'objection_response' && kinds[name].weight >= 5)

/** Signs in a request of the kind of piece it asks for. */
export function formatFeatures(typed: Typed, hasRecipient: boolean): RequestSigns {
	const cues = findCues(typed.sentences, kindCues).filter((cue) => !isCounterpart(cue))
	const ruled = ruledKind(typed.text, cues, hasRecipient)
	const occasion = readOccasion(typed)
	return {
		typed,
		cues,
		asked: new Set(cues.filter(isAskedFor)),
		ruled: ruled.type,
		named: pieceKindOf({ ...ruled, occasion }),
		occasion,
		messages: readSchedule(typed.text).messages,
		hasObjection: findCues(typed.sentences, objectionCues).length > 0,
		hasRecipient,
		isSent: isSent.test(typed.text),
	}
}

/**
 * The kind of piece that a request asks for, by the weights of what it names, most of all after 'write', 'need' and the
 * like; of a customer's words alone an answer to them, and otherwise what fits the way that it speaks.
 */
function ruledKind(text: string, cues: readonly Cue<KindName>[], hasRecipient: boolean): Kind {
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

/** The most informative of the names of pieces, or null if there are none. */
function strongest(cues: readonly Cue<KindName>[]) {
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

/** Names that contain what they answer, or that are asked for literally. */
const exempt = new Set<KindName>(['objection', 'answerWanted', 'customerSays', 'emailReply', 'textReply'])

/** 'A script for when they say …' is an answer; 'a call script that handles …' is a call. */
const isAnswer = (names: ReadonlySet<KindName>) => names.has('objection') || names.has('answerWanted')

/** A sequence, by text where only texts are named. */
export function sequenceOf(cues: readonly Cue<KindName>[]): Kind {
	const names = new Set(cues.map(({ code }) => code))
	const isText = (names.has('text') || names.has('textVerb')) && !names.has('email')
	return { ...kinds.sequence, channel: isText ? 'text' : 'email' }
}

/** Where no kind is named, what is written for someone goes by email, and the rest is plain content. */
const isSent =
	/\b(?:send|sent|something (?:for|to)|reach|follow(?:ing)?[ -]?up|check(?:ing)?[ -]in|remind|nudge|ghost\w*|invite|congratulate|thank|apologi[sz]e|respond|reply|message|note|welcome|reminder|re-?engage|win back)\b/i
