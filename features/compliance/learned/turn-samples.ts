import type { Sentence } from '#platform/english/read-sentences.ts'
import type { Sample } from '#platform/text-classifier/shape.ts'
import { concedes, saysNo, saysYes, waves } from '../detect/answers.ts'
import { elementNames, elementsIn } from '../detect/match-elements.ts'
import type { ReadTurn } from '../detect/read-call.ts'
import { prohibitedStatements } from '../rule-pack/rule-pack.ts'

/** The labels of the classifier, in the order of its answers. */
export const codes = prohibitedStatements.map(({ code }) => code).sort()

/** What is known of the call when a turn is judged. */
export type Surroundings = {
	/** What was last said by others than the rep, in one go or more; unchanged while a rep goes on. */
	customer: readonly ReadTurn[]
	/** Codes that the rules hear in the turn. */
	rules: ReadonlySet<string>
	/** Codes found in the rep's last two turns, the latest first. */
	before: readonly ReadonlySet<string>[]
}

/** Sentences of a turn that are judged together: all of them, or a part of a long turn. */
export type Piece = { turn: ReadTurn; sentences: Sentence[]; from: number; to: number }

/** Longer turns are judged in pieces of about so many words. */
const longestPiece = 60
const shortAnswer = 6
const shortTurn = 12
/** An answer of so few words means what the customer's words make it mean. */
const answerWords = 8
const customerTraits = 15
/** How a reply takes what the customer said. */
const manners = [saysYes, saysNo, concedes, waves]
export const facts = 2 * codes.length + 2 + elementNames.length + manners.length

export function piecesOf(turn: ReadTurn): Piece[] {
	const pieces: Piece[] = []
	let open: Sentence[] = []
	let words = 0
	for (const sentence of turn.sentences) {
		if (words > 0 && words + sentence.places.length > longestPiece) {
			pieces.push(asPiece(turn, open))
			open = []
			words = 0
		}
		open.push(sentence)
		words += sentence.places.length
	}
	return open.length > 0 ? [...pieces, asPiece(turn, open)] : pieces
}

export const asPiece = (turn: ReadTurn, sentences: Sentence[]): Piece => ({
	turn: { ...turn, sentences },
	sentences,
	from: sentences[0]?.from ?? 0,
	to: sentences.at(-1)?.to ?? 0,
})

/** What the classifier sees of a piece of a rep's turn. */
export function sampleOf({ turn, sentences }: Piece, { customer, rules, before }: Surroundings): Sample {
	const words = wordsOf(sentences)
	const context = contextOf(customer)
	const [last, oneBefore] = before
	const elements = elementsIn(turn, customer.at(-1))
	return {
		words,
		context,
		facts: Float32Array.from([
			...codes.map((code) => (last?.has(code) ? 1 : oneBefore?.has(code) ? 0.5 : 0)),
			words.length <= shortAnswer ? 1 : 0,
			words.length <= shortTurn ? 1 : 0,
			...codes.map((code) => Number(rules.has(code))),
			...elementNames.map((name) => Number(elements.has(name))),
			...manners.map((isSo) => Number(isSo(turn))),
		]),
		traits: traitsOf(sentences, words.length <= answerWords ? context : []),
	}
}

/** Every piece, and each sentence of it by itself, is judged knowing the same words of the customer. */
const contexts = new WeakMap<readonly ReadTurn[], string[]>()

function contextOf(customer: readonly ReadTurn[]): string[] {
	const known = contexts.get(customer)
	if (known) return known
	const context = customer.flatMap(({ sentences }) => wordsOf(sentences))
	contexts.set(customer, context)
	return context
}

/** Words in the order said, with the stop or question mark between sentences as a word. */
const wordsOf = (sentences: readonly Sentence[]) =>
	sentences.flatMap(({ words, isQuestion }, at) => {
		const isLast = at === sentences.length - 1
		return [...words.trim().split(' '), ...(isLast ? [] : [isQuestion ? '?' : '.'])]
	})

/** Stems, neighbors, and words one apart; for a short answer also the stems of what it answers. */
function traitsOf(sentences: readonly Sentence[], answered: readonly string[]) {
	const traits = new Set<string>()
	for (const { words } of sentences) {
		const stems = ['^', ...words.trim().split(' ').map(stemOf), '$']
		stems.forEach((stem, at) => {
			traits.add(`w ${stem}`)
			if (at > 0) traits.add(`b ${stems[at - 1]} ${stem}`)
			if (at > 1) traits.add(`s ${stems[at - 2]} ${stem}`)
		})
	}
	for (const word of answered.slice(-customerTraits)) traits.add(`c ${stemOf(word)}`)
	return [...traits]
}

/** Close enough for counting: 'settles', 'settled' and 'settling' are one. */
const stemOf = (word: string) =>
	word.length <= 4 ? word : word.replace(/(?:ing|ed|es|ly|s)$/, '').replace(/e$/, '')
