import { expect, test } from 'vitest'
import type { Analysis, Review } from '#features/analysis/contract.ts'
import { heardOnlyByModel } from './heard-by-model.ts'

const evidence = (turn: number, quote: string) => ({ turn, quote, start: null, end: null })
const element = { disclosure: 'recording_notice', element: 'E1', evidence: evidence(0, 'on a recorded line') }
const objection = { ...evidence(3, 'too much'), code: 'price', title: 'Price', handled: false }
const reading = {
	elements: [element],
	objections: [objection],
	enrollment: { agreed: true, evidence: evidence(5, 'let us do it') },
}
const disclosure = (heard: object | null) =>
	({
		code: 'recording_notice',
		title: 'Recording notice',
		elements: [{ id: 'E1', label: 'The call is recorded', evidence: heard }],
	}) as unknown as Analysis['disclosures'][number]
const nothing = { disclosures: [disclosure(null)], objections: [], isClosedDeal: false }
const keys = (analysis: typeof nothing | object, reviews: Review[] = []) =>
	heardOnlyByModel(reading, { ...nothing, ...analysis }, reviews).map(({ key }) => key)
const all = ['heard.recording_notice.E1', 'heard.objection.price.3', 'heard.enrollment']

test('what the rules did not hear is listed, to be decided', () => {
	expect(keys({})).toEqual(all)
})

test('what the rules heard in words of their own is not', () => {
	const heard = { disclosures: [disclosure(evidence(2, 'we record this'))], isClosedDeal: true }
	expect(keys({ ...heard, objections: [{ ...objection, turn: 1 }] })).toEqual([])
})

test('what counts because the model heard it, or because a person accepted it, stays listed', () => {
	const accepted: Review = {
		key: 'heard.enrollment',
		state: 'upheld',
		dispute: null,
		decision: { by: { id: '1', name: 'Dana' }, at: new Date(0).toISOString(), reason: null },
	}
	const heard = { disclosures: [disclosure(element.evidence)], objections: [objection], isClosedDeal: true }
	expect(keys(heard, [accepted])).toEqual(all)
})

test('reports that the customer did not agree, but does not decide it', () => {
	const refused = { ...reading, enrollment: { agreed: false, evidence: null } }
	const [row] = heardOnlyByModel(
		{ ...refused, elements: [], objections: [] },
		{ ...nothing, isClosedDeal: true },
		[],
	)
	expect(row).toMatchObject({ key: null, title: 'The customer didn’t agree to enroll' })
})
