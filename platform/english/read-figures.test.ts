import { expect, test } from 'vitest'
import { readFigures } from './read-figures.ts'

const values = (text: string) => readFigures(text).map(({ value }) => value)

test.each([
	['I owe $12,400 on two cards', [12_400, 2]],
	['about 12.5k all in', [12_500]],
	['twelve thousand four hundred dollars', [12_400]],
	['four ninety five a month', [495]],
	['twenty two hundred and fifty', [2_250]],
	['thirty-two thousand', [32_000]],
	['a hundred bucks, maybe two hundred', [100, 200]],
	['eighteen grand', [18_000]],
	['a hundred and five thousand', [105_000]],
	['no one told me, not the first time', []],
	['one thousand', [1_000]],
	['five, six, seven', [5, 6, 7]],
])('the figures of "%s"', (text, expected) => {
	expect(values(text)).toEqual(expected)
})

test('a figure knows where it stands', () => {
	const text = 'I pay four ninety five to Chase'
	const [figure] = readFigures(text)
	expect(text.slice(figure?.from, figure?.to)).toBe('four ninety five')
})

test('whatever is read, nothing breaks', () => {
	for (const text of ['', 'hundred', 'and and', '١٢٣', '9'.repeat(100_000), 'one '.repeat(50_000)])
		expect(Array.isArray(readFigures(text))).toBe(true)
})
