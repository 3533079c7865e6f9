import { writeFileSync } from 'node:fs'
import { matchRules, readCall } from '#features/compliance/index.ts'
import { factNames, factsOf } from '#features/compliance/network/turn-facts.ts'
import { checksumOf, readCorpus } from '#features/language/index.ts'
import { productLines } from './product-lines.ts'

// node tools/train/export-examples.ts EXAMPLES.jsonl: the calls of `corpus` for training, with the words of every sentence
// and what the rules match; the first line describes them. What our own guide says is added as lawful lines.
const [path] = process.argv.slice(2)
if (!path) throw new Error('Give the file to write')
const calls = [...readCorpus(), ...readCorpus({ split: 'held-out' })].filter(
	({ language }) => language === 'en',
)
const lines = productLines().map(({ customer, text, statement }, at) => ({
	id: `product-${at}`,
	author: 'product',
	source: 'line' as const,
	split: 'train' as const,
	labeledFor: ['statements' as const],
	disputed: [],
	about: statement,
	turns: [
		...(customer ? [unlabeled('customer', customer)] : []),
		{
			...unlabeled('rep', text),
			statements: statement ? [{ code: statement, quote: text, from: 0 }] : [],
		},
	],
}))
const examples = [...calls, ...lines].map((call) => {
	const read = readCall(
		call.turns.map(({ speaker, text }) => ({
			speaker: speaker === 'other' ? ('unknown' as const) : speaker,
			text,
			start: null,
			end: null,
			confidence: null,
		})),
	)
	const facts = factsOf(read, matchRules(read))
	const turns = call.turns.map((turn, at) => ({
		...turn,
		facts: [...(facts[at] ?? [])],
		sentences: read[at]?.sentences.map(({ words, isQuestion, from, to }) => ({
			words: words.trim().split(' '),
			isQuestion,
			from,
			to,
		})),
	}))
	return JSON.stringify({ ...call, turns })
})
const description = JSON.stringify({ facts: factNames, trainedOn: checksumOf(readCorpus()) })
writeFileSync(path, `${[description, ...examples].join('\n')}\n`)
console.log(`${calls.length} calls and exchanges, ${lines.length} lines of our own`)

function unlabeled(speaker: 'rep' | 'customer', text: string) {
	return {
		speaker,
		text,
		statements: [] as { code: string; quote: string; from: number }[],
		disclosures: [],
		objections: [],
	}
}
