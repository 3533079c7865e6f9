import { expect, test } from 'vitest'
import { estimateLanguageModel, spokenWords } from './estimate-language-model.ts'

const sentences = ['I owe the bank', 'I owe the bank money', 'the bank called', "that's the Bank, isn't it?"]
const model = readArpa(estimateLanguageModel(sentences, () => true))

test('after every history the chances of all words add up to one', () => {
	const words = [...model.keys()].filter((ngram) => !/ /.test(ngram) && ngram !== '<s>')
	const histories = ['', ...[...model.keys()].filter((ngram) => ngram.split(' ').length < 3)]
	for (const history of histories) {
		const sum = words.reduce((total, word) => total + chance(`${history} ${word}`.trim()), 0)
		expect(sum, `after '${history}'`).toBeCloseTo(1, 3)
	}
})

test('what was often said is more likely than what never was', () => {
	expect(chance('i owe the')).toBeGreaterThan(chance('i owe money'))
	expect(chance('the bank')).toBeGreaterThan(chance('the called'))
})

test('a word without known sounds ends the stretch it stands in', () => {
	const arpa = estimateLanguageModel(['pay the xqz account'], (word) => word !== 'xqz')
	expect(arpa).not.toContain('xqz')
	expect(readArpa(arpa).has('the account')).toBe(false)
	expect(readArpa(arpa).has('the </s>')).toBe(true)
})

test('words are spelled as the pronouncing dictionary spells them', () => {
	expect(spokenWords("That’s thirty-two, isn't it?")).toEqual(["that's", 'thirty', 'two', "isn't", 'it'])
})

/** The reading that every ARPA reader gives: the longest n-gram known, backed off. */
function chance(ngram: string): number {
	const known = model.get(ngram)
	if (known) return known.probability
	const [first, ...rest] = ngram.split(' ')
	if (rest.length === 0) throw new Error(`${first} is no word of the model`)
	const history = ngram.split(' ').slice(0, -1).join(' ')
	return (model.get(history)?.backOff ?? 1) * chance(rest.join(' '))
}

function readArpa(arpa: string) {
	const ngrams = new Map<string, { probability: number; backOff: number }>()
	let order = 0
	for (const line of arpa.split('\n')) {
		order = Number(/^\\(\d)-grams:/.exec(line)?.[1] ?? order)
		const [probability, ...rest] = line.split(' ')
		if (!/^-?\d/.test(line) || rest.length < order) continue
		const backOff = 10 ** Number(rest[order] ?? 0)
		ngrams.set(rest.slice(0, order).join(' '), { probability: 10 ** Number(probability), backOff })
	}
	return ngrams
}
