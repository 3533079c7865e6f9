import { expect, test } from 'vitest'
import type { PracticeMessage } from '#features/role-play/contract.ts'
import { isStandIn, playedBy } from './played-by.ts'

const said = (id: string, speaker: 'ai' | 'user', model: string | null = null): PracticeMessage => ({
	id,
	speaker,
	model,
	message: 'Okay.',
	timestamp: new Date(0).toISOString(),
	analysis: { tone: 'Open', effectiveness: 5, coaching: null, findings: [] },
})
const conversation = [
	said('0', 'ai'),
	said('1', 'user'),
	said('2', 'ai', 'tiny'),
	said('3', 'user'),
	said('4', 'ai'),
]
const byModel = { prospect: { model: 'tiny', promptVersion: 1 }, conversation, isExam: true }

test('a reply by Candor in a call that a model plays is told, the first words are not', () => {
	expect(conversation.filter((message) => isStandIn(byModel, message)).map(({ id }) => id)).toEqual(['4'])
	expect(playedBy(byModel)).toBe('Prospect played by tiny (prompt 1), 1 reply by Candor')
})

test('an exam names Candor; a practice call without a model names nobody', () => {
	const builtIn = { prospect: { model: null, promptVersion: null }, conversation }
	expect(playedBy({ ...builtIn, isExam: true })).toBe('Prospect played by Candor')
	expect(playedBy({ ...builtIn, isExam: false })).toBeNull()
})
