import { z } from 'zod'
import type { CallEvent } from './call-event.ts'
import { Field, requireField, TalkSeconds } from './event-fields.ts'

/** The addresses that a Convoso workflow calls. */
export const ConvosoAddress = z.enum(['start', 'stop', 'disposition'])

const Values = z.object({
	voip_call_id: Field,
	voip_customer_id: Field,
	voip_campaign_name: Field,
	phone_number: Field,
	disposition: Field,
	talk_time: TalkSeconds,
})

/**
 * Reads what a Convoso workflow says at the start and the end of a call and at its disposition. Throws
 * Problem 400 for a start without a call.
 */
export function readConvosoEvent(
	address: z.infer<typeof ConvosoAddress>,
	values: Record<string, string>,
): CallEvent {
	const read = Values.parse(values)
	const facts = {
		phoneNumber: read.phone_number,
		campaign: read.voip_campaign_name,
		leadId: read.voip_customer_id,
		disposition: read.disposition,
		talkSeconds: read.talk_time,
		recordingName: null,
	}
	if (address !== 'start') return { what: 'end', callId: read.voip_call_id, ...facts }
	return { what: 'start', callId: requireField(read.voip_call_id, 'voip_call_id'), ...facts }
}
