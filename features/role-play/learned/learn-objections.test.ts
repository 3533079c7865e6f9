import { expect, test } from 'vitest'
import { type LearnedCall, Learning, readWording } from './learn-objections.ts'

const objection = (code: string, turn: number, quote: string, handled = false) => ({
	code,
	title: code,
	turn,
	quote,
	start: null,
	end: null,
	handled,
})
const call = (change: Partial<LearnedCall>): LearnedCall => ({
	objections: [],
	turns: 11,
	isDraft: false,
	names: ['Maya Ortiz', 'Denise Porter'],
	...change,
})
const learn = (calls: LearnedCall[]) => {
	const learning = new Learning()
	for (const each of calls) learning.add(each)
	return learning.result()
}

test('how often, when and with what success customers object is added up', () => {
	const { recordingsAnalyzed, objections } = learn([
		call({ objections: [objection('price', 2, 'That is more than I can put aside.', true)] }),
		call({
			objections: [
				objection('price', 6, 'Where would that money come from?'),
				objection('spouse', 10, 'I have to talk to my wife about it.'),
			],
		}),
		call({}),
		call({}),
	])
	expect(recordingsAnalyzed).toBe(4)
	expect(objections).toEqual([
		{
			code: 'price',
			title: 'Price',
			calls: 2,
			share: 0.5,
			meanPlace: 0.4,
			handledShare: 0.5,
			wordings: ['That is more than I can put aside.', 'Where would that money come from?'],
		},
		{
			code: 'spouse',
			title: 'Wants to ask a spouse or family',
			calls: 1,
			share: 0.25,
			meanPlace: 1,
			handledShare: 0,
			wordings: ['I have to talk to my wife about it.'],
		},
	])
})

test('of a draft only the numbers are learned', () => {
	const raised = [objection('price', 2, 'That is more than I can put aside.')]
	expect(learn([call({ objections: raised, isDraft: true })]).objections).toMatchObject([
		{ calls: 1, wordings: [] },
	])
})

test('thirty wordings are kept, each once', () => {
	const ends = ['hard', 'long', 'well']
	const quote = (at: number) =>
		`I would have to think about it ${'really '.repeat(1 + (at % 15))}${ends[Math.floor(at / 15)]}`
	const calls = Array.from({ length: 90 }, (_, at) =>
		call({ objections: [objection('think_about_it', 3, quote(at % 45))] }),
	)
	const [learned] = learn(calls).objections
	expect(new Set(learned?.wordings).size).toBe(30)
	expect(learned?.calls).toBe(90)
})

test('a quote becomes a line that anybody can say, or none', () => {
	expect(readWording(' and i have to  think about it', [])).toBe('I have to think about it.')
	expect(readWording("but what if i'm still not sure about it?", [])).toBe(
		"What if I'm still not sure about it?",
	)
	expect(readWording('no thanks', [])).toBeNull()
	expect(readWording('that is what denise porter always says', ['Denise Porter'])).toBeNull()
	expect(readWording('word '.repeat(100), [])).toBeNull()
	expect(readWording('I can do two hundred a month at most', [])).toBeNull()
})
