import { expect, test } from 'vitest'
import { creditors, findCreditors } from './find-creditors.ts'

const namesIn = (text: string) => findCreditors(text).map(({ name }) => name)

test('creditors are found by every wording, with their place', () => {
	for (const { name, said } of creditors)
		for (const words of said) expect(namesIn(`I owe ${words} 4,000.`)).toEqual([name])
	const text = 'about $900 on Kohl’s'
	const [found] = findCreditors(text)
	expect(found).toMatchObject({ name: "Kohl's", kind: 'store' })
	expect(text.slice(found?.from, found?.to)).toBe('Kohl’s')
})

test('no wording belongs to two creditors', () => {
	const said = creditors.flatMap(({ said }) => said)
	expect(new Set(said).size).toBe(said.length)
})

test('a verb is no creditor', () => {
	expect(namesIn('I chase them down to discover what they owe, they will not prosper')).toEqual([])
	expect(namesIn('Discover and Chase, and cap one')).toEqual(['Discover', 'Chase', 'Capital One'])
})
