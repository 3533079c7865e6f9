import type { Dialer } from '../contract.ts'
import { dialerToken } from './dialer-token.ts'

/** A field of ViciDial, which it replaces by its value where the address is called. */
const field = (name: string) => `--A--${name}--B--`
const call = `user=${field('user')}&call_id=${field('call_id')}&lead_id=${field('lead_id')}`
const about = `phone_number=${field('phone_number')}&campaign=${field('campaign')}`
const recording = `recording_id=${field('recording_id')}&recording_filename=${field('recording_filename')}`

type Named = { id: string; kind: Dialer['kind']; secretVersion: number }

/** The addresses to paste into a dialer. `base` is this server as the dialer reaches it. */
export function dialerUrls(secret: string, dialer: Named, base: string): Dialer['urls'] {
	const address = `${base.replace(/\/+$/, '')}/api/dialer/${dialer.kind}/${dialer.id}`
	const token = `token=${dialerToken(secret, dialer)}`
	return dialer.kind === 'vicidial' ? vicidialUrls(address, token) : convosoUrls(address, token)
}

/** ViciDial's docs/CALL_URL_FEATURES.txt and docs/AGENT_EVENTS_PUSH.txt name the fields. */
function vicidialUrls(address: string, token: string) {
	const [protocol, place] = address.split('://')
	const target = protocol === 'https' ? 'HTTPSURLTOPOST' : 'HTTPURLTOPOST'
	// The script requires a `uniqueid` of ten characters or more, and takes all that follows its last field.
	const uniqueId = `${field('epoch')}.${field('agent_log_id')}`
	const push = ['user', 'event', 'message', 'lead_id', 'counter', 'epoch', 'agent_log_id']
	const pushed = push.map((name) => `${name}=${field(name)}`).join('&')
	return [
		{
			name: 'Start Call URL',
			where: 'Campaign (and in-group), Start Call URL',
			url: `${address}/start?${token}&${call}&${about}`,
		},
		{
			name: 'Dispo Call URL',
			where: 'Campaign (and in-group), Dispo Call URL',
			url: `${address}/dispo?${token}&${call}&${about}&dispo=${field('dispo')}&talk_time=${field('talk_time')}&${recording}`,
		},
		{
			name: 'Dead Call Trigger URL',
			where: 'Campaign, Dead Call Trigger URL, with Dead Call Trigger Action set to URL',
			url: `${address}/dead?${token}&${call}&${about}&${recording}`,
		},
		{
			name: 'Agent Push URL',
			where:
				'System Settings, Agent Push URL, with Agent Push Events on and get2post.php copied from extras to agc',
			url: `get2post.php?uniqueid=${uniqueId}&type=event&${target}=${place}/push?${token}&${pushed}`,
		},
	]
}

/** Convoso Connect adds the fields of its adaptor to the address. */
function convosoUrls(address: string, token: string) {
	const fields = 'voip_call_id, voip_customer_id, voip_campaign_name, agent_email and phone_number'
	return [
		{
			name: 'Start',
			where: `Convoso Connect for the start of a call: GET, with an adaptor that provides ${fields}`,
			url: `${address}/start/by_email?${token}`,
		},
		{
			name: 'Stop',
			where: 'Convoso Connect for the end of a call: GET, with the same adaptor',
			url: `${address}/stop/by_email?${token}`,
		},
		{
			name: 'Disposition',
			where: 'Convoso Connect for a disposition: GET, with an adaptor that also provides disposition',
			url: `${address}/disposition/by_email?${token}`,
		},
	]
}
