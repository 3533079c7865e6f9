import { expect, test } from 'vitest'
import type { Learned } from '../contract.ts'
import { usualObjections } from '../from-call/usual-objections.ts'
import type { ProspectScript, ScriptedObjection } from '../prospect/script.ts'
import { scenarios } from '../scenarios/index.ts'
import { adaptScript, addLikelyObjection } from './adapt-script.ts'

const learned = (objections: Partial<Learned['objections'][number]>[]): Learned => ({
	recordingsAnalyzed: 10,
	updatedAt: null,
	objections: objections.map((each) => ({
		code: 'price',
		title: '',
		calls: 5,
		share: 0.5,
		meanPlace: 0.5,
		handledShare: 0,
		wordings: [],
		...each,
	})),
})
const wordings = [
	'One more wording.',
	'Two more wordings.',
	'Three of them.',
	'Four of them.',
	'Five of them.',
]
const usual = (code: string): ScriptedObjection => {
	const objection = usualObjections.get(code)
	if (!objection) throw new Error(`nobody objects with ${code}`)
	return objection
}
const [basis] = scenarios
if (!basis) throw new Error('there is no scenario')
const script = (change: Partial<ProspectScript> = {}): ProspectScript => ({
	...basis,
	difficulty: 'advanced',
	objections: [usual('price'), usual('spouse'), usual('not_right_time')],
	...change,
})
const codes = ({ objections }: ProspectScript) => objections.map(({ code }) => code)

test('objections are raised in the words of customers; where these are few, in the written ones too', () => {
	const { objections, tags } = adaptScript(
		script(),
		learned([{ wordings }, { code: 'spouse', wordings: ['Ask my wife first.'] }]),
	)
	expect(tags).toEqual(['adaptive-learning'])
	expect(objections.find(({ code }) => code === 'price')?.raised).toEqual(wordings)
	expect(objections.find(({ code }) => code === 'spouse')?.raised).toEqual([
		'Ask my wife first.',
		...usual('spouse').raised,
	])
	expect(objections.find(({ code }) => code === 'not_right_time')).toEqual(usual('not_right_time'))
})

test('objections come in the order and at the place in which customers raise them', () => {
	const adapted = adaptScript(
		script(),
		learned([
			{ code: 'spouse', meanPlace: 0.1 },
			{ code: 'not_right_time', meanPlace: 0.4 },
			{ code: 'price', meanPlace: 0.9 },
		]),
	)
	expect(codes(adapted)).toEqual(['spouse', 'not_right_time', 'price'])
	expect(adapted.objections.map(({ cause }) => cause)).toEqual([
		{ whenAsked: 'enroll' },
		{ afterMessages: 4 },
		{ topic: 'fee' },
	])
})

test('where nothing was learned about its objections a scenario stays as it is', () => {
	expect(adaptScript(script(), learned([{ code: 'scam_fear', wordings }]))).toEqual(script())
})

test('a scenario from a call keeps its own words and places', () => {
	const own = { ...usual('not_right_time'), raised: ['Not now, I am driving.'] }
	const { objections } = adaptScript(
		script({ objections: [own, usual('price')], tags: ['real-call-based'] }),
		learned([{ code: 'not_right_time', meanPlace: 1, wordings }, { meanPlace: 0 }]),
	)
	expect(objections[0]).toEqual({ ...own, raised: ['Not now, I am driving.', ...wordings] })
})

test('an objection that customers often raise comes up as often where it is not scripted', () => {
	const often = learned([
		{ share: 0.5 },
		{ code: 'scam_fear', share: 0.4, meanPlace: 0.2, wordings },
		{ code: 'competitor', share: 0.5 },
		{ code: 'not_sure', share: 0.9, calls: 1 },
	])
	const adapted = adaptScript(script(), often)
	const added = (chance: number) =>
		codes(addLikelyObjection(adapted, often, usualObjections, chance))
			.slice(3)
			.join()
	const chances = Array.from({ length: 100 }, (_, at) => (at + 0.5) / 100)
	const counts = Object.groupBy(chances.map(added), (code) => code || 'none')
	expect([counts.scam_fear?.length, counts.competitor?.length, counts.none?.length]).toEqual([40, 30, 30])
	expect(addLikelyObjection(adapted, often, usualObjections, 0).objections.at(-1)).toMatchObject({
		code: 'scam_fear',
		cause: { afterMessages: 2 },
		raised: wordings,
	})
	const beginner = adaptScript(script({ difficulty: 'beginner' }), often)
	expect(addLikelyObjection(beginner, often, usualObjections, 0)).toEqual(beginner)
})
