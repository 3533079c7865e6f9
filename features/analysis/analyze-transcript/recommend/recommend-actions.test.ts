import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { someCall, untimedCall } from '#features/compliance/fixtures/calls.ts'
import { analyzeTranscript } from '../index.ts'

const calls = join(import.meta.dirname, '../../../../bench/calls')
const labeled = readdirSync(calls).map((file) => JSON.parse(readFileSync(join(calls, file), 'utf8')))

const opening = [
	'R: Hi Ann, this is Bo Lund with Harbor Debt Relief, we offer a debt settlement program on a recorded line.',
	'C: I lost my job in May and the cards got away from me.',
	'R: How much do you owe on each card?',
	'C: About twenty thousand.',
]

test('a prohibited statement is named with what to do instead, its words and its time', () => {
	const { actions, actionMoments, actionPractice } = analyzeTranscript(
		someCall(...opening, 'R: I guarantee every bank will settle.', 'C: Good.'),
	)
	expect(actions[0]).toBe(
		'Drop the promise of a certain result: you said “I guarantee every bank will settle” at 0:40',
	)
	expect(actionMoments?.[0]).toEqual({ turn: 4, start: 40 })
	expect(actionPractice?.[0]).toEqual({ kind: 'statement', code: 'guaranteed_result' })
})

test('an unanswered objection is answered with a technique, not with the line of its own tab', () => {
	const { actions, actionMoments, objections } = analyzeTranscript(
		someCall('C: Let me think about it.', 'R: Every day you wait costs you, trust me, just sign.'),
	)
	expect(objections).toMatchObject([{ code: 'think_about_it', handled: false }])
	const at = actions.findIndex((text) => text.startsWith('Answer “Let me think about it” at 0:00'))
	expect(actions[at]).toContain('ask what they want to think through')
	expect(actionMoments?.[at]?.turn).toBe(0)
})

test('missing disclosures are one action, at the moment that they should have come before', () => {
	const { actions, actionMoments, requiredDisclosures } = analyzeTranscript(
		someCall(
			...opening,
			'R: It would be one payment of three hundred dollars a month for forty months.',
			'C: Okay, I want to think about it.',
		),
	)
	expect(requiredDisclosures.length).toBeGreaterThan(2)
	const at = actions.findIndex((text) => text.startsWith('Disclose, before you ask for a decision, '))
	expect(actions[at]).toContain(`${requiredDisclosures.length - 2} more: you were already at “It would be`)
	expect(actionMoments?.[at]).toEqual({ turn: 4, start: 40 })
	expect(actions.filter((text) => text.startsWith('Disclose'))).toHaveLength(1)
})

test('hardship that was passed over is shown with the reply of the rep', () => {
	const { actions } = analyzeTranscript(
		someCall(opening[0] ?? '', opening[1] ?? '', 'R: How much do you owe?', 'C: About twenty thousand.'),
	)
	expect(actions).toContain(
		'Acknowledge the hardship first: to “I lost my job in May and the cards got away from me” at 0:10 you answered “How much do you owe?”',
	)
})

test('actions of a transcript without times give none', () => {
	const { actions, actionMoments } = analyzeTranscript(
		untimedCall(...opening, 'R: I guarantee every bank will settle.', 'C: Good.'),
	)
	expect(actions[0]).toMatch(/you said “I guarantee every bank will settle”$/)
	expect(actionMoments?.[0]).toEqual({ turn: 4, start: null })
	expect(actions.join()).not.toMatch(/ at \d/)
})

test('what costs most comes first: a serious statement before a weak skill', () => {
	const claim = 'R: I guarantee every bank will settle.'
	const kinds = (...lines: string[]) =>
		analyzeTranscript(someCall(...lines)).actionPractice?.map(({ kind }) => kind)
	expect(kinds(...opening, 'R: It would be three hundred dollars a month.', 'C: Okay.')?.[0]).not.toBe(
		'statement',
	)
	expect(kinds(...opening, claim, 'C: Good.')?.[0]).toBe('statement')
})

test('the actions of labeled calls quote the moment that they lead to, and repeat no line to say from its tab', () => {
	let quoting = 0
	for (const call of labeled) {
		const analysis = analyzeTranscript(call.turns.map((turn: object) => ({ ...turn, confidence: null })))
		const { actions, actionMoments, actionPractice } = analysis
		expect([actionMoments?.length, actionPractice?.length]).toEqual([actions.length, actions.length])
		expect(new Set(actions).size).toBe(actions.length)
		const listed = [
			...analysis.findings.map(({ sayInstead }) => sayInstead),
			...analysis.disclosures.map(({ sayThis }) => sayThis),
			...analysis.improvements,
		]
		for (const [at, text] of actions.entries()) {
			expect(text).toMatch(/^[A-Z][a-z]+,? /)
			for (const line of listed) expect(text).not.toContain(line)
			const quote = /“([^”]*)”/.exec(text)?.[1]?.replace(/…$/, '')
			if (!quote) continue
			quoting++
			const turn = call.turns[actionMoments?.[at]?.turn ?? -1]
			expect(turn?.text.replaceAll(/\s+/g, ' ')).toContain(quote)
		}
	}
	expect(quoting).toBeGreaterThan(labeled.length)
})
