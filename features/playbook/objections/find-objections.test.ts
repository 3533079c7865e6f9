import { expect, test } from 'vitest'
import { findViolations, readCall, type Turn } from '#features/compliance/index.ts'
import { findObjections } from './find-objections.ts'
import { knownObjections } from './known-objections.ts'

const turns = (...lines: string[]): Turn[] =>
	lines.map((line) => ({
		speaker: line.startsWith('C:') ? 'customer' : 'rep',
		text: line.slice(3),
		start: null,
		end: null,
		confidence: null,
	}))
const objectionsIn = (...lines: string[]) => {
	const call = readCall(turns(...lines))
	return findObjections(call, findViolations(call)).map(({ code, turn, handled }) => ({
		code,
		turn,
		handled,
	}))
}

test('there are twelve objections, each with an answer', () => {
	expect(knownObjections).toHaveLength(12)
	expect(knownObjections.every(({ sayThis }) => sayThis.length > 40)).toBe(true)
})

test('an objection answered with understanding is handled', () => {
	expect(
		objectionsIn(
			'C: I need to talk to my wife first.',
			'R: Of course. When is she home, so she hears it from me?',
		),
	).toEqual([{ code: 'spouse', turn: 0, handled: true }])
})

test('an objection met with pressure is not handled', () => {
	expect(
		objectionsIn('C: Let me think about it.', 'R: Every day you wait costs you, trust me, just sign.'),
	).toEqual([{ code: 'think_about_it', turn: 0, handled: false }])
})

test('an objection answered with a prohibited statement is not handled', () => {
	expect(
		objectionsIn('C: What about my credit score?', "R: It won't touch your credit, I understand the worry."),
	).toEqual([{ code: 'credit_score_worry', turn: 0, handled: false }])
})

test('an objection counts once, where it was first raised', () => {
	const raised = objectionsIn(
		'C: Is this a scam?',
		'R: You should check us, look us up.',
		'C: It still sounds like a scam.',
		'R: Fair.',
	)
	expect(raised).toEqual([{ code: 'scam_fear', turn: 0, handled: true }])
})

test('the rep raises no objections', () => {
	expect(objectionsIn('R: Maybe you want to think about it and talk to your wife?', 'C: No, go on.')).toEqual(
		[],
	)
})
