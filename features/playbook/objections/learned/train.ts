import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type StoredModel, storeModel, trainModel } from '#features/compliance/index.ts'
import { answerExamples, raisingExamples, readTrainingCalls } from './read-training-calls.ts'

// Writes the committed weights anew: node features/playbook/objections/learned/train.ts
const calls = readTrainingCalls()
const raising = storeModel(trainModel(raisingExamples(calls)))
const answering = storeModel(trainModel(answerExamples(calls)))
const json = `{"raising":${asJson(raising)},"answering":${asJson(answering)}}\n`
writeFileSync(join(import.meta.dirname, 'weights.json'), json)
console.log(`${calls.length} calls and exchanges, ${json.length} bytes`)

/** One feature a line, so that a change of the weights can be read. */
function asJson({ codes, weights }: StoredModel) {
	const rows = Object.entries(weights).map(
		([feature, row]) => `${JSON.stringify(feature)}:${JSON.stringify(row)}`,
	)
	return `{"codes":${JSON.stringify(codes)},"weights":{\n${rows.join(',\n')}\n}}`
}
