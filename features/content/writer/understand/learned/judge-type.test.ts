import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { trainedOn } from '#platform/text-classifier/stored-networks.ts'
import { checksumOfVoices } from './read-examples.ts'

test('the committed weights were learned from the requests as they stand', () => {
	for (const name of ['type', 'figure', 'stage']) {
		const stored = JSON.parse(readFileSync(join(import.meta.dirname, `${name}-weights.json`), 'utf8'))
		expect(stored.learnedFrom).toBe(checksumOfVoices())
	}
	expect(trainedOn(readFileSync(join(import.meta.dirname, 'type-networks.bin')))).toBe(checksumOfVoices())
})
