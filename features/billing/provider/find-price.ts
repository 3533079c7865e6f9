import type Stripe from 'stripe'
import { type Billing, type PaidTier, plans } from '../contract.ts'
import { askProvider } from './ask-provider.ts'

/**
 * The provider's id of what a seat costs, made there when it is first asked for, and again when it was archived there.
 * The amount is our plan table's and part of the name under which the price is looked up: when the table changes, new
 * orders get a new price and subscriptions keep theirs. Throws as `askProvider`.
 */
export function findPrice(provider: Stripe, plan: { tier: PaidTier; billing: Billing }): Promise<string> {
	const { title, price } = plans[plan.tier]
	const cents = price[plan.billing] * 100
	const name = `candor_${plan.tier}_${plan.billing}_${cents}`
	return askProvider(async () => {
		const { data } = await provider.prices.list({ lookup_keys: [name], active: true, limit: 1 })
		if (data[0]) return data[0].id
		const made = await provider.prices.create({
			lookup_key: name,
			// One that was archived in the provider's dashboard keeps the name until another takes it.
			transfer_lookup_key: true,
			currency: 'usd',
			unit_amount: cents,
			recurring: { interval: plan.billing === 'annual' ? 'year' : 'month' },
			product_data: { name: `Candor ${title}` },
			metadata: { tier: plan.tier },
		})
		return made.id
	})
}
