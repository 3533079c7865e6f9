import { z } from 'zod'
import { type CallEvent, noFacts } from './call-event.ts'
import { Field, requireField, TalkSeconds } from './event-fields.ts'

/** The ends of the addresses that ViciDial calls. */
export const VicidialAddress = z.enum(['start', 'dispo', 'dead', 'push'])

const Values = z.object({
	call_id: Field,
	lead_id: Field,
	phone_number: Field,
	campaign: Field,
	dispo: Field,
	talk_time: TalkSeconds,
	recording_id: Field,
	recording_filename: Field,
	event: Field,
	message: Field,
})

/**
 * Reads what ViciDial's Start Call, Dispo Call and Dead Call Trigger URLs and its pushed agent events say.
 * Null for the many pushed events that say nothing of a call's start or end. Throws Problem 400 for a start
 * without a call.
 */
export function readVicidialEvent(
	address: z.infer<typeof VicidialAddress>,
	values: Record<string, string>,
): CallEvent | null {
	const read = Values.parse(values)
	if (address === 'push') return readPushed(read)
	const facts = {
		phoneNumber: read.phone_number,
		campaign: read.campaign,
		leadId: read.lead_id,
		disposition: read.dispo,
		talkSeconds: read.talk_time,
		recordingName: read.recording_filename ?? read.recording_id,
	}
	if (address === 'start') return { what: 'start', callId: requireField(read.call_id, 'call_id'), ...facts }
	return { what: 'end', callId: read.call_id, ...facts }
}

/** Pushed events come from the agent's browser, in any order, and name the lead but seldom the call. */
function readPushed({ event, message, lead_id: leadId }: z.infer<typeof Values>): CallEvent | null {
	if (event === 'call_answered' && message) return { what: 'start', callId: message, ...noFacts, leadId }
	if (event === 'call_dead' || event === 'agent_hangup')
		return { what: 'end', callId: null, ...noFacts, leadId }
	if (event === 'dispo_set') return { what: 'end', callId: null, ...noFacts, leadId, disposition: message }
	return null
}
