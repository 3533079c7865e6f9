import { eld } from 'eld/extrasmall'
import { isHeardClearly, type ReadTurn } from '#features/compliance/index.ts'
import { formatCount } from '#platform/text/format-number.ts'
import { fewestRepWords } from './score-formula.ts'

/**
 * Why a call cannot be scored. `reason` is a sentence for the screen. With `isAssessable` false the rules do not apply to
 * the call at all, so it has no findings either.
 */
export type NotScored = {
	kind: 'too-short' | 'voicemail' | 'one-sided' | 'other-language' | 'other-subject' | 'unclear'
	reason: string
	isAssessable: boolean
}

/**
 * Why a call cannot be scored, or null if it can. A call that can be scored has enough clearly recognized words, in
 * English, by two people, about debt.
 */
export function whyNotScored(call: readonly ReadTurn[]): NotScored | null {
	return (
		isForeign(call) ??
		isVoicemail(call) ??
		isTooShort(call) ??
		isOneSided(call) ??
		isUnclear(call) ??
		isAboutOther(call)
	)
}

const notScored = (kind: NotScored['kind'], reason: string, isAssessable = true): NotScored => ({
	kind,
	reason,
	isAssessable,
})

const countWords = (turns: readonly ReadTurn[]) => turns.reduce((sum, { wordCount }) => sum + wordCount, 0)
const turnsOf = (call: readonly ReadTurn[], speaker: string) =>
	call.filter(({ turn }) => turn.speaker === speaker)

/** The language of shorter turns cannot be detected reliably. */
const minWordsToDetect = 5
/** In English calls, at most 4% of the words are in turns that look foreign: names, street names, mumbling. */
const maxForeignShare = 0.1
const minForeignWords = 25

function isForeign(call: readonly ReadTurn[]): NotScored | null {
	const detectable = call.filter(({ wordCount }) => wordCount >= minWordsToDetect)
	const foreign = detectable.filter(({ turn }) => !['en', ''].includes(eld.detect(turn.text).language))
	const words = countWords(foreign)
	if (words < minForeignWords || words <= maxForeignShare * countWords(detectable)) return null
	const language = languageOf(foreign)
	const share = words > countWords(detectable) / 2 ? 'Most' : 'Part'
	return notScored(
		'other-language',
		`${share} of this call seems to be in ${language}. Only calls in English can be scored.`,
		false,
	)
}

const languages = new Intl.DisplayNames('en-US', { type: 'language' })

/** The English name of the language of most of these turns. */
function languageOf(turns: readonly ReadTurn[]) {
	const { language } = eld.detect(turns.map(({ turn }) => turn.text).join(' '))
	return (language !== 'en' && language && languages.of(language)) || 'another language'
}

function isTooShort(call: readonly ReadTurn[]): NotScored | null {
	const words = countWords(turnsOf(call, 'rep'))
	if (words >= fewestRepWords) return null
	return notScored(
		'too-short',
		words === 0
			? 'The rep didn’t say anything.'
			: `Too short to score: the rep said only ${formatCount(words, 'word')}.`,
	)
}

/** The greeting of a voicemail or call screening service. */
const greeting =
	/\b(?:you(?:'|\u2019)?(?:ve| have)? (?:have )?reached|leave (?:me |us )?(?:a|your) (?:brief )?(?:message|name)|at the tone|after the (?:tone|beep)|record your message|voice ?mail|mailbox|voice messaging|screen(?:s|ing)? (?:everything|every call|my calls|calls)|can(?:'|\u2019)?t (?:come|get) to the phone|not available (?:right now|to take))\b/i
const charactersRead = 1000

const isGreeting = ({ turn }: ReadTurn) => greeting.test(turn.text.slice(0, charactersRead))

/** The fewest words of the customer, not counting a machine's greeting, that make a conversation. */
const minCustomerWords = 3

/** Turns of the other party, without a machine's greeting. */
const answersIn = (call: readonly ReadTurn[]) =>
	call.filter((read) => read.turn.speaker !== 'rep' && !isGreeting(read))

function isVoicemail(call: readonly ReadTurn[]): NotScored | null {
	if (countWords(answersIn(call)) >= minCustomerWords) return null
	const isMachine = call.some((read) => read.turn.speaker !== 'rep' && isGreeting(read))
	return isMachine ? notScored('voicemail', 'This looks like a voicemail, not a conversation.') : null
}

function isOneSided(call: readonly ReadTurn[]): NotScored | null {
	const words = countWords(answersIn(call))
	if (words >= minCustomerWords) return null
	return notScored(
		'one-sided',
		words === 0
			? 'Only the rep speaks on this call, so there is no conversation to score.'
			: `Too short to score: the customer said only ${formatCount(words, 'word')}.`,
	)
}

function isUnclear(call: readonly ReadTurn[]): NotScored | null {
	if (isHeardClearly(turnsOf(call, 'rep'))) return null
	return notScored('unclear', 'Too much of what the rep said is unclear to score this call fairly.')
}

/** Every sales call in the benchmark that is long enough contains one of these, even without its disclosures. */
const debtTalk =
	/\b(?:debts?|creditors?|cards|credit card|credit relief|debt relief|collections?|collectors?|collection agency|settle(?:d|s|ment|ments)?|unsecured|consolidat(?:e|ed|ion|ing)|loans?|minimums?|minimum payments?|balances?|bankruptcy|owed?|owes|charged off|capital one|citi(?:bank)?|amex|discover|visa|mastercard|synchrony|wells fargo|enroll(?:ed|ing|ment)?|relief|resolution|payments|program|percentage|bank cards?|a month|monthly|take home)\b/i
/** Shorter calls may end before debt comes up. */
const minWordsForSubject = 150

function isAboutOther(call: readonly ReadTurn[]): NotScored | null {
	if (countWords(call) < minWordsForSubject) return null
	if (call.some(({ turn }) => debtTalk.test(turn.text.slice(0, 10 * charactersRead)))) return null
	return notScored('other-subject', 'Debt never comes up, so this doesn’t look like a sales call.', false)
}
