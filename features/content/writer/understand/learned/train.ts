import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chancesOf, storeModel } from '#platform/linear-classifier/model.ts'
import { trainModel } from '#platform/linear-classifier/train-model.ts'
import { checksumOfVoices, readExamples } from './read-examples.ts'

// Writes the committed weights anew, and tells how often requests that were left out are judged rightly:
// node features/content/writer/understand/learned/train.ts
const examples = readExamples()
const { codes, weights } = storeModel(trainModel(examples))
const rows = Object.entries(weights).map(
	([feature, row]) => `${JSON.stringify(feature)}:${JSON.stringify(row)}`,
)
const types = `{"codes":${JSON.stringify(codes)},"weights":{\n${rows.join(',\n')}\n}}`
const json = `{"learnedFrom":"${checksumOfVoices()}","types":${types}}\n`
writeFileSync(join(import.meta.dirname, 'weights.json'), json)
console.log(
	`${examples.length} requests, ${json.length} bytes, ${rightWhereLeftOut(10)} right where left out`,
)

function rightWhereLeftOut(folds: number) {
	let right = 0
	for (let fold = 0; fold < folds; fold++) {
		const model = trainModel(examples.filter((_, at) => at % folds !== fold))
		for (const { features, code } of examples.filter((_, at) => at % folds === fold)) {
			const chances = chancesOf(model, features)
			if (model.codes[chances.indexOf(Math.max(...chances))] === code) right++
		}
	}
	return right
}
