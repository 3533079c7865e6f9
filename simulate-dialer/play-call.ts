import { setTimeout as pause } from 'node:timers/promises'
import type { Recorded, SimulatedDialer } from './start-dialer.ts'

/** The addresses pasted into the dialer, with fields such as `--A--call_id--B--`. */
export type Addresses = { start: string; dead: string; dispo: string }

export type PlayedCall = {
	callId: string
	agentId: string
	leadId: string
	phoneNumber: string
	campaign: string
	disposition: string
	talkSeconds: number
	/** From hanging up to the recording's being there. */
	readySeconds: number
	serve: Recorded['serve']
	/** Of the recording's file, '.wav' unless given. */
	extension?: string
	/** The folder of another server where the log says that the recording lies. */
	keptAt?: string
}

/**
 * Plays a call as ViciDial's web servers tell of it: Start Call URL, talk, Dead Call Trigger URL, Dispo Call URL,
 * each a plain GET. The name of the recording is filled in at the end only, as ViciDial does. Answers its line in
 * the log, which may still be changed.
 */
export async function playCall(
	dialer: SimulatedDialer,
	addresses: Addresses,
	call: PlayedCall,
): Promise<Recorded> {
	const startedAt = new Date()
	const stamp = startedAt.toISOString().slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '-')
	const name = `${stamp}_${call.phoneNumber}_${call.agentId}_${call.callId}`
	const fields = {
		user: call.agentId,
		call_id: call.callId,
		lead_id: call.leadId,
		phone_number: call.phoneNumber,
		campaign: call.campaign,
	}
	await visit(addresses.start, fields)
	await pause(call.talkSeconds * 1000)
	const { agentId, leadId, serve, keptAt, extension = '.wav' } = call
	const file = `${name}-all${extension}`
	const readyAt = new Date(Date.now() + call.readySeconds * 1000)
	const recording: Recorded = { file, agentId, leadId, startedAt, readyAt, serve }
	if (keptAt) recording.location = `${keptAt}/${file}`
	dialer.record(recording)
	const recorded = { ...fields, recording_filename: name }
	await visit(addresses.dead, recorded)
	const ended = { dispo: call.disposition, talk_time: String(Math.round(call.talkSeconds)) }
	await visit(addresses.dispo, { ...recorded, ...ended })
	return recording
}

/** Replaces the fields that are known, their values encoded as PHP's urlencode does; others stay as they are. */
function fillIn(template: string, fields: Record<string, string>): string {
	return template.replaceAll(/--A--(\w+)--B--/g, (whole, field: string) => {
		const value = fields[field]
		return value === undefined ? whole : encodeURIComponent(value).replaceAll('%20', '+')
	})
}

async function visit(template: string, fields: Record<string, string>) {
	const answer = await fetch(fillIn(template.replace(/^VAR/, ''), fields))
	if (!answer.ok) throw new Error(`the server answers ${answer.status}: ${await answer.text()}`)
}
