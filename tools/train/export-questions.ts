import { writeFileSync } from 'node:fs'
import { questionHeads, questionInputs } from '#features/chat/coach/learned/question-heads.ts'
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
const description = { trainedOn: labeledQuestions.checksum(), heads: questionHeads }
const lines = [description, ...questions, ...asked].map((each) => JSON.stringify(each))
writeFileSync(path, `${lines.join('\n')}\n`)
