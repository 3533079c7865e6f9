import { expect, test } from 'vitest'
import type { PracticeEffect } from '#features/learning/contract.ts'
import { changeOf, writeBasis, writeResult } from './write-side.ts'

const side = (scored: number, calls: number, missed: number | null, average: number | null = null) => ({
	scored,
	calls,
	missed,
	average,
})
const effect = (
	kind: PracticeEffect['subject']['kind'],
	before: PracticeEffect['before'],
	after: PracticeEffect['before'],
): PracticeEffect => ({
	subject: { kind, code: 'any' },
	title: '',
	practicedAt: '',
	practicedBy: 'lesson',
	before,
	after,
})

test('counts are shown with the calls they rest on', () => {
	expect(writeResult('statement', side(10, 10, 2))).toBe('2 of 10 calls')
	expect(writeResult('objection', side(10, 1, 1))).toBe('1 of 1 call')
	expect(writeResult('skill', side(10, 8, null, 6.4))).toBe('6.4 out of 10')
	expect(writeResult('objection', side(10, 0, 0))).toBeNull()
})

test('says so when there are fewer than ten calls', () => {
	expect(writeBasis('statement', side(4, 4, 0), 'after')).toBe('4 of 10 calls so far')
	expect(writeBasis('statement', side(10, 10, 0), 'after')).toBeNull()
	expect(writeBasis('disclosure', side(3, 3, 1), 'before')).toBeNull()
	expect(writeBasis('skill', side(10, 8, null, 6.4), 'before')).toBe('Came up on 8 of 10')
	expect(writeBasis('skill', side(0, 0, null), 'after')).toBe('No scored calls yet')
	expect(writeBasis('objection', side(4, 0, 0), 'after')).toBe('Not raised, 4 of 10 calls so far')
})

test('compares by shares, never by bare counts', () => {
	expect(changeOf(effect('statement', side(10, 10, 4), side(2, 2, 1)))).toBe('worse')
	expect(changeOf(effect('statement', side(10, 10, 4), side(5, 5, 1)))).toBe('better')
	expect(changeOf(effect('skill', side(10, 10, null, 5), side(3, 3, null, 6.5)))).toBe('better')
	expect(changeOf(effect('objection', side(10, 2, 1), side(10, 4, 2)))).toBeNull()
	expect(changeOf(effect('objection', side(10, 2, 1), side(4, 0, 0)))).toBeNull()
})
