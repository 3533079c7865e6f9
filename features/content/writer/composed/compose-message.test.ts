import { expect, test } from 'vitest'
import { anyBrief, someBrief } from '../fixtures/brief.ts'
import { requiredOf } from '../required-of.ts'
import { writePiece } from '../write-piece.ts'
import { saysEnough } from './says-enough.ts'

const say = (...sentences: string[]) => sentences.map((each) => ({ asked: each, say: each }))
const email = someBrief({
	type: 'email',
	channel: 'email',
	customer: 'Denise',
	rep: 'Gerald',
	company: 'Lantern Ridge',
	stage: 'in_program',
	told: say(
		'Discover took $2,340 on your $5,870 balance.',
		'It gets paid in 6 payments of $390.',
		'Do you want to move the date?',
	),
})

test('an email is composed from the sentences of its request, questions last', () => {
	const { content } = writePiece(email, 1)
	const places = [
		...(email.told ?? []).map((each) => content.indexOf(each.say)),
		content.lastIndexOf('Gerald'),
	]
	expect(places.every((place) => place > 0)).toBe(true)
	expect(places).toEqual(places.toSorted((a, b) => a - b))
	expect(content).toMatch(/^Subject: .+\n\n(?:Hi|Hello) Denise,/)
})

test('repeated sentences are written once', () => {
	const twice = {
		...email,
		told: say('Discover took $2,340.', 'Your draft moved to the 15th.', 'Discover took $2,340.'),
	}
	expect(writePiece(twice, 1).content.match(/Discover took/g)).toHaveLength(1)
})

test('an email that sells discloses what it calls for', () => {
	const brief = {
		...email,
		stage: 'considering' as const,
		told: say('Our program would be $412 a month for 48 months.', 'Our fee is 22% of what you enroll.'),
	}
	const { content } = writePiece(brief, 2)
	expect(requiredOf(brief, content).filter(({ isGiven }) => !isGiven)).toEqual([])
	expect(content).toMatch(/vary|varies/)
})

test('a text message says who writes, what the request asks for, and how to opt out', () => {
	const brief = someBrief({
		type: 'general',
		channel: 'text',
		form: 'text_message',
		customer: 'Ray',
		rep: 'Keisha',
		told: say('You missed our 2 pm today.', 'Does 6 tonight work instead?'),
	})
	const { content } = writePiece(brief, 1)
	expect(content).toMatch(
		/^Hi Ray, it's Keisha with .+\. You missed our 2 pm today\. Does 6 tonight work instead\?.+STOP/,
	)
})

test('an email to the team greets the team and sells nothing', () => {
	const { content } = writePiece({ ...email, channel: 'internal', customer: null }, 1)
	expect(content).toMatch(/\n\n(?:Hi team|Team),\n\n/)
	expect(content).not.toMatch(/guarantee/i)
})

test('prohibited sentences are left out, and a message is not composed from too few', () => {
	const unlawful = {
		...email,
		told: say('We guarantee that your debts are cut in half.', 'Creditors cannot sue you.'),
	}
	expect(saysEnough(unlawful)).toBe(false)
	expect(writePiece(unlawful, 1).content).not.toContain('We guarantee that')
	expect(saysEnough({ ...email, told: say('Your draft moved to the 15th.') })).toBe(false)
	expect(saysEnough({ ...email, occasion: 'stop_request' })).toBe(false)
})

test('every brief with sentences of its own gets a piece', () => {
	for (let number = 0; number < 60; number++)
		expect(
			writePiece({ ...anyBrief(number), told: email.told ?? [] }, number).content.length,
		).toBeGreaterThan(20)
})
