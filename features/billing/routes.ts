import { createRoute } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { z } from 'zod'
import type { SignedIn } from '#features/people/index.ts'
import { json, newRouter } from '#platform/http/api.ts'
import { Problem } from '#platform/http/problem.ts'
import type { Services } from '#platform/services.ts'
import { BillingPortal, BillingState, OrderedPlan, PlanOrder, SeatHolders } from './contract.ts'
import type { Payment } from './provider/open-payment.ts'
import { receiveEvent } from './receive-event.ts'
import { assignSeats } from './subscriptions/assign-seats.ts'
import { changeSubscription } from './subscriptions/change-subscription.ts'
import { cancelSubscription, resumeSubscription } from './subscriptions/end-subscription.ts'
import { openPortal } from './subscriptions/open-portal.ts'
import { orderSubscription } from './subscriptions/order-subscription.ts'
import { readBilling } from './subscriptions/read-billing.ts'

const webhookPath = '/api/billing/webhook'
/** Bytes; the provider's events have some kilobytes, and anyone can reach the address. */
const longestEvent = 256 * 1024

const params = z.object({ id: z.string().min(1).max(255) })
const state = { 200: json(BillingState, 'Your plan, and the subscription you manage') }
const body = <T extends z.ZodType>(schema: T, description: string) => ({
	body: { required: true, ...json(schema, description) },
})

const read = createRoute({ method: 'get', path: '/api/billing', responses: state })
const order = createRoute({
	method: 'post',
	path: '/api/billing/subscriptions',
	request: body(PlanOrder, 'Plan, number of seats and billing period'),
	responses: { 201: json(OrderedPlan, 'Ordered; the plan starts when the payment is confirmed') },
})
const change = createRoute({
	method: 'patch',
	path: '/api/billing/subscriptions/{id}',
	request: { params, ...body(PlanOrder, 'The new plan, seats and billing period') },
	responses: state,
})
const cancel = createRoute({
	method: 'post',
	path: '/api/billing/subscriptions/{id}/cancel',
	request: { params },
	responses: state,
})
const resume = createRoute({
	method: 'post',
	path: '/api/billing/subscriptions/{id}/resume',
	request: { params },
	responses: state,
})
const seats = createRoute({
	method: 'put',
	path: '/api/billing/subscriptions/{id}/seats',
	request: { params, ...body(SeatHolders, 'Everyone who is to have a seat') },
	responses: state,
})
const portal = createRoute({
	method: 'post',
	path: '/api/billing/portal',
	responses: { 200: json(BillingPortal, 'The page for managing cards and invoices') },
})

/** The one address that is open: what comes there is believed for its signature. */
export const isOpenBillingPath = (path: string) => path === webhookPath

/** `payment` is null where no provider is configured: then nothing can be bought. */
export function billingRoutes(services: Services, payment: Payment | null) {
	const { db, settings } = services
	const stateFor = (c: Context<SignedIn>) => readBilling(services, payment, c.get('person'))
	return newRouter<SignedIn>()
		.openapi(read, async (c) => c.json(await stateFor(c), 200))
		.openapi(order, async (c) =>
			c.json(await orderSubscription(requirePayment(payment), c.get('person'), c.req.valid('json')), 201),
		)
		.openapi(change, async (c) => {
			const { id } = c.req.valid('param')
			await changeSubscription(requirePayment(payment), c.get('person'), id, c.req.valid('json'))
			return c.json(await stateFor(c), 200)
		})
		.openapi(cancel, async (c) => {
			await cancelSubscription(requirePayment(payment), c.get('person'), c.req.valid('param').id)
			return c.json(await stateFor(c), 200)
		})
		.openapi(resume, async (c) => {
			await resumeSubscription(requirePayment(payment), c.get('person'), c.req.valid('param').id)
			return c.json(await stateFor(c), 200)
		})
		.openapi(seats, async (c) => {
			const { personIds } = c.req.valid('json')
			await assignSeats(db, c.get('person'), c.req.valid('param').id, personIds)
			return c.json(await stateFor(c), 200)
		})
		.openapi(portal, async (c) => {
			const origin = new URL(settings.publicUrl ?? c.req.url).origin
			return c.json(await openPortal(requirePayment(payment), c.get('person'), `${origin}/pricing`), 200)
		})
		.on('POST', webhookPath, eventLimit, async (c) => {
			const event = Buffer.from(await c.req.arrayBuffer())
			await receiveEvent(requirePayment(payment), event, c.req.header('stripe-signature') ?? '')
			return c.json({ ok: true }, 200)
		})
}

const eventLimit = bodyLimit({
	maxSize: longestEvent,
	onError: () => {
		throw new Problem(413, 'too-large', 'This event is too large.')
	},
})

function requirePayment(payment: Payment | null) {
	if (!payment)
		throw new Problem(
			503,
			'payment-not-configured',
			'Payment processing is not configured. Please contact support to enable payments.',
		)
	return payment
}
