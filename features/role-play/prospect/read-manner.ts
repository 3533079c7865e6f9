import { lexicon, type ReadTurn } from '#features/compliance/index.ts'
import { compilePhrases, findPhrases, holdsPhrase, type PhraseBook } from '#platform/english/phrases.ts'
import type { Sentence } from '#platform/english/read-sentences.ts'
import { mannerWords } from './manner-words.ts'
import { isAsking, isOpen } from './questions.ts'
import type { RepActName, RepActs, Topic } from './rep-act.ts'

const book = (phrases: readonly string[]) => compilePhrases(phrases, lexicon)
const pushy = { say: book(mannerWords.pushy), unless: book(mannerWords.unpushed) }
const rude = { say: book(mannerWords.rude), unless: book(mannerWords.unrude) }
const makesLight = { say: book(mannerWords.makesLight), unless: book(mannerWords.takesSeriously) }
const brushOff = { say: book(mannerWords.brushOff), unless: book([]) }
const deferring = { say: book(mannerWords.deferring), unless: book([]) }
const courteous = { say: book(mannerWords.takesSeriously), unless: book([]) }
const jargon = book(mannerWords.jargon)

export const isPushy = ({ sentences }: ReadTurn) => holds(sentences, pushy)
export const isRude = ({ sentences }: ReadTurn) => holds(sentences, rude)

/** Brushes a worry or a question off, or makes light of it. */
export const isBrushOff = ({ sentences }: ReadTurn) =>
	holds(sentences, brushOff) || holds(sentences, makesLight)

/** Says in known words that a worry is taken seriously, or leaves the decision to the prospect. */
export const isCourteous = ({ sentences }: ReadTurn) => holds(sentences, courteous)

/** Industry jargon in the turn, in lower case. */
export const jargonIn = ({ sentences }: ReadTurn) =>
	sentences.flatMap((sentence) =>
		findPhrases(sentence, jargon).map(({ first, after }) => wordsOf(sentence, first, after)),
	)

/** Acknowledges a question without answering it yet, in known words. */
export const isDeferring = ({ sentences }: ReadTurn) => holds(sentences, deferring)

/** Maximum words of a message that only asks the rep's next question. */
const shortMessage = 16
/** Topics of the rep's intake questions. */
const intake: readonly Topic[] = ['debts', 'creditors', 'income', 'budget']
/** Acts that make a change of subject courteous. */
const courtesies: readonly RepActName[] = [
	'asks_permission',
	'asks_concern',
	'asks_who_decides',
	'empathizes',
	'summarizes',
	'checks_understanding',
	'offers_time',
	'offers_to_include_spouse',
	'offers_proof',
	'offers_written',
	'offers_callback',
	'agrees_next_step',
	'admits_limits',
	'corrects_self',
	'respects_request',
	'thanks',
]

/** How the message may be dismissive, or null. The context decides whether it counts. */
export function dismissalIn(
	{ sentences, wordCount }: ReadTurn,
	does: { acts: readonly RepActName[]; asksAbout: readonly Topic[]; isDisclosing: boolean },
): RepActs['dismissal'] {
	if (holds(sentences, brushOff)) return 'brush_off'
	if (!does.isDisclosing && holds(sentences, makesLight)) return 'makes_light'
	const isOwnList =
		does.acts.includes('asks_to_enroll') ||
		(does.asksAbout.some((topic) => intake.includes(topic)) &&
			!sentences.some((sentence) => isAsking(sentence) && isOpen(sentence)))
	const isCourteous = courtesies.some((act) => does.acts.includes(act)) || holds(sentences, courteous)
	const isBare = wordCount <= shortMessage && !isCourteous && !holds(sentences, deferring)
	return isOwnList && isBare ? 'changes_subject' : null
}

const holds = (sentences: readonly Sentence[], { say, unless }: { say: PhraseBook; unless: PhraseBook }) =>
	sentences.some((sentence) => holdsPhrase(sentence, say) && !holdsPhrase(sentence, unless))

const wordsOf = ({ words, places }: Sentence, first: number, after: number) =>
	words.slice(places[first]?.at, places[after]?.at ?? words.length).trim()
