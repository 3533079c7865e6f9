import { type Billing, plans, type Tier } from '#features/billing/contract.ts'
import { formatCount, formatDollars } from '#platform/text/format-number.ts'

export const periodOf = (billing: Billing) => (billing === 'annual' ? 'year' : 'month')

/** 1 gives '1 seat', 1000 '1,000 seats'. */
export const formatSeats = (seats: number) => formatCount(seats, 'seat')

type PricedPlan = { tier: Tier; billing: Billing; seats: number; price: number }

/** 'Enterprise, 2 seats, $1,782 a year'; `price` is US dollars for all seats and one period. */
export const describePlan = ({ tier, billing, seats, price }: PricedPlan) =>
	`${plans[tier].title}, ${formatSeats(seats)}, ${formatDollars(price)} a ${periodOf(billing)}`
