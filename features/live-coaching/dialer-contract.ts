import { z } from 'zod'

const Host = z
	.string()
	.trim()
	.regex(/^[a-z0-9.-]+(:\d+)?$/i, 'must be a host name such as dialer.example.com')

/** A dialer as administrators configure it. Its password is never returned. */
export const EditDialer = z.strictObject({
	name: z.string().trim().min(1).max(80),
	kind: z.enum(['vicidial', 'convoso']),
	/** IP addresses or CIDR ranges that may send events; empty allows all. */
	allowedAddresses: z.array(z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()])).max(40),
	autoStartCoaching: z.boolean(),
	/** Such as 'https://dialer.example.com'; null when recordings are not downloaded. */
	apiUrl: z.url({ protocol: /^https?$/ }).nullable(),
	apiUser: z.string().max(80).nullable(),
	/** Unchanged when left out. */
	apiPassword: z.string().max(200).optional(),
	/** Hosts from which recordings may be downloaded. */
	recordingHosts: z.array(Host).max(20),
	/** Whether a critical finding is shown on the agent's screen. */
	notifyOnCritical: z.boolean(),
})
export type EditDialer = z.infer<typeof EditDialer>

/** PUT /api/admin/dialers/{id}/agents replaces the whole list. Agent IDs are stored in lower case. */
export const DialerAgent = z.strictObject({ agentId: z.string().trim().min(1).max(80), personId: z.string() })
export type DialerAgent = z.infer<typeof DialerAgent>

export const Dialer = EditDialer.omit({ apiPassword: true })
	.extend({
		id: z.uuid(),
		hasApiPassword: z.boolean(),
		agents: z.array(DialerAgent),
		/** The URLs to paste into the dialer, including their secret. */
		urls: z.array(z.object({ name: z.string(), where: z.string(), url: z.string() })),
		/** Time of the latest event received; null when there was none. */
		lastEventAt: z.iso.datetime().nullable(),
		/** Agent IDs seen in events that match no person. */
		unknownAgents: z.array(z.string()),
	})
	.strip()
export type Dialer = z.infer<typeof Dialer>

/** GET /api/live/recordings/{id}: what the dialer reported about the call; null when it has no dialer call. */
export const CallOfRecording = z.object({
	dialer: z.string(),
	callId: z.string(),
	agentId: z.string(),
	phoneNumber: z.string().nullable(),
	campaign: z.string().nullable(),
	leadId: z.string().nullable(),
	disposition: z.string().nullable(),
	/** Talk time in seconds, as reported by the dialer. */
	talkSeconds: z.int().nullable(),
	startedAt: z.iso.datetime(),
	endedAt: z.iso.datetime().nullable(),
})
export type CallOfRecording = z.infer<typeof CallOfRecording>

/**
 * GET /api/admin/dialers/{id}/arrivals, newest call first; `?arrival=given_up` returns only failed ones, which POST
 * …/arrivals/{id}/again retries.
 */
export const Arrival = z.object({
	id: z.uuid(),
	callId: z.string(),
	agentId: z.string(),
	startedAt: z.iso.datetime(),
	endedAt: z.iso.datetime().nullable(),
	arrival: z.enum(['not_asked', 'awaited', 'arrived', 'given_up']),
	/** Why the download failed, as shown to people. */
	arrivalNote: z.string().nullable(),
	recordingId: z.uuid().nullable(),
})
export type Arrival = z.infer<typeof Arrival>

/** POST /api/admin/dialers/{id}/test-call: shown on this person's panel, by default the caller's own. */
export const StartTestCall = z.strictObject({ personId: z.string().optional() })
export const TestCall = z.object({
	callId: z.string(),
	endsAt: z.iso.datetime(),
	autoStartCoaching: z.boolean(),
})
export type TestCall = z.infer<typeof TestCall>
