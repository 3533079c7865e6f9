import { expect, test } from 'vitest'
import { RequestError } from '#platform/browser/request.ts'
import { isAnswered } from './order-key.ts'

const refusal = (status: number, code: string) => new RequestError(status, '', JSON.stringify({ code }))

test('after a response the retry is a new order, and without one it is the same order', () => {
	expect(isAnswered(refusal(402, 'card-declined'))).toBe(true)
	expect(isAnswered(refusal(409, 'order-ended'))).toBe(true)
	expect(isAnswered(refusal(502, 'payment-provider-away'))).toBe(true)
	expect(isAnswered(refusal(502, 'payment-provider-silent'))).toBe(false)
	expect(isAnswered(new RequestError(504, 'Gateway Timeout', ''))).toBe(false)
	expect(isAnswered(new TypeError('Failed to fetch'))).toBe(false)
})
