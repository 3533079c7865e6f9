import { OpenAPIHono } from '@hono/zod-openapi'
import { DealClosed, FindingCritical, RecordingScored } from '../contract.ts'
import { webhookEvents } from '../texts/webhook-events.ts'

const messages = {
	'recording.scored': RecordingScored,
	'finding.critical': FindingCritical,
	'deal.closed': DealClosed,
}

/** What this server sends to others, for the `webhooks` of the description. */
export function describeWebhooks() {
	const { openAPIRegistry, getOpenAPI31Document } = new OpenAPIHono()
	for (const [event, schema] of Object.entries(messages))
		openAPIRegistry.registerWebhook({
			method: 'post',
			path: event,
			summary: webhookEvents[event as keyof typeof messages],
			request: { body: { required: true, content: { 'application/json': { schema } } } },
			responses: {
				'2XX': { description: 'Accepted. After any other response, the message is sent again later.' },
			},
		})
	return getOpenAPI31Document({ openapi: '3.1.0', info: { title: '', version: '' } }).webhooks ?? {}
}
