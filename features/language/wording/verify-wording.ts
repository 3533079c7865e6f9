import { readFigures } from '#platform/english/read-figures.ts'
import { contentStems } from '#platform/text/content-stems.ts'
import { amountKeys } from '../amounts/amount-keys.ts'
import { isDenial } from '../negation/negation.ts'
import { findNewFacts, findNewNames } from './find-new-facts.ts'
import { readsAsEnglish } from './reads-as-english.ts'

/** Why a model's text may not be used. */
type WordingFault =
	| 'too-long'
	| 'disguised-letters'
	| 'not-english'
	| 'speaks-as-model'
	| 'markup'
	| 'question-changed'
	| 'denial-changed'
	| 'meaning-lost'
	| 'not-grounded'
	| 'new-figure'
	| 'new-amount'
	| 'new-citation'
	| 'new-fact'
	| 'new-name'

/** What a wording is verified against. A check without its source is not made. */
type WordingSources = {
	maxCharacters?: number
	/** Whether it is speech: no markup, links or stage directions. */
	isSpeech?: boolean
	/** Whether it may be in note form, where common words are rare: its language is not checked. */
	mayBeNotes?: boolean
	/** The text that it rephrases: a question stays a question and a denial a denial. */
	rephrases?: string
	/** Of the meaningful words of `text`, the fraction (0-1) that the wording has to keep. */
	keeps?: { text: string; fraction: number }
	/** Of the meaningful words of the wording, the fraction (0-1) that has to come from `text`. */
	restsOn?: { text: string; fraction: number }
	/** Every figure comes from here, whatever it counts. */
	figures?: string
	/** Every amount comes from here with its unit: '2 percent' does not allow '2 years'. */
	amounts?: string
	/** Laws and sections of law come from here. */
	citations?: string
	/** Names, and matters such as a spouse, an illness or a lawsuit, come from here. */
	facts?: string
}

/** Characters written by their name or number, and letters of other alphabets: a page shows other words than these. */
const disguised = /&#?\w+;|[^\p{Script=Latin}\P{L}]/u
const asModel =
	/\b(?:as an? (?:ai|assistant|language model)|(?:i'?m|i am|being) (?:just )?an? (?:ai|bot|chatbot|language model)|language model|openai|chat ?gpt|system prompt|my (?:instructions|rules|guidelines)|(?:previous|prior|above) instructions|jailbreak|developer mode)\b/i
const markup = /[<>{}[\]*_#`|\\]|\(|\)|https?:|\n\s*\n/
/** 'The' at its beginning is not part of a law's name. */
const citation =
	/\b\d{1,3} (?:C\.?F\.?R|U\.?S\.?C)\b(?:\.? (?:§ ?)?\d{1,5}(?:\.\d{1,4})?(?:\(\w{1,4}\)){0,6})?|(?:§|\b(?:[Ss]ection|[Rr]egulation)) ?[\dA-Z][\w.]{0,20}|\b(?:FDCPA|TCPA|TILA|FCRA|UDAAP|CROA|GLBA|ECOA)\b|(?:\b(?!The )\p{Lu}[\p{L}-]{1,20} ){1,5}(?:Act|Rule|Code)\b/gu
/** Fewer meaningful words than these state nothing of their own. */
const fewWords = 4

/**
 * Every reason why a model's text may not be used in place of what it was given; empty where it may. Careful rather
 * than complete: what is doubtful is a fault. Pure.
 */
export function verifyWording(text: string, sources: WordingSources): WordingFault[] {
	const { maxCharacters, isSpeech, mayBeNotes, rephrases, keeps, restsOn } = sources
	const faults: [WordingFault, boolean][] = [
		['too-long', maxCharacters !== undefined && text.length > maxCharacters],
		['disguised-letters', disguised.test(text)],
		['not-english', !mayBeNotes && !readsAsEnglish(text)],
		['speaks-as-model', asModel.test(text.replace(/[\s>]+/g, ' '))],
		['markup', isSpeech === true && markup.test(text)],
		['question-changed', rephrases !== undefined && text.includes('?') !== rephrases.includes('?')],
		['denial-changed', rephrases !== undefined && isDenial(text) !== isDenial(rephrases)],
		['meaning-lost', keeps !== undefined && fractionIn(keeps.text, text) < keeps.fraction],
		['not-grounded', restsOn !== undefined && groundedFraction(text, restsOn.text) < restsOn.fraction],
		...newMatters(text, sources),
	]
	return faults.flatMap(([fault, isFound]) => (isFound ? [fault] : []))
}

function newMatters(text: string, { figures, amounts, citations, facts }: WordingSources) {
	const matters: [WordingFault, boolean][] = []
	if (figures !== undefined) matters.push(['new-figure', hasNew(figuresOf(text), figuresOf(figures))])
	if (amounts !== undefined) matters.push(['new-amount', hasNew(amountKeys(text), amountKeys(amounts))])
	if (citations !== undefined) matters.push(['new-citation', hasNewCitation(text, citations)])
	if (facts !== undefined)
		matters.push(
			['new-fact', findNewFacts(text, facts).length > 0],
			['new-name', findNewNames(text, facts).length > 0],
		)
	return matters
}

const hasNew = <T>(found: ReadonlySet<T>, known: ReadonlySet<T>) => !found.isSubsetOf(known)
const figuresOf = (text: string) => new Set(readFigures(text).map(({ value }) => value))

function hasNewCitation(text: string, source: string) {
	const known = bare(source)
	return (text.match(citation) ?? []).some((each) => !known.includes(bare(each)))
}
const bare = (text: string) => text.toLowerCase().replaceAll(/[^a-z\d]/g, '')

/** 0-1: how many of the subjects of `text` `other` covers too, each word counted once. */
function fractionIn(text: string, other: string) {
	const stems = new Set(contentStems(text))
	return stems.size === 0 ? 1 : stems.intersection(new Set(contentStems(other))).size / stems.size
}

/** 0-1: how many of the subjects of a wording are in its source, each word as often as it is said. */
function groundedFraction(text: string, source: string) {
	const stems = contentStems(text)
	if (stems.length < fewWords) return 1
	const known = new Set(contentStems(source))
	return stems.filter((stem) => known.has(stem)).length / stems.length
}
