import { Problem } from '#platform/http/problem.ts'
import { cleanText } from '#platform/text/clean-text.ts'
import { openSecret } from '../dialers/seal-secret.ts'
import type { dialers } from '../tables.ts'
import { openAddress, unreachable } from './open-address.ts'
import { notUnderstood, readClock, readRecordings, requireNoError } from './read-answers.ts'

type Dialer = typeof dialers.$inferSelect

/** Twenty characters at most: what the dialer's log shows. */
const source = 'candor'
/** Longer answers are not looked at. */
const longestAnswer = 4 * 1024 * 1024

/**
 * ViciDial's HTTP interfaces as an agent's coach needs them: `non_agent_api.php` and, to show something on an
 * agent's screen, `agc/api.php`. `secret` is the server's own and opens the stored password, which is sent in
 * forms and so stays out of the logs of web servers. Throws Problem 422 `no-dialer-api` where nothing is set up.
 */
export function openVicidialApi(secret: string, dialer: Dialer, signal: AbortSignal) {
	const { apiUrl, apiUser, apiPassword } = dialer
	if (dialer.kind !== 'vicidial' || !apiUrl || !apiUser || !apiPassword)
		throw new Problem(422, 'no-dialer-api', 'The dialer has no address, API user or API password.')
	const base = new URL(apiUrl)
	const place = `${base.origin}${base.pathname.replace(/\/+$/, '')}`
	const pass = openSecret(secret, dialer.id, apiPassword)

	async function ask(script: string, fields: Record<string, string>) {
		const form = new URLSearchParams({ source, user: apiUser ?? '', pass, ...fields })
		const response = await openAddress(`${place}/${script}`, { hosts: [base.host], form, signal })
		if (response.statusCode !== 200) {
			response.destroy()
			throw notUnderstood()
		}
		return readText(response)
	}
	const askAdmin = (fields: Record<string, string>) => ask('vicidial/non_agent_api.php', fields)

	return {
		/** Recordings of a lead, or of an agent on a day of the dialer's calendar ('2026-03-02'). */
		async lookUpRecordings(of: { leadId: string } | { agentId: string; date: string }) {
			const search: Record<string, string> =
				'leadId' in of ? { lead_id: of.leadId } : { agent_user: of.agentId, date: of.date }
			const form = { function: 'recording_lookup', stage: 'pipe', header: 'YES', ...search }
			return readRecordings(await askAdmin(form))
		},
		/** How far the dialer's clock is ahead of UTC, in milliseconds. */
		readClock: async () => readClock(await askAdmin({ function: 'version' })),
		/** Shows a text on an agent's screen. */
		async notifyAgent(agentId: string, text: string) {
			const to = { agent_user: agentId, recipient: agentId, recipient_type: 'USER' }
			requireNoError(
				await ask('agc/api.php', { function: 'send_notification', ...to, notification_text: text }),
			)
		},
	}
}

async function readText(answer: AsyncIterable<Buffer>): Promise<string> {
	const chunks: Buffer[] = []
	let length = 0
	try {
		for await (const chunk of answer) {
			chunks.push(chunk)
			length += chunk.length
			if (length > longestAnswer) throw notUnderstood()
		}
	} catch (error) {
		throw error instanceof Problem ? error : unreachable(error)
	}
	return cleanText(Buffer.concat(chunks).toString('utf8')).trim()
}
