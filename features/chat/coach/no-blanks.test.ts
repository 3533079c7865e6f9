import { expect, test } from 'vitest'
import { guide } from '#features/guide/index.ts'
import { lastAnswer } from './fixtures/conversation.ts'

test('no answer of the coach contains a placeholder', async () => {
	const blank: string[] = []
	for (const { id, asked } of guide) {
		const { response } = await lastAnswer(asked[0] ?? id)
		if (/\{\w+\}/.test(response)) blank.push(`${id}: ${response}`)
	}
	expect(blank).toEqual([])
})
