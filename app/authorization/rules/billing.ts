import { randomUUID } from 'node:crypto'
import type { Rules } from '../rule.ts'

const order = () => ({ tier: 'pro', billing: 'monthly', seats: 1, key: randomUUID() })
const subscription = async () => ({ id: 'sub_of-nobody' })
const off = 'payment-not-configured'

/** Without payment, as here, every caller gets the same error. Ownership of subscriptions is tested in app/subscriptions.test.ts. */
export const billingRules: Rules = {
	'GET /api/billing': { for: 'everybody signed in' },
	'POST /api/billing/subscriptions': { for: 'everybody signed in', body: order, answer: off },
	'PATCH /api/billing/subscriptions/:id': {
		for: 'everybody signed in',
		of: subscription,
		body: order,
		answer: off,
	},
	'POST /api/billing/subscriptions/:id/cancel': {
		for: 'everybody signed in',
		of: subscription,
		answer: off,
	},
	'POST /api/billing/subscriptions/:id/resume': {
		for: 'everybody signed in',
		of: subscription,
		answer: off,
	},
	'PUT /api/billing/subscriptions/:id/seats': {
		for: 'administrators',
		of: subscription,
		body: { personIds: [] },
		answer: 'no-such-subscription',
	},
	'POST /api/billing/portal': { for: 'everybody signed in', answer: off },
	'POST /api/billing/webhook': { for: 'anybody', answer: off },
}
