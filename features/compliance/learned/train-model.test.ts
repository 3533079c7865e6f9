import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { chancesOf, openModel, storeModel } from './model.ts'
import { readTrainingLines, toExample } from './read-training-lines.ts'
import { trainModel } from './train-model.ts'

test('the committed weights are what the training phrases give', () => {
	const stored = storeModel(trainModel(readTrainingLines().map(toExample)))
	const committed = JSON.parse(readFileSync(join(import.meta.dirname, 'weights.json'), 'utf8'))
	expect(stored.codes).toEqual(committed.codes)
	expect(JSON.stringify(stored.weights)).toBe(JSON.stringify(committed.weights))
})

test('a model survives being stored', () => {
	const examples = [
		{ features: ['w sue', 'w never'], code: 'lawsuit_denial' },
		{ features: ['w sue', 'w never'], code: 'lawsuit_denial' },
		{ features: ['w hello', 'w sue'], code: 'ordinary' },
		{ features: ['w hello', 'w sue'], code: 'ordinary' },
	]
	const model = openModel(storeModel(trainModel(examples)))
	const [denial = 0, ordinary = 0] = chancesOf(model, ['w sue', 'w never'])
	expect(model.codes).toEqual(['lawsuit_denial', 'ordinary'])
	expect(denial).toBeGreaterThan(ordinary)
	expect(denial + ordinary).toBeCloseTo(1)
})
