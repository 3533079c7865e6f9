import { expect, test } from 'vitest'
import type { HubModuleSummary, TrainedSubject } from '#features/learning/contract.ts'
import { findOpenAt } from './find-lesson.ts'
import { readLearningHubSearch } from './learning-hub-search.ts'

const lesson = (id: string, ...trains: TrainedSubject[]) => ({ id, title: id, minutes: 5, trains })
const module = (id: HubModuleSummary['id'], ...lessons: HubModuleSummary['lessons']): HubModuleSummary => ({
	id,
	title: id,
	provider: '',
	category: '',
	level: 'Beginner',
	duration: 10,
	overview: '',
	topics: [],
	keyPoints: [],
	lessons,
})
const fee: TrainedSubject = { kind: 'statement', code: 'advance_fee' }
const price: TrainedSubject = { kind: 'objection', code: 'price' }
const hub = [
	module('ethics', lesson('pay', price, fee)),
	module('closing', lesson('fees', fee), lesson('ask')),
]
const opened = (search: Record<string, unknown>) => findOpenAt(hub, readLearningHubSearch(search))

test('what is to be trained opens the lesson that is about it first of all', () => {
	expect(opened({ statement: 'advance_fee' })).toEqual({ moduleId: 'closing', lessonId: 'fees' })
	expect(opened({ objection: 'price' })).toEqual({ moduleId: 'ethics', lessonId: 'pay' })
})

test('a module is opened at a lesson of its own, or at its overview', () => {
	expect(opened({ module: 'closing', lesson: 'ask' })).toEqual({ moduleId: 'closing', lessonId: 'ask' })
	expect(opened({ module: 'closing', lesson: 'pay' })).toEqual({ moduleId: 'closing', lessonId: null })
})

test('what nobody teaches opens nothing', () => {
	expect(opened({})).toBeNull()
	expect(opened({ skill: 'juggling' })).toBeNull()
	expect(opened({ statement: 'price' })).toBeNull()
	expect(opened({ module: 7, objection: '' })).toBeNull()
})
