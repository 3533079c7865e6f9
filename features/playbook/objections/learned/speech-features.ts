import { lexicon, type ReadTurn, signsOfObjections } from '#features/compliance/index.ts'
import { compilePhrases, findPhrases, holdsPhrase } from '#platform/english/phrases.ts'
import type { Sentence } from '#platform/english/read-sentences.ts'
import { answerWordings } from '../answer-wordings.ts'
import { knownObjections } from '../known-objections.ts'
import type { Exchange } from './exchange.ts'
import { readWord } from './word-families.ts'

const pressing = compilePhrases(answerWordings.pressing, lexicon)
const responsive = compilePhrases(answerWordings.responsive, lexicon)

/**
 * What the classifier sees of a customer's turn: its words and neighbors, word families, the signs of each
 * objection, what the rep had just asked and what the rep took up in reply. Each feature once.
 */
export function raisingFeatures({ before, customer, after }: Exchange): string[] {
	const features = new Set([`length ${lengthBand(customer.wordCount)}`])
	for (const sentence of customer.sentences) {
		if (sentence.isQuestion) features.add('asks')
		addWords(features, sentence, 'w')
		addFamilies(features, sentence, 'f')
		addNegated(features, sentence)
	}
	addSigns(features, customer)
	const asked = before?.sentences.slice(-2) ?? []
	if (asked.at(-1)?.isQuestion) features.add('was asked')
	if (echoesNumber(customer, asked)) features.add('echoes')
	for (const sentence of asked) addFamilies(features, sentence, 'before')
	for (const sentence of after?.sentences.slice(0, 3) ?? []) {
		if (sentence.isQuestion) features.add('asked back')
		for (const word of wordsOf(sentence)) features.add(`a ${readWord(word).stem}`)
		addFamilies(features, sentence, 'after')
	}
	return [...features]
}

/** What the classifier sees of the rep's answer to an objection. */
export function answerFeatures(answer: ReadTurn): string[] {
	const features = new Set([`length ${lengthBand(answer.wordCount)}`])
	for (const sentence of answer.sentences) {
		if (sentence.isQuestion) features.add('asks')
		addWords(features, sentence, 'w')
		addFamilies(features, sentence, 'f')
		if (holdsPhrase(sentence, pressing)) features.add('presses')
		for (const { phrase } of findPhrases(sentence, responsive)) {
			features.add('responds')
			features.add(`responds ${answerWordings.responsive.indexOf(phrase)}`)
		}
	}
	return [...features]
}

function addSigns(features: Set<string>, { sentences }: ReadTurn) {
	const signs = signsOfObjections(sentences)
	for (const { name } of signs) features.add(name)
	for (const { code } of knownObjections) {
		const strong = [...signs].filter((sign) => sign.code === code && sign.isStrong).length
		const hints = [...signs].filter((sign) => sign.code === code && !sign.isStrong).length
		if (strong > 0) features.add(`s ${code}`)
		if (strong > 1) features.add(`ss ${code}`)
		if (hints > 1) features.add(`hh ${code}`)
		if (hints > 2) features.add(`hhh ${code}`)
		if (strong > 0 && hints > 1) features.add(`sh ${code}`)
	}
}

function addWords(features: Set<string>, sentence: Sentence, name: string) {
	let previous = '^'
	for (const word of wordsOf(sentence)) {
		const { stem } = readWord(word)
		features.add(`${name} ${stem}`)
		features.add(`${name} ${previous} ${stem}`)
		previous = stem
	}
	features.add(`${name} ${previous} $`)
}

function addFamilies(features: Set<string>, sentence: Sentence, name: string) {
	for (const word of wordsOf(sentence)) {
		for (const family of readWord(word).families) features.add(`${name} ${family}`)
	}
}

/** Families said within four words of a negation. */
function addNegated(features: Set<string>, sentence: Sentence) {
	let negatedUntil = -1
	wordsOf(sentence).forEach((word, at) => {
		if (at <= negatedUntil) for (const family of readWord(word).families) features.add(`not ${family}`)
		if (/^(?:not|no|never|nothing|none|nobody|without)$/.test(word)) negatedUntil = at + 4
	})
}

/** Whether the customer starts with a figure the rep has just named. */
function echoesNumber({ sentences: [first] }: ReadTurn, asked: readonly Sentence[]) {
	const figures = new Set(asked.flatMap(wordsOf).filter(isFigure))
	return (
		first !== undefined &&
		wordsOf(first)
			.slice(0, 8)
			.some((word) => figures.has(word))
	)
}

const isFigure = (word: string) => word !== 'one' && readWord(word).stem === '#'

const wordsOf = ({ words }: Sentence) => words.trim().split(' ')

const lengthBand = (words: number) => [4, 8, 16, 30].filter((limit) => words >= limit).length
