import { expect, test } from 'vitest'
import { readRequest } from './read-request.ts'

test.each([
	['apology email, i told Mrs. Lee her fee was 20 percent and its 25', '20%', '25%'],
	["email Jen, i quoted her 48 months, it's 54 not 48", '48 months', '54 months'],
	['text Bob, i told him 350 a month, its 385, sorry', '$350', '$385'],
])('“%s” gives the wrong figure and the right one', (request, said, right) => {
	const { occasion, correction, figures } = readRequest(request)
	expect({ occasion, correction }).toEqual({ occasion: 'correction', correction: { said, true: right } })
	expect(figures.map(({ text }) => text)).not.toContain(said)
})

test('a figure that the customer corrects is no mistake of ours', () => {
	const { correction } = readRequest('email Ann, she said she owes 20k but its 25k, recap the numbers')
	expect(correction).toBeNull()
})
