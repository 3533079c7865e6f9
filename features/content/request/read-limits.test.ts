import { expect, test } from 'vitest'
import { readLimits } from './read-limits.ts'

test.each([
	['text, max 160 characters', { characters: 160 }],
	['Email under 80 words, please.', { words: 80 }],
	['two sentences tops, friendly', { sentences: 2 }],
	['3 voicemails, 20 seconds each', { seconds: 20 }],
	['a pitch of no more than two minutes', { seconds: 120 }],
	['about 100 words', { words: 120 }],
])('“%s” limits the piece', (request, limits) => {
	expect(readLimits(request)).toEqual(limits)
})

test.each(['follow up on our 30 minute call', '4 texts for Bob', 'she owes $20,000 on 3 cards'])(
	'“%s” limits nothing',
	(request) => {
		expect(readLimits(request).words).toBeUndefined()
		expect(readLimits(request).seconds).toBeUndefined()
	},
)
