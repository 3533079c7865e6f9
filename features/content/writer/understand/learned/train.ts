import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chancesOf, type Example, storeModel } from '#platform/linear-classifier/model.ts'
import { trainModel } from '#platform/linear-classifier/train-model.ts'
import type { Network } from '#platform/text-classifier/network.ts'
import { storeNetworks } from '#platform/text-classifier/stored-networks.ts'
import { trainNetwork } from '#platform/text-classifier/train-network.ts'
import {
	checksumFor,
	type Judge,
	readExamples,
	readFigureExamples,
	readObjectionExamples,
	readStageExamples,
	readTypeSamples,
	readWishSamples,
} from './read-examples.ts'
import { typeSeeds, typeShape, typeTraining } from './type-networks.ts'
import { wishSeeds, wishShape, wishTraining } from './wish-networks.ts'

// Writes the committed weights anew, all in about a minute or those of the judges named alone, and tells how often
// examples that were left out are judged rightly: npm run train:content [-- type] [figure] [stage] [objection] [wish]
const trainings: Readonly<Record<Judge, () => void>> = {
	type: () => {
		trainWeights('type', readExamples())
		const samples = readTypeSamples()
		write(
			'type',
			typeSeeds.map((seed) => trainNetwork(typeShape, samples, { ...typeTraining, seed })),
		)
	},
	figure: () => trainWeights('figure', readFigureExamples()),
	stage: () => trainWeights('stage', readStageExamples()),
	objection: () => trainWeights('objection', readObjectionExamples()),
	wish: () => {
		const samples = readWishSamples()
		write(
			'wish',
			wishSeeds.map((seed) => trainNetwork(wishShape, samples, { ...wishTraining, seed })),
		)
	},
}

const write = (judge: Judge, networks: readonly Network[]) =>
	writeFileSync(
		join(import.meta.dirname, `${judge}-networks.bin`),
		storeNetworks(networks, checksumFor(judge)),
	)

function trainWeights(judge: Judge, examples: readonly Example[]) {
	const { codes, weights } = storeModel(trainModel(examples))
	const rows = Object.entries(weights).map(
		([feature, row]) => `${JSON.stringify(feature)}:${JSON.stringify(row)}`,
	)
	const model = `{"learnedFrom":"${checksumFor(judge)}","codes":${JSON.stringify(codes)},"weights":{\n${rows.join(',\n')}\n}}`
	writeFileSync(join(import.meta.dirname, `${judge}-weights.json`), `${model}\n`)
	console.log(`${judge}s: of ${examples.length}, ${rightWhereLeftOut(examples, 10)} right where left out`)
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

const isJudge = (name: string): name is Judge => name in trainings
const named = process.argv.slice(2)
const unknown = named.filter((name) => !isJudge(name))
if (unknown.length > 0) throw new Error(`There is no judge of ${unknown.join(', ')}`)
for (const judge of Object.keys(trainings).filter(isJudge))
	if (named.length === 0 || named.includes(judge)) trainings[judge]()
