import { expect, test } from 'vitest'
import { RequestError } from '#platform/browser/request.ts'
import { isAnswered } from './order-key.ts'

const refusal = (status: number, code: string) => new RequestError(status, '', JSON.stringify({ code }))

test('whoever was answered tries again as another order, and whoever was not as the same', () => {
	expect(isAnswered(refusal(402, 'card-declined'))).toBe(true)
	expect(isAnswered(refusal(409, 'order-ended'))).toBe(true)
	expect(isAnswered(refusal(502, 'payment-provider-away'))).toBe(true)
	expect(isAnswered(refusal(502, 'payment-provider-silent'))).toBe(false)
	expect(isAnswered(new RequestError(504, 'Gateway Timeout', ''))).toBe(false)
	expect(isAnswered(new TypeError('Failed to fetch'))).toBe(false)
})
