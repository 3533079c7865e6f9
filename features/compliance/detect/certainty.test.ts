import { expect, test } from 'vitest'
import { heardTurn as heard } from '../fixtures/calls.ts'
import { certainShare, confidenceIn, isCertain, placeWords } from './certainty.ts'
import { findViolations } from './find-violations.ts'
import { readCall } from './read-call.ts'

test('words are located in the text as whole words, ignoring case', () => {
	const turn = heard('a plan that a bank/0.3 has')
	const placed = placeWords(turn)
	expect(placed.map(({ from, to }) => turn.text.slice(from, to))).toEqual([
		'A',
		'plan',
		'that',
		'a',
		'bank',
		'has',
	])
	const measured = { turn, measured: placed }
	expect(confidenceIn(measured, turn.text.indexOf('bank'), turn.text.indexOf('bank') + 4)).toBe(0.3)
})

test('words that were removed from the text are skipped', () => {
	const turn = {
		...heard('my card is four one/0.1 one/0.1 one/0.1 two thanks/0.4'),
		text: 'My card is [card number] thanks.',
	}
	const measured = { turn, measured: placeWords(turn) }
	expect(confidenceIn(measured, turn.text.indexOf('thanks'), turn.text.length)).toBe(0.4)
	expect(confidenceIn(measured, turn.text.indexOf('[card'), turn.text.indexOf(']'))).toBe(turn.confidence)
})

test('words without a confidence count as certain', () => {
	const [read] = readCall([{ speaker: 'rep', text: 'Hello.', start: null, end: null, confidence: null }])
	expect(isCertain(read?.confidence)).toBe(true)
	expect(certainShare(read ? [read] : [])).toBe(1)
})

test('a statement in clear words is found even if the words around it are unclear', () => {
	const noise = Array.from({ length: 20 }, (_, at) => `mumble${at}/0.1`).join(' ')
	const turn = heard('we guarantee that every bank will settle')
	const call = readCall([
		{
			...turn,
			text: `${turn.text} ${heard(noise).text}`,
			words: [...(turn.words ?? []), ...(heard(noise).words ?? [])],
		},
	])
	expect(findViolations(call)[0]).toMatchObject({ code: 'guaranteed_result', status: 'found' })
})

test('a statement in unclear words is provisional and has their confidence', () => {
	const [finding] = findViolations(
		readCall([heard('there is a government/0.2 program/0.1 for/0.3 this/0.4')]),
	)
	expect(finding).toMatchObject({ code: 'government_affiliation', status: 'unclear' })
	expect(finding?.confidence).toBeLessThan(0.5)
})

test('a yes to an unclear question is provisional', () => {
	const asked = heard("so/0.1 they/0.2 can't/0.1 sue/0.2 me/0.2", 'customer')
	const question = { ...asked, text: asked.text.replace(/\.$/, '?') }
	const certain = { ...question, words: (question.words ?? []).map((word) => ({ ...word, confidence: 0.9 })) }
	const answer = heard('exactly that is right')
	expect(findViolations(readCall([certain, answer]))[0]?.status).toBe('found')
	expect(findViolations(readCall([question, answer]))[0]?.status).toBe('unclear')
})

test('a short answer to unclear words is not a finding', () => {
	const asked = heard('i/0.3 need/0.3 to/0.3 talk/0.2 to/0.3 my/0.4 husband/0.3', 'customer')
	const found = findViolations(readCall([heard('you should sign it now'), asked, heard('of course')]))
	expect(found.filter(({ turn, status }) => turn === 2 && status === 'found')).toEqual([])
})
