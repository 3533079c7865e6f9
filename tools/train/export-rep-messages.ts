import { writeFileSync } from 'node:fs'
import { checksumOfRepLines, repHeads } from '#features/role-play/prospect/learned/rep-heads.ts'
import { actInput, asksInput, mannerInput } from '#features/role-play/prospect/learned/rep-input.ts'
import { isAsking } from '#features/role-play/prospect/questions.ts'
import { readLine } from '#features/role-play/prospect/read-line.ts'
import { labeledRepMessages } from '#features/role-play/prospect/training/labeled-rep-messages.ts'
import { labeledRepQuestions } from '#features/role-play/prospect/training/labeled-rep-questions.ts'
import type { HeadInput } from '#platform/classifier/text-head.ts'

// node tools/train/export-rep-messages.ts EXAMPLES.jsonl: what reps say in practice as each head reads it; the first line
// describes the heads.
const [path] = process.argv.slice(2)
if (!path) throw new Error('Give the file to write')

type Example = HeadInput & { head: string; codes: readonly string[]; split: string; author: string }
type Split = 'train' | 'held-out'

const sentencesOf = (text: string) => readLine({ speaker: 'user', message: text }, 0).sentences

function messageExamples(split: Split): Example[] {
	return labeledRepMessages.read(split).flatMap(({ prospect, text, acts, answer, manner, author }) => {
		const before = prospect ? readLine({ speaker: 'ai', message: prospect }, 0) : undefined
		const read = readLine({ speaker: 'user', message: text }, before ? 1 : 0)
		const ofManner = mannerInput(before, read)
		const common = { split, author }
		return [
			{ head: 'act', ...actInput(read), codes: acts, ...common },
			...(before ? [{ head: 'answer', ...ofManner, codes: [answer], ...common }] : []),
			{ head: 'manner', ...ofManner, codes: [manner], ...common },
		]
	})
}

/** Each question also with and without its mark, since many reps type none. */
function questionExamples(split: Split): Example[] {
	return labeledRepQuestions.read(split).flatMap(({ before, text, asks, author }) => {
		const question = sentencesOf(text)
		const marks = split === 'train' ? [null, true, false] : [null]
		return marks.map((mark) => ({
			head: 'asks',
			...asksInput(
				question.map((each) => ({ ...each, isQuestion: mark ?? each.isQuestion })),
				sentencesOf(before).at(-1),
			),
			codes: [asks],
			split,
			author,
		}))
	})
}

/** Sentences of messages that ask nothing. */
function statementExamples(split: Split): Example[] {
	return labeledRepMessages.read(split).flatMap(({ text, acts, author }) => {
		const sentences = sentencesOf(text)
		const asks = text.includes('?') || acts.some((act) => act.startsWith('asks')) || sentences.some(isAsking)
		const [first, second] = sentences
		if (asks || !first) return []
		const input = second ? asksInput([second], first) : asksInput([first], undefined)
		return [{ head: 'asks', ...input, codes: ['nothing'], split, author }]
	})
}

const splits: Split[] = ['train', 'held-out']
const examples = splits.flatMap((split) => [
	...messageExamples(split),
	...questionExamples(split),
	...statementExamples(split),
])
const lines = [{ trainedOn: checksumOfRepLines(), heads: repHeads }, ...examples].map((each) =>
	JSON.stringify(each),
)
writeFileSync(path, `${lines.join('\n')}\n`)
