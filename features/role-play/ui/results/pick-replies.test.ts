import { expect, test } from 'vitest'
import { pickReplies } from './pick-replies.ts'

const reply = (id: string, effectiveness: number, speaker: 'user' | 'ai' = 'user') => ({
	id,
	speaker,
	analysis: { tone: 'Steady', effectiveness, coaching: null, findings: [] },
})

test('the replies worth hearing again are the one that did most and the one that did least', () => {
	const conversation = [reply('p', 10, 'ai'), reply('a', 5), reply('b', 9), reply('c', 2), reply('d', 9)]
	const picked = pickReplies(conversation, [
		{ messageId: 'a', isGood: false },
		{ messageId: 'b', isGood: true },
	])
	expect(picked).toEqual({ strongest: 'b', weakest: 'c', toImprove: new Set(['a']) })
})

test('of replies that did the same none is strongest or weakest', () => {
	expect(pickReplies([reply('a', 5), reply('b', 5)], [])).toMatchObject({ strongest: null, weakest: null })
	expect(pickReplies([], [])).toMatchObject({ strongest: null, weakest: null })
})
