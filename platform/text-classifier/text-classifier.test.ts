import { expect, test } from 'vitest'
import type { Example } from './learner.ts'
import { openClassifier } from './open-classifier.ts'
import type { Shape } from './shape.ts'
import { readNetworks, storeNetworks, trainedOn } from './stored-networks.ts'
import { trainNetwork } from './train-network.ts'

const shape: Shape = {
	labels: ['about money', 'about weather'],
	textWidths: [1, 2],
	textFilters: 8,
	contextWidths: [1],
	contextFilters: 4,
	facts: 1,
	hidden: 8,
}
const example = (text: string, labels: number[], context = ''): Example => ({
	words: text.split(' '),
	context: context ? context.split(' ') : [],
	facts: Float32Array.of(0),
	traits: [],
	wanted: Float32Array.from(labels),
	counts: Float32Array.of(1, 1),
})
const examples = [
	example('the bank wants its dollars back', [1, 0]),
	example('pay the loan with cash', [1, 0]),
	example('my debt costs more interest', [1, 0]),
	example('a dollar for the fee', [1, 0]),
	example('rain and wind all day', [0, 1]),
	example('the sun shines after snow', [0, 1]),
	example('a cold storm with thunder', [0, 1]),
	example('clouds over the warm sea', [0, 1]),
	example('yes indeed', [1, 0], 'do i owe money'),
	example('yes indeed', [0, 1], 'will it rain'),
]
const training = { rounds: 80, rate: 0.01, weightOfPresent: 1, seed: 1 }
const network = trainNetwork(shape, examples, training)

test('a classifier knows words it was never shown by their neighbors in common English', () => {
	const classify = openClassifier([network])
	const [money = 0, weather = 0] = classify(example('owing euros to lenders', [0, 0]))
	expect(money).toBeGreaterThan(weather)
	const [coin = 0, fog = 0] = classify(example('fog and hail tomorrow', [0, 0]))
	expect(fog).toBeGreaterThan(coin)
})

test('a short answer means what it answers', () => {
	const classify = openClassifier([network])
	const [money = 0, weather = 0] = classify(example('yes indeed', [0, 0], 'do i owe money'))
	expect(money).toBeGreaterThan(weather)
	const [other = 0, rain = 0] = classify(example('yes indeed', [0, 0], 'will it rain'))
	expect(rain).toBeGreaterThan(other)
})

test('the same examples give the same network', () => {
	const again = trainNetwork(shape, examples, training)
	expect(storeNetworks([again], '').equals(storeNetworks([network], ''))).toBe(true)
})

test('a stored classifier answers as before', () => {
	const second = trainNetwork(shape, examples, { ...training, seed: 2 })
	const file = storeNetworks([network, second], 'ten examples')
	const sample = example('the storm cost many dollars', [0, 0])
	const before = openClassifier([network, second])(sample)
	const after = openClassifier(readNetworks(file))(sample)
	expect(trainedOn(file)).toBe('ten examples')
	before.forEach((chance, label) => {
		expect(after[label]).toBeCloseTo(chance, 2)
	})
})

test('a text of nothing, or of unknown words only, is judged and does not fail', () => {
	const classify = openClassifier([network])
	for (const text of ['', 'qqqq zzzz', 'слово 言葉']) {
		for (const chance of classify(example(text, [0, 0]))) {
			expect(chance).toBeGreaterThanOrEqual(0)
			expect(chance).toBeLessThanOrEqual(1)
		}
	}
})
