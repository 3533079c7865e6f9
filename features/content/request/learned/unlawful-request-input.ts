import type { SentenceInput } from '#platform/classifier/sentence-encoder.ts'
import type { HeadInput } from '#platform/classifier/text-head.ts'
import type { Typed } from '../read-typed.ts'

/** A word of a request or a mark between words, and its position in the text. */
export type Token = { word: string; from: number; to: number; isMark: boolean }

/** The words of a request with the marks that end a clause or mark what is quoted; figures are all the same word. */
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

/** What the head sees of a request or a part of it; `ruled` are the codes that wordings know in it. */
export function unlawfulInput(tokens: readonly Token[], ruled: ReadonlySet<string>): HeadInput {
	const signs = [...ruled].map((code) => `ruled ${code}`)
	return {
		features: traitsOf(tokens.map(({ word }) => word)),
		signs: ruled.size > 0 ? ['ruled any', ...signs] : [],
		sentences: sentencesOf(tokens),
	}
}

const figureClasses: Readonly<Record<string, string>> = { '#': '<num>', '$#': '<usd>', '#%': '<pct>' }

function sentencesOf(tokens: readonly Token[]): SentenceInput[] {
	const sentences: SentenceInput[] = []
	let words: string[] = []
	const end = (isQuestion: boolean) => {
		if (words.length > 0) sentences.push({ words, isQuestion })
		words = []
	}
	for (const { word, isMark } of tokens) {
		if (!isMark) words.push(...(figureClasses[word] ?? word).split(' '))
		else if (word === '.' || word === '?') end(word === '?')
	}
	end(false)
	return sentences
}

/** Stems, each alone and with the one before it. */
function traitsOf(words: readonly string[]) {
	const stems = ['^', ...words.map(stemOf), '$']
	return [...new Set(stems.flatMap((stem, at) => [`w ${stem}`, `b ${stems[at - 1] ?? ''} ${stem}`]))]
}

/** Every person to be addressed counts as the same. */
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
