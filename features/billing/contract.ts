import { z } from 'zod'

/** How a team pays: once a month or once a year. */
export const Billing = z.enum(['monthly', 'annual'])
export type Billing = z.infer<typeof Billing>

/** One plan; prices are US dollars for one seat and one period, before tax. */
export type Plan = {
	title: string
	text: string
	price: Record<Billing, number>
	featuresTitle: string
	features: string[]
}

export const plans = {
	basic: {
		title: 'Basic',
		text: 'Try Candor on your own calls.',
		price: { monthly: 0, annual: 0 },
		featuresTitle: 'Every day you get',
		features: ['1 recording', '1 AI analysis', '1 content generation', 'Basic CRM integration'],
	},
	pro: {
		title: 'Pro',
		text: 'For reps who are coached every day.',
		price: { monthly: 39, annual: 351 },
		featuresTitle: 'Everything in Basic, with no daily limits',
		features: [
			'Unlimited recordings',
			'Unlimited AI analysis',
			'Unlimited content generation',
			'Advanced analytics',
			'Priority support',
		],
	},
	enterprise: {
		title: 'Enterprise',
		text: 'For teams that coach to a standard.',
		price: { monthly: 99, annual: 891 },
		featuresTitle: 'Everything in Pro, and',
		features: ['Team management', 'Custom branding', 'API access', 'Custom AI coaching bot'],
	},
} satisfies Record<string, Plan>

export type Tier = keyof typeof plans
export const tiers = Object.keys(plans) as Tier[]

/** A plan that costs something. */
export const PaidTier = z.enum(['pro', 'enterprise'])
export type PaidTier = z.infer<typeof PaidTier>

export const maxSeats = 1000
/** What a seat costs in a plan that nobody knows. */
const unknownPlanPrice = 39

export function isTier(tier: string): tier is Tier {
	return Object.hasOwn(plans, tier)
}

/** US dollars for all seats and one period. */
export function totalPrice({
	tier,
	billing,
	seats,
}: {
	tier: string
	billing: Billing
	seats: number
}): number {
	return seats * (isTier(tier) ? plans[tier].price[billing] : unknownPlanPrice)
}

/** Seats as typed or linked: a whole number from 1 to `maxSeats`, else `fallback`. */
export function toSeats(value: unknown, fallback: number): number {
	const seats = Number(value)
	return Number.isInteger(seats) && seats >= 1 && seats <= maxSeats ? seats : fallback
}
