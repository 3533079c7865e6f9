import { z } from 'zod'
import { longestName, longestTokenDays, longestUrl } from './limits.ts'

export * from './limits.ts'

const Name = z
	.string()
	.trim()
	.min(1)
	.max(longestName)
	.regex(/^\P{Cc}*$/u, 'must be one line')

/** What a token may be allowed: see `texts/scopes.ts`. */
export const Scope = z.enum(['recordings:read', 'recordings:write', 'team:read'])
export type Scope = z.infer<typeof Scope>

/** POST /api/tokens */
export const NewToken = z.strictObject({
	name: Name,
	scopes: z.array(Scope).min(1),
	/** Days until it stops working. */
	expiresInDays: z.int().min(1).max(longestTokenDays),
})
export type NewToken = z.infer<typeof NewToken>

/**
 * A row of GET /api/tokens, one's own, and of GET /api/admin/tokens, everybody's, whose next page is in `Link`: never
 * the token itself. Dates are ISO 8601.
 */
export const ApiToken = z.object({
	id: z.uuid(),
	name: z.string(),
	/** Its first characters, by which its owner knows it. */
	start: z.string(),
	scopes: z.array(Scope),
	createdAt: z.iso.datetime(),
	expiresAt: z.iso.datetime(),
	isExpired: z.boolean(),
	/** To the minute; null when it was never used. */
	lastUsedAt: z.iso.datetime().nullable(),
	owner: z.object({ id: z.string(), name: z.string() }),
})
export type ApiToken = z.infer<typeof ApiToken>

/** The answer to POST /api/tokens, and the only one that holds the token. */
export const CreatedToken = ApiToken.extend({ token: z.string() })
export type CreatedToken = z.infer<typeof CreatedToken>

/** The events endpoints can subscribe to: see `texts/webhook-events.ts`. */
export const WebhookEvent = z.enum(['recording.scored', 'finding.critical', 'deal.closed'])
export type WebhookEvent = z.infer<typeof WebhookEvent>

/** The call that a message is about. */
const OfCall = z.object({
	recordingId: z.uuid(),
	analysisId: z.uuid(),
	/** Whose call it is. */
	ownerId: z.string(),
	/** 0-100; null when the call is not scored. */
	score: z.int().min(0).max(100).nullable(),
	/** Where people read the call; null where the server does not know its own address. */
	link: z.url().nullable(),
})
const message = <Type extends string, Data extends z.ZodType>(type: Type, data: Data) =>
	z.object({ type: z.literal(type), timestamp: z.iso.datetime(), data })

/** New words of a call have been analyzed. */
export const RecordingScored = message(
	'recording.scored',
	OfCall.extend({ isPassing: z.boolean().nullable(), isClosedDeal: z.boolean() }),
)
/** Critical prohibited statements were found in a call: which, and when they were said. Not what was said. */
export const FindingCritical = message(
	'finding.critical',
	OfCall.extend({
		findings: z.array(
			z.object({
				key: z.string(),
				rule: z.string(),
				title: z.string(),
				/** Seconds from the start of the call; null when the transcript has no times. */
				start: z.number().nullable(),
			}),
		),
	}),
)
/** The customer agreed to enroll, and no earlier analysis of the call had said so. */
export const DealClosed = message('deal.closed', OfCall)
/** Sent by 'Send a test'. */
export const WebhookTest = message('webhook.test', z.object({ endpointId: z.uuid() }))

/** The body of a webhook, JSON, signed as https://www.standardwebhooks.com says. */
export const WebhookMessage = z.discriminatedUnion('type', [
	RecordingScored,
	FindingCritical,
	DealClosed,
	WebhookTest,
])
export type WebhookMessage = z.infer<typeof WebhookMessage>

/** POST /api/admin/webhooks */
export const NewEndpoint = z.strictObject({
	name: Name,
	url: z.url({ protocol: /^https?$/, error: 'must be an https:// address' }).max(longestUrl),
	events: z.array(WebhookEvent).min(1),
})
export type NewEndpoint = z.infer<typeof NewEndpoint>

/** PATCH /api/admin/webhooks/{id} */
export const EditEndpoint = NewEndpoint.extend({ isOn: z.boolean() }).partial()
export type EditEndpoint = z.infer<typeof EditEndpoint>

export const Endpoint = NewEndpoint.extend({
	id: z.uuid(),
	isOn: z.boolean(),
	/** True when it was switched off because it took nothing for days. */
	hasFailed: z.boolean(),
	/** True while it gets no messages, because no administrator's plan has API access. */
	lacksPlan: z.boolean(),
	/** Since when it has taken nothing; null while it does. */
	failingSince: z.iso.datetime().nullable(),
	createdAt: z.iso.datetime(),
}).strip()
export type Endpoint = z.infer<typeof Endpoint>

/** An endpoint with its secret, `whsec_…`, which is shown only once. */
export const EndpointWithSecret = Endpoint.extend({ secret: z.string() })
export type EndpointWithSecret = z.infer<typeof EndpointWithSecret>

/** One try to deliver: what was answered, or why nothing was. */
export const Attempt = z.object({
	at: z.iso.datetime(),
	milliseconds: z.int(),
	/** The HTTP status; null where there was no answer. */
	status: z.int().nullable(),
	/** Why it does not count as taken, for people; null when it was. */
	problem: z.string().nullable(),
	/** The first bytes of the answer. */
	answer: z.string(),
})
export type Attempt = z.infer<typeof Attempt>

export const DeliveryState = z.enum(['waiting', 'delivered', 'failed'])
export type DeliveryState = z.infer<typeof DeliveryState>

/** A row of GET /api/admin/webhooks/{id}/deliveries; its id is the header `webhook-id`. */
export const Delivery = z.object({
	id: z.uuid(),
	message: WebhookMessage,
	state: DeliveryState,
	createdAt: z.iso.datetime(),
	/** When it is tried next; null when it is not. */
	nextTryAt: z.iso.datetime().nullable(),
	/** The oldest first. */
	attempts: z.array(Attempt),
})
export type Delivery = z.infer<typeof Delivery>
