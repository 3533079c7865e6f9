import { eld } from 'eld/extrasmall'
import { isHeardClearly, type ReadTurn } from '#features/compliance/index.ts'
import { fewestRepWords } from './score-formula.ts'

/**
 * Why a call cannot be scored. `reason` is a sentence for people; with `isJudged` false the rules do not apply to what
 * was said either, and nothing in it is a finding.
 */
export type NotScored = {
	kind: 'too-short' | 'voicemail' | 'one-sided' | 'other-language' | 'other-subject' | 'unclear'
	reason: string
	isJudged: boolean
}

/**
 * Whether a call can be scored, from plain evidence alone: enough words, heard clearly, in English, by two people, about
 * debt. Null when it can.
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

const notScored = (kind: NotScored['kind'], reason: string, isJudged = true): NotScored => ({
	kind,
	reason,
	isJudged,
})

const wordsOf = (turns: readonly ReadTurn[]) => turns.reduce((sum, { wordCount }) => sum + wordCount, 0)
const of = (call: readonly ReadTurn[], speaker: string) => call.filter(({ turn }) => turn.speaker === speaker)

/** Shorter turns are too short for their language to be told. */
const fewestWordsToTell = 5
/** English calls have at most four words in a hundred in turns that look foreign: names, street names, mumbling. */
const mostForeignShare = 0.1
const fewestForeignWords = 25

function isForeign(call: readonly ReadTurn[]): NotScored | null {
	const told = call.filter(({ wordCount }) => wordCount >= fewestWordsToTell)
	const foreign = told.filter(({ turn }) => !['en', ''].includes(eld.detect(turn.text).language))
	const words = wordsOf(foreign)
	if (words < fewestForeignWords || words <= mostForeignShare * wordsOf(told)) return null
	const language = languageOf(foreign)
	const much = words > wordsOf(told) / 2 ? 'Most of this call' : 'Part of this call'
	return notScored(
		'other-language',
		`${much} seems to be in ${language}. Only calls in English can be scored.`,
		false,
	)
}

const languages = new Intl.DisplayNames('en-US', { type: 'language' })

/** The language most of these turns are in, by its English name. */
function languageOf(turns: readonly ReadTurn[]) {
	const { language } = eld.detect(turns.map(({ turn }) => turn.text).join(' '))
	return (language !== 'en' && language && languages.of(language)) || 'another language'
}

function isTooShort(call: readonly ReadTurn[]): NotScored | null {
	const words = wordsOf(of(call, 'rep'))
	if (words >= fewestRepWords) return null
	return notScored(
		'too-short',
		words === 0
			? 'Nothing was said by a rep.'
			: `Too short to score: the rep said only ${words} ${words === 1 ? 'word' : 'words'}.`,
	)
}

/** What a machine says that picks up, in the first turns of whoever is called. */
const greeting =
	/\b(?:you(?:'|\u2019)?(?:ve| have)? (?:have )?reached|leave (?:me |us )?(?:a|your) (?:brief )?(?:message|name)|at the tone|after the (?:tone|beep)|record your message|voice ?mail|mailbox|voice messaging|screen(?:s|ing)? (?:everything|every call|my calls|calls)|can(?:'|\u2019)?t (?:come|get) to the phone|not available (?:right now|to take))\b/i
const charactersRead = 1000

const isGreeting = ({ turn }: ReadTurn) => greeting.test(turn.text.slice(0, charactersRead))

/** A conversation has at least this many words of the customer's, beside what a machine says for them. */
const fewestCustomerWords = 3

/** What is said by others than the rep, without what a machine says for them. */
const answersIn = (call: readonly ReadTurn[]) =>
	call.filter((read) => read.turn.speaker !== 'rep' && !isGreeting(read))

function isVoicemail(call: readonly ReadTurn[]): NotScored | null {
	if (wordsOf(answersIn(call)) >= fewestCustomerWords) return null
	const isMachine = call.some((read) => read.turn.speaker !== 'rep' && isGreeting(read))
	return isMachine ? notScored('voicemail', 'This looks like a voicemail, not a conversation.') : null
}

function isOneSided(call: readonly ReadTurn[]): NotScored | null {
	const words = wordsOf(answersIn(call))
	if (words >= fewestCustomerWords) return null
	return notScored(
		'one-sided',
		words === 0
			? 'Only the rep was heard, so there is no conversation to score.'
			: `Too short to score: the customer said only ${words} ${words === 1 ? 'word' : 'words'}.`,
	)
}

function isUnclear(call: readonly ReadTurn[]): NotScored | null {
	if (isHeardClearly(of(call, 'rep'))) return null
	return notScored('unclear', 'Too few of the rep’s words could be made out to score this call fairly.')
}

/** One of these is in every real sales call that we know, also without its disclosures, of those not too short. */
const debtTalk =
	/\b(?:debts?|creditors?|cards|credit card|credit relief|debt relief|collections?|collectors?|collection agency|settle(?:d|s|ment|ments)?|unsecured|consolidat(?:e|ed|ion|ing)|loans?|minimums?|minimum payments?|balances?|bankruptcy|owed?|owes|charged off|capital one|citi(?:bank)?|amex|discover|visa|mastercard|synchrony|wells fargo|enroll(?:ed|ing|ment)?|relief|resolution|payments|program|percentage|bank cards?|a month|monthly|take home)\b/i
/** Shorter calls end before it comes to that. */
const fewestWordsOfSubject = 150

function isAboutOther(call: readonly ReadTurn[]): NotScored | null {
	if (wordsOf(call) < fewestWordsOfSubject) return null
	if (call.some(({ turn }) => debtTalk.test(turn.text.slice(0, 10 * charactersRead)))) return null
	return notScored('other-subject', 'Debt never comes up, so this does not look like a sales call.', false)
}
