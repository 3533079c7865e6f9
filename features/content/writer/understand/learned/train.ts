import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chancesOf, type Example, storeModel } from '#platform/linear-classifier/model.ts'
import { trainModel } from '#platform/linear-classifier/train-model.ts'
import { storeNetworks } from '#platform/text-classifier/stored-networks.ts'
import { trainNetwork } from '#platform/text-classifier/train-network.ts'
import {
	checksumOfVoices,
	readExamples,
	readFigureExamples,
	readStageExamples,
	readTypeSamples,
} from './read-examples.ts'
import { typeSeeds, typeShape, typeTraining } from './type-networks.ts'

// Writes the committed weights anew, in about a minute, and tells how often examples that were left out are judged rightly:
// node features/content/writer/understand/learned/train.ts
const learned = { type: readExamples(), figure: readFigureExamples(), stage: readStageExamples() }
for (const [name, examples] of Object.entries(learned))
	writeFileSync(join(import.meta.dirname, `${name}-weights.json`), `${weightsFrom(examples)}\n`)
const samples = readTypeSamples()
const networks = typeSeeds.map((seed) => trainNetwork(typeShape, samples, { ...typeTraining, seed }))
writeFileSync(join(import.meta.dirname, 'type-networks.bin'), storeNetworks(networks, checksumOfVoices()))
for (const [name, examples] of Object.entries(learned))
	console.log(`${name}s: of ${examples.length}, ${rightWhereLeftOut(examples, 10)} right where left out`)

function weightsFrom(examples: readonly Example[]) {
	const { codes, weights } = storeModel(trainModel(examples))
	const rows = Object.entries(weights).map(
		([feature, row]) => `${JSON.stringify(feature)}:${JSON.stringify(row)}`,
	)
	return `{"learnedFrom":"${checksumOfVoices()}","codes":${JSON.stringify(codes)},"weights":{\n${rows.join(',\n')}\n}}`
}

function rightWhereLeftOut(examples: readonly Example[], folds: number) {
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
