import { Billing, maxSeats, type Tier, tiers } from '#features/billing/contract.ts'
import { oneOf, searchReader, wholeNumber } from '#platform/browser/search-parameters.ts'

/** What somebody is about to buy. */
export type Order = { tier: Tier; billing: Billing; seats: number }

const defaultOrder: Order = { tier: 'pro', billing: 'monthly', seats: 1 }

/** An order as it stands in an address: parts may be missing. For a plan that does not exist it is Pro, by the month. */
export const readOrderSearch = searchReader(
	{ tier: oneOf(tiers), billing: oneOf(Billing.options), seats: wholeNumber(1, maxSeats) },
	(order, { tier }) =>
		tier === undefined || order.tier
			? order
			: { ...order, tier: defaultOrder.tier, billing: defaultOrder.billing },
)
export type OrderSearch = ReturnType<typeof readOrderSearch>

const storedName = 'order'

/** The address decides, then what was chosen last on the pricing page, then one seat of Pro by the month. */
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
