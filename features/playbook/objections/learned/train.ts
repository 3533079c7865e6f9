import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type StoredModel, storeModel } from '#platform/linear-classifier/model.ts'
import { trainModel } from '#platform/linear-classifier/train-model.ts'
import { answerExamples, checksumOf, raisingExamples, readTrainingCalls } from './read-training-calls.ts'

// Writes the committed weights anew: node features/playbook/objections/learned/train.ts
const calls = readTrainingCalls()
const raising = raisingExamples(calls)
const answering = answerExamples(calls)
const models = [raising, answering].map((examples) => asJson(storeModel(trainModel(examples))))
const json = `{"learnedFrom":"${checksumOf(raising, answering)}","raising":${models[0]},"answering":${models[1]}}\n`
writeFileSync(join(import.meta.dirname, 'weights.json'), json)
console.log(`${calls.length} calls and exchanges, ${json.length} bytes`)

/** One feature a line, so that a change of the weights can be read. */
function asJson({ codes, weights }: StoredModel) {
	const rows = Object.entries(weights).map(
		([feature, row]) => `${JSON.stringify(feature)}:${JSON.stringify(row)}`,
	)
	return `{"codes":${JSON.stringify(codes)},"weights":{\n${rows.join(',\n')}\n}}`
}
