import { Billing, maxSeats, type Tier, tiers } from '#features/billing/contract.ts'
import { oneOf, searchReader, wholeNumber } from '#platform/browser/search-parameters.ts'

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

const storedName = 'order'

/** Completes an order from the query parameters with the last choice on the pricing page, then with one monthly Pro seat. */
export function completeOrder({ tier, billing, seats }: OrderSearch): Order {
	const stored = readStoredOrder()
	return {
		tier: tier ?? stored.tier ?? defaultOrder.tier,
		billing: billing ?? stored.billing ?? defaultOrder.billing,
		seats: seats ?? stored.seats ?? defaultOrder.seats,
	}
}

export function storeOrder(order: Order): void {
	localStorage.setItem(storedName, JSON.stringify(order))
}

function readStoredOrder(): OrderSearch {
	try {
		return readOrderSearch(JSON.parse(localStorage.getItem(storedName) ?? '{}'))
	} catch {
		return {}
	}
}
