import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readModel } from '#platform/linear-classifier/stored-model.ts'
import { trainedOn } from '#platform/text-classifier/stored-networks.ts'
import { checksumFor } from './read-examples.ts'

test('the committed weights were learned from the requests as they stand', () => {
	for (const classifier of ['type', 'figure', 'stage', 'objection'] as const) {
		const stored = readModel(readFileSync(join(import.meta.dirname, `${classifier}-weights.gz`)))
		expect(stored.trainedOn).toBe(checksumFor(classifier))
	}
	expect(trainedOn(readFileSync(join(import.meta.dirname, 'type-networks.bin')))).toBe(checksumFor('type'))
})
