import { expect, test } from 'vitest'
import { untimedCall } from '#features/compliance/fixtures/calls.ts'
import { findViolations, readCall } from '#features/compliance/index.ts'
import { objectionCodes } from '#features/language/pure.ts'
import { findObjections } from './find-objections.ts'
import { knownObjections } from './known-objections.ts'

const objectionsIn = (...lines: string[]) => {
	const call = readCall(untimedCall(...lines))
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

test('every objection that can be labeled has an answer', () => {
	expect(knownObjections.map(({ code }) => code).sort()).toEqual(objectionCodes.toSorted())
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
		'R: I understand, there are scams out there. Look us up with the state first, and call me back when you have.',
		'C: It still sounds like a scam.',
		'R: I hear you. Check the state register before you decide anything.',
	)
	expect(raised).toEqual([{ code: 'scam_fear', turn: 0, handled: true }])
})

test.each([
	['price', 'C: I looked it over and I do not know, it is too expensive.'],
	['price', 'C: I just can not afford that.'],
	['think_about_it', 'C: I want to sleep on it.'],
	['scam_fear', 'C: This sounds like a scam to me.'],
	['not_right_time', 'C: Now is not a good time for me.'],
])('an objection in plain words is found: %s', (code, line) => {
	const raised = objectionsIn('R: Our fee is 25% of the debt you enroll.', line, 'R: Okay.')
	expect(raised.map((each) => each.code)).toContain(code)
})

test('the rep raises no objections', () => {
	expect(objectionsIn('R: Maybe you want to think about it and talk to your wife?', 'C: No, go on.')).toEqual(
		[],
	)
})

test('stating a debt, asking a plain question and agreeing are no objections', () => {
	const raised = objectionsIn(
		'R: What do you owe, and to whom?',
		'C: About nine thousand on the Chase and four on the Discover.',
		'R: Are you current on both?',
		'C: I missed two months on the Chase.',
		'R: The documents are in your email.',
		'C: Okay, I have them open. Where do I sign?',
	)
	expect(raised).toEqual([])
})

test('every quote is verbatim from the turn that objects', () => {
	const said = untimedCall(
		'R: That comes to three-ten a month.',
		"C: Three-ten? That's a lot of money, I can't do three-ten. And my wife handles the bills, so I need to ask her.",
		'R: Fair. What would be left after the rent?',
	)
	const objections = findObjections(readCall(said), [])
	expect(objections.map(({ code }) => code)).toContain('price')
	for (const { turn, quote } of objections) {
		expect(quote).not.toBe('')
		expect(said[turn]?.text).toContain(quote)
	}
})

test('the same call gives the same objections', () => {
	const call = ['C: Is this a scam?', 'R: Look us up first.', "C: I'd rather sleep on it.", 'R: No rush.']
	expect(objectionsIn(...call)).toEqual(objectionsIn(...call))
})
