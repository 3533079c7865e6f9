import { openClassifier } from '#platform/text-classifier/open-classifier.ts'
import { trainNetwork } from '#platform/text-classifier/train-network.ts'
import { matchRules } from '../detect/match-rules.ts'
import { readCall } from '../detect/read-call.ts'
import { judgeCallWith, thresholds } from './judge-call-with.ts'
import { type LabeledTurn, readTrainingCalls } from './read-training.ts'
import { seeds, shape, training } from './shape.ts'
import { trainingExamples } from './training-examples.ts'

// How well the classifier judges calls left out of its training: node features/compliance/learned/cross-validate.ts [0-3]
// trains without every fourth whole call, from the given one on, and prints precision, recall and F1 by turn.
const fold = Number(process.argv[2] ?? 0)
const folds = 4
const fewestTurns = 10
const withRule = [0.1, 0.2, 0.3]
const alone = [0.2, 0.3, 0.4, 0.5]

const calls = readTrainingCalls()
const whole = calls.filter((turns) => turns.length >= fewestTurns)
const leftOut = new Set(whole.filter((_, at) => at % folds === fold))
const kept = calls.filter((turns) => !leftOut.has(turns))
const examples = trainingExamples(kept)
const classify = openClassifier(seeds.map((seed) => trainNetwork(shape, examples, { ...training, seed })))
console.log(`${examples.length} examples, ${leftOut.size} calls left out`)
for (const least of withRule.flatMap((rule) =>
	alone.map((other) => ({ ...thresholds, withRule: rule, alone: other })),
)) {
	console.log(least, measure([...leftOut], judgeCallWith(classify, least)))
}

function measure(calls: readonly LabeledTurn[][], judge: ReturnType<typeof judgeCallWith>) {
	let right = 0
	let extra = 0
	let missed = 0
	for (const turns of calls) {
		const call = readCall(turns)
		const found = new Set(
			judge(call, matchRules(call)).map((hit) => `${hit.evidence.turn} ${hit.ready.statement.code}`),
		)
		const wanted = new Set(turns.flatMap(({ marks }, at) => marks.map(({ code }) => `${at} ${code}`)))
		right += wanted.intersection(found).size
		extra += found.difference(wanted).size
		missed += wanted.difference(found).size
	}
	const round = (share: number) => Math.round(share * 1000) / 1000
	return {
		precision: round(right / (right + extra || 1)),
		recall: round(right / (right + missed || 1)),
		f1: round((2 * right) / (2 * right + extra + missed || 1)),
	}
}
