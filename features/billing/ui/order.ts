import { z } from 'zod'
import { Billing, maxSeats, type Tier, tiers } from '#features/billing/contract.ts'
import { oneOf, searchReader, wholeNumber } from '#platform/browser/search-parameters.ts'
import { storedJson } from '#platform/browser/stored-value.ts'

/** An order before checkout. */
export type Order = { tier: Tier; billing: Billing; seats: number }

const defaultOrder: Order = { tier: 'pro', billing: 'monthly', seats: 1 }

/** A partial order from the query parameters. An unknown plan becomes monthly Pro. */
export const readOrderSearch = searchReader(
	{ tier: oneOf(tiers), billing: oneOf(Billing.options), seats: wholeNumber(1, maxSeats) },
	(order, { tier }) =>
		tier === undefined || order.tier
			? order
			: { ...order, tier: defaultOrder.tier, billing: defaultOrder.billing },
)
export type OrderSearch = ReturnType<typeof readOrderSearch>

const storedOrder = storedJson(
	'local',
	'order',
	z.record(z.string(), z.unknown()).transform((stored) => readOrderSearch(stored)),
)

/** Completes an order from the query parameters with the last choice on the pricing page, then with one monthly Pro seat. */
export function completeOrder({ tier, billing, seats }: OrderSearch): Order {
	const stored = storedOrder.read() ?? {}
	return {
		tier: tier ?? stored.tier ?? defaultOrder.tier,
		billing: billing ?? stored.billing ?? defaultOrder.billing,
		seats: seats ?? stored.seats ?? defaultOrder.seats,
	}
}

export function storeOrder(order: Order): void {
	storedOrder.write(order)
}
