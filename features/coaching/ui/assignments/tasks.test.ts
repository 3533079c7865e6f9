import { expect, test } from 'vitest'
import type { HubModuleSummary } from '#features/learning/contract.ts'
import type { Scenario } from '#features/role-play/contract.ts'
import { lessonFor, scenarioFor, taskOf } from './tasks.ts'

test('a gap on a call proposes the lesson that trains it, and an objection a prospect who raises it', () => {
	const trains = [{ kind: 'statement' as const, code: 'advance_fee' }]
	const lessons = [{ id: 'the-fee-test', title: 'The fee test', minutes: 6, trains }]
	const module = { id: 'sales-compliance', lessons } as unknown as HubModuleSummary
	expect(lessonFor([module], { kind: 'statement', code: 'advance_fee' })).toBe(
		'sales-compliance/the-fee-test',
	)
	expect(lessonFor([module], { kind: 'skill', code: 'rapport' })).toBe('')
	expect(lessonFor([module], null)).toBe('')
	const raising = { id: 'spouse', objections: ['spouse'] } as unknown as Scenario
	expect(scenarioFor([raising], { kind: 'objection', code: 'spouse' })).toBe('spouse')
	expect(scenarioFor([raising], { kind: 'skill', code: 'rapport' })).toBe('')
})

test('nothing chosen is no task', () => {
	const keys = { lesson: 'ethics/mending', role_play: '' }
	expect(taskOf('lesson', keys)).toEqual({ kind: 'lesson', moduleId: 'ethics', lessonId: 'mending' })
	expect(taskOf('role_play', keys)).toBeNull()
	expect(taskOf('lesson', { ...keys, lesson: '' })).toBeNull()
})
