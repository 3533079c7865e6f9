import { type Billing, toSeats } from '#features/billing/contract.ts'

/** What somebody is about to buy. The tier is as the address gives it, known or not. */
export type Order = { tier: string; billing: Billing; seats: number }

/** An order as it stands in an address: parts may be missing. */
export type OrderSearch = Partial<Order>

const storedName = 'order'

/** Keeps of the query parameters those that make sense. */
export function readOrderSearch(search: Record<string, unknown>): OrderSearch {
	const seats = toSeats(search.seats, 0)
	return {
		...(typeof search.tier === 'string' && search.tier ? { tier: search.tier } : {}),
		...(isBilling(search.billing) ? { billing: search.billing } : {}),
		...(seats ? { seats } : {}),
	}
}

/** The address decides, then what was chosen last on the pricing page, then one seat of Pro by the month. */
export function completeOrder(search: OrderSearch): Order {
	return { tier: 'pro', billing: 'monthly', seats: 1, ...readStoredOrder(), ...search }
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

function isBilling(value: unknown): value is Billing {
	return value === 'monthly' || value === 'annual'
}
