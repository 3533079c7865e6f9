import { writeFileSync } from 'node:fs'
import { directAnswers } from '#features/chat/coach/direct/direct-answers.ts'
import { noVerdict, questionHeads, questionInputs } from '#features/chat/coach/learned/question-heads.ts'
import { verdictInput } from '#features/chat/coach/learned/question-input.ts'
import { labeledQuestions } from '#features/chat/coach/training/labeled-questions.ts'
import { guide, respell } from '#features/guide/index.ts'

// node tools/train/export-questions.ts QUESTIONS.jsonl: the labeled questions as each head reads them; the first line
// describes the heads. What the guide knows to be asked teaches the matter, too.
const [path] = process.argv.slice(2)
if (!path) throw new Error('Give the file to write')

const asked = guide.flatMap(({ id, title, asked }) =>
	[title, ...asked].map((text) => ({
		head: 'matter',
		...questionInputs.matter(text),
		codes: [id],
		split: 'train',
	})),
)
const intentCounts = new Map<string, number>()
for (const { intent } of labeledQuestions.read())
	intentCounts.set(intent, (intentCounts.get(intent) ?? 0) + 1)
/** What is rarely wanted is shown to the training several times, so that it is not drowned. */
const timesOf = (intent: string, split: string) => {
	const count = intentCounts.get(intent) ?? 0
	return split !== 'train' || count > 150 ? 1 : count > 60 ? 2 : 4
}

const questions = [...labeledQuestions.read('train'), ...labeledQuestions.read('held-out')].flatMap(
	({ text, intent, entries, before, split, author }) => {
		const hasMatter = entries.length > 0 && before.length === 0
		const ofIntent = {
			head: 'intent',
			codes: [intent],
			...questionInputs.intent(respell(text.trim())),
			split,
			author,
		}
		return [
			...Array.from({ length: timesOf(intent, split) }, () => ofIntent),
			...(hasMatter
				? [{ head: 'matter', codes: entries, ...questionInputs.matter(text), split, author }]
				: []),
		]
	},
)
/** Verdicts from labeled questions and direct answers, and messages without one. */
const asksNone = new Set(['words', 'practice', 'greeting', 'thanks', 'compare', 'abilities', 'distress'])
const verdicts = [
	...[...labeledQuestions.read('train'), ...labeledQuestions.read('held-out')].flatMap(
		({ text, intent, entries: [id], verdict, split, author }) =>
			id && (verdict || asksNone.has(intent))
				? [{ head: 'verdict', ...verdictInput(text, id), codes: [verdict ?? noVerdict], split, author }]
				: [],
	),
	...[...directAnswers].flatMap(([id, answers]) =>
		answers.flatMap(({ asks, verdict }) =>
			asks.map((text) => ({ head: 'verdict', ...verdictInput(text, id), codes: [verdict], split: 'train' })),
		),
	),
	// Most of what the guide knows to be asked wants words or facts.
	...guide.flatMap(({ id, title }) => ({
		head: 'verdict',
		...verdictInput(title, id),
		codes: [noVerdict],
		split: 'train',
	})),
]
const description = { trainedOn: labeledQuestions.checksum(), heads: questionHeads }
const lines = [description, ...questions, ...verdicts, ...asked].map((each) => JSON.stringify(each))
writeFileSync(path, `${lines.join('\n')}\n`)
