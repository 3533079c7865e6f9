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

/** Features that are listed but not built yet, and marked as planned wherever they are listed. */
export const plannedFeatures = ['Basic CRM integration', 'Custom branding', 'Custom AI coaching bot']

export type Tier = keyof typeof plans
export const tiers = Object.keys(plans) as Tier[]

/** A plan that costs something. */
export const PaidTier = z.enum(['pro', 'enterprise'])
export type PaidTier = z.infer<typeof PaidTier>

export const maxSeats = 1000
/** US dollars for all seats and one period. */
export function totalPrice({
	tier,
	billing,
	seats,
}: {
	tier: Tier
	billing: Billing
	seats: number
}): number {
	return seats * plans[tier].price[billing]
}

/** Seats as typed or linked: a whole number from 1 to `maxSeats`, else `fallback`. */
export function toSeats(value: unknown, fallback: number): number {
	const seats = Number(value)
	return Number.isInteger(seats) && seats >= 1 && seats <= maxSeats ? seats : fallback
}

/** Days after a failed renewal during which a plan stays unchanged. */
export const graceDays = 7

const Seats = z.int().min(1).max(maxSeats)
/** Made by the browser for one order or change: sent again with the same key, it is the same one. */
const Key = z.uuid()

/** POST /api/billing/subscriptions and PATCH /api/billing/subscriptions/{id}. The server sets the price. */
export const PlanOrder = z.strictObject({ tier: PaidTier, billing: Billing, seats: Seats, key: Key })
export type PlanOrder = z.infer<typeof PlanOrder>

/** What POST /api/billing/subscriptions answers. */
export const OrderedPlan = z.object({
	/** With it the browser confirms the payment; null where nothing is left to pay. */
	clientSecret: z.string().nullable(),
	/** US dollars for all seats and one period, before tax. */
	total: z.number(),
})
export type OrderedPlan = z.infer<typeof OrderedPlan>

/** A subscription that is paid for, or should be. */
export const Subscription = z.object({
	id: z.string(),
	tier: PaidTier,
	billing: Billing,
	seats: z.number(),
	/** US dollars for all seats and one period, before tax: as it was ordered, whatever the plans cost by now. */
	price: z.number(),
	/** Ordered by an administrator for the team and managed by every administrator; otherwise for the person who ordered it. */
	forTeam: z.boolean(),
	/** Of the last renewal: not paid is `past_due`, and `unpaid` once the provider has given up. */
	status: z.string(),
	/** When it renews, unless `endsAt` is given; moments are ISO 8601. */
	renewsAt: z.string(),
	/** When it ends; null while it renews. */
	endsAt: z.string().nullable(),
	/** Until when the plan stays unchanged although the last renewal is unpaid; null while everything is paid. */
	graceEndsAt: z.string().nullable(),
	/** Who has a seat, first come first. */
	holders: z.array(z.object({ id: z.string(), name: z.string(), isActive: z.boolean() })),
})
export type Subscription = z.infer<typeof Subscription>

/** Whether a subscription waits for its last renewal to be paid: until then it cannot be changed. */
export const isUnpaid = (status: string) => status === 'past_due' || status === 'unpaid'

/** GET /api/billing */
export const BillingState = z.object({
	/** For the payment form; null where no payment provider is configured. */
	publishableKey: z.string().nullable(),
	/** The caller's plan; null where no one pays for anything and nothing is limited. */
	plan: z.enum(['basic', ...PaidTier.options]).nullable(),
	/** The subscription they manage: their own, or for an administrator the team's. */
	subscription: Subscription.nullable(),
})
export type BillingState = z.infer<typeof BillingState>

/** PUT /api/billing/subscriptions/{id}/seats: replaces the list of people with a seat. */
export const SeatHolders = z.strictObject({ personIds: z.array(z.string().min(1).max(100)).max(maxSeats) })
export type SeatHolders = z.infer<typeof SeatHolders>

/** POST /api/billing/portal: where the provider lets cards be changed and invoices be read. */
export const BillingPortal = z.object({ url: z.string() })
export type BillingPortal = z.infer<typeof BillingPortal>
