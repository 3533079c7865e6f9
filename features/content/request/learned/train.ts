import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Example, predict } from '#platform/linear-classifier/model.ts'
import { storeModel } from '#platform/linear-classifier/stored-model.ts'
import { trainModel } from '#platform/linear-classifier/train-model.ts'
import type { Network } from '#platform/text-classifier/network.ts'
import { storeNetworks } from '#platform/text-classifier/stored-networks.ts'
import { trainNetwork } from '#platform/text-classifier/train-network.ts'
import {
	type ClassifierName,
	checksumFor,
	readExamples,
	readFigureExamples,
	readObjectionExamples,
	readStageExamples,
	readTypeSamples,
	readUnlawfulRequestSamples,
} from './read-examples.ts'
import { typeSeeds, typeShape, typeTraining } from './type-networks.ts'
import {
	unlawfulRequestSeeds,
	unlawfulRequestShape,
	unlawfulRequestTraining,
} from './unlawful-request-networks.ts'

// Writes the committed weights anew, all in about a minute or those of the classifiers named alone, and tells how often
// examples that were left out are judged rightly: npm run train:content [-- type] [figure] [stage] [objection] [unlawful]
const trainings: Readonly<Record<ClassifierName, () => void>> = {
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
	unlawful: () => {
		const samples = readUnlawfulRequestSamples()
		write(
			'unlawful',
			unlawfulRequestSeeds.map((seed) =>
				trainNetwork(unlawfulRequestShape, samples, { ...unlawfulRequestTraining, seed }),
			),
		)
	},
}

const write = (classifier: ClassifierName, networks: readonly Network[]) =>
	writeFileSync(
		join(import.meta.dirname, `${classifier}-networks.bin`),
		storeNetworks(networks, checksumFor(classifier)),
	)

function trainWeights(classifier: ClassifierName, examples: readonly Example[]) {
	writeFileSync(
		join(import.meta.dirname, `${classifier}-weights.gz`),
		storeModel(trainModel(examples), checksumFor(classifier)),
	)
	console.log(
		`${classifier}s: of ${examples.length}, ${rightWhereLeftOut(examples, 10)} right where left out`,
	)
}

function rightWhereLeftOut(examples: readonly Example[], folds: number) {
	let right = 0
	for (let fold = 0; fold < folds; fold++) {
		const model = trainModel(examples.filter((_, at) => at % folds !== fold))
		for (const { features, code } of examples.filter((_, at) => at % folds === fold)) {
			const chances = predict(model, features)
			if (model.codes[chances.indexOf(Math.max(...chances))] === code) right++
		}
	}
	return right
}

const isClassifierName = (name: string): name is ClassifierName => name in trainings
const named = process.argv.slice(2)
const unknown = named.filter((name) => !isClassifierName(name))
if (unknown.length > 0) throw new Error(`There is no classifier of ${unknown.join(', ')}`)
for (const classifier of Object.keys(trainings).filter(isClassifierName))
	if (named.length === 0 || named.includes(classifier)) trainings[classifier]()
