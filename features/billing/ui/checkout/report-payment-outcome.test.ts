import { beforeEach, expect, test, vi } from 'vitest'
import { paymentTexts } from './payment-texts.ts'
import { outcomeOf, rememberPayment, reportPaymentOutcome } from './report-payment-outcome.ts'

const stored = new Map<string, string>()
const ask = vi.fn(async () => Response.json({ publishableKey: 'pk', plan: 'basic', subscription: null }))

beforeEach(() => {
	stored.clear()
	ask.mockClear()
	vi.stubGlobal('fetch', ask)
	vi.stubGlobal('localStorage', { getItem: () => null })
	vi.stubGlobal('sessionStorage', {
		getItem: (name: string) => stored.get(name) ?? null,
		setItem: (name: string, value: string) => stored.set(name, value),
		removeItem: (name: string) => stored.delete(name),
	})
	return () => vi.unstubAllGlobals()
})

const renewing = {
	id: 'sub_1',
	tier: 'pro' as const,
	billing: 'monthly' as const,
	seats: 1,
	price: 39,
	forTeam: false,
	status: 'active',
	renewsAt: '2026-12-22T00:00:00.000Z',
	endsAt: null,
	graceEndsAt: null,
	holders: [],
}

test('describes a payment by what the server knows of it, in the words of its page', () => {
	const { checkout, subscribe } = paymentTexts
	expect(outcomeOf(subscribe, renewing, 'succeeded').title).toBe('Subscription Successful')
	expect(outcomeOf(checkout, renewing, 'failed').title).toBe('Payment Successful')
	expect(outcomeOf(checkout, null, 'failed').title).toBe('Payment Failed')
	for (const said of ['succeeded', 'processing', 'pending'])
		expect(outcomeOf(checkout, null, said).title).toBe('Payment Pending')
	const ending = { ...renewing, endsAt: renewing.renewsAt }
	expect(outcomeOf(subscribe, ending, 'failed').title).toBe('Subscription Failed')
})

test('a link that says that something was paid is not believed', async () => {
	await reportPaymentOutcome({ redirect_status: 'succeeded' })
	expect(ask).not.toHaveBeenCalled()
	rememberPayment(paymentTexts.subscribe)
	await reportPaymentOutcome({ redirect_status: 'succeeded' })
	expect(ask).toHaveBeenCalledOnce()
	await reportPaymentOutcome({ redirect_status: 'succeeded' })
	expect(ask).toHaveBeenCalledOnce()
})
