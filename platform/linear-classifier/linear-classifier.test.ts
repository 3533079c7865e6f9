import { expect, test } from 'vitest'
import { predict } from './model.ts'
import { readModel, storeModel } from './stored-model.ts'
import { trainModel } from './train-model.ts'

test('a model survives being stored', () => {
	const examples = [
		{ features: ['w sue', 'w never'], code: 'lawsuit_denial' },
		{ features: ['w sue', 'w never'], code: 'lawsuit_denial' },
		{ features: ['w hello', 'w sue'], code: 'ordinary' },
		{ features: ['w hello', 'w sue'], code: 'ordinary' },
	]
	const model = readModel(storeModel(trainModel(examples), 'four sentences'))
	expect(model.trainedOn).toBe('four sentences')
	const [denial = 0, ordinary = 0] = predict(model, ['w sue', 'w never'])
	expect(model.codes).toEqual(['lawsuit_denial', 'ordinary'])
	expect(denial).toBeGreaterThan(ordinary)
	expect(denial + ordinary).toBeCloseTo(1)
})
