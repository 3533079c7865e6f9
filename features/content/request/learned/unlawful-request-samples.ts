import type { Sample } from '#platform/text-classifier/shape.ts'
import type { Typed } from '../read-typed.ts'
import { unlawfulCodes } from './unlawful-request-networks.ts'

/** A word of a request or a mark between words, and where it stands in the text. */
export type Token = { word: string; from: number; to: number; isMark: boolean }

/** The words of a request with the marks that end a clause or tell what is quoted; figures are all the same word. */
export function tokensOf({ text, sentences }: Pick<Typed, 'text' | 'sentences'>): Token[] {
	const tokens: Token[] = []
	const add = (word: string, from: number, to: number, isMark = false) =>
		tokens.push({ word, from, to, isMark })
	let end = 0
	for (const { words, places, breaks, isQuestion } of sentences) {
		for (const [at, { at: begin, from, to }] of places.entries()) {
			const mark = from >= end ? markIn(text.slice(end, from)) : null
			if (mark) add(mark, end, from, true)
			else if (at > 0 && breaks.has(at)) add(',', from, from, true)
			add(wordOf(words.slice(begin, (places[at + 1]?.at ?? words.length) - 1)), from, to)
			end = to
		}
		add(isQuestion ? '?' : '.', end, end, true)
	}
	return tokens
}

const markIn = (between: string) =>
	/["“”]/.test(between) ? '"' : between.includes(':') ? ':' : /[-—–(→]/.test(between) ? '-' : null

const wordOf = (word: string) =>
	!/\d/.test(word) ? word : word.endsWith('%') ? '#%' : word.startsWith('$') ? '$#' : '#'

/** What the networks see of a request or a part of it; `ruled` are the codes that the wordings of wishes know in it. */
export function sampleOf(tokens: readonly Token[], ruled: ReadonlySet<string>): Sample {
	const words = tokens.map(({ word }) => word)
	return {
		words,
		context: [],
		facts: Float32Array.from([ruled.size > 0, ...unlawfulCodes.map((code) => ruled.has(code))], Number),
		traits: traitsOf(words),
	}
}

/** Stems, each alone and with the one before it. */
function traitsOf(words: readonly string[]) {
	const stems = ['^', ...words.map(stemOf), '$']
	return [...new Set(stems.flatMap((stem, at) => [`w ${stem}`, `b ${stems[at - 1] ?? ''} ${stem}`]))]
}

/** Whoever is to be told counts as the same. */
const told = /^(?:her|him|them|you|she|he|they|people|folks|clients?|customers?|prospects?|guy|lady)$/
const theirs = /^(?:his|their|your)$/

const stemOf = (word: string) =>
	told.test(word)
		? 'them'
		: theirs.test(word)
			? 'their'
			: word.length <= 4
				? word
				: word.replace(/(?:ing|ed|es|ly|s)$/, '').replace(/e$/, '')
