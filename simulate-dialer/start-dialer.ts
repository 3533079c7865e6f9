import { once } from 'node:events'
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

export type SimulatedDialer = Awaited<ReturnType<typeof startDialer>>

/** A line of the recording log. */
export type Recorded = {
	/** '20260302-120001_7275550137_2041-all.wav' */
	file: string
	agentId: string
	leadId: string
	startedAt: Date
	/** When the dialer is done with it: before, its place in the log is empty. */
	readyAt: Date
	/** Serves the file at its address, well or badly. */
	serve: RequestListener
	/** Where the log says it lies, if not with this dialer. */
	location?: string
}

/** Who may ask it. */
export const apiUser = 'candor'
export const apiPassword = 'simulated-p4ss'
/** Its clock is that of New York in winter. */
const aheadHours = -5

/**
 * As much of ViciDial's web server as Candor asks, over real HTTP and in memory, for demonstrations and tests:
 * `non_agent_api.php` (version, recording_lookup), `agc/api.php` (send_notification) and the recordings. What it
 * answers is worded as in ViciDial's docs/NON-AGENT_API.txt, the password in the refusal included.
 */
export async function startDialer(options: { port?: number } = {}) {
	const log: Recorded[] = []
	const notifications: { agentId: string; text: string }[] = []
	const asked: string[] = []
	const server = createServer((request, response) => {
		answer({ log, notifications, asked }, request, response).catch(() => request.destroy())
	})
	await once(server.listen(options.port ?? 0, '127.0.0.1'), 'listening')
	const { port } = server.address() as AddressInfo
	return {
		/** What an administrator fills in as the dialer's address. */
		url: `http://127.0.0.1:${port}`,
		host: `127.0.0.1:${port}`,
		/** What was shown on agents' screens. */
		notifications,
		/** The functions and files that were asked for, in order. */
		asked,
		/** Adds a recording to the log; a second call is another recording. */
		record: (recorded: Recorded) => void log.push(recorded),
		async close() {
			server.closeAllConnections()
			server.close()
			await once(server, 'close')
		},
	}
}

type State = {
	log: Recorded[]
	notifications: SimulatedDialer['notifications']
	asked: string[]
}

async function answer(state: State, request: IncomingMessage, response: ServerResponse) {
	const url = new URL(request.url ?? '/', `http://${request.headers.host}`)
	const fields = new URLSearchParams(`${url.searchParams}&${await text(request)}`)
	const recorded = state.log.find(({ file }) => url.pathname === `/RECORDINGS/${file}`)
	state.asked.push(fields.get('function') ?? url.pathname)
	if (recorded)
		return isReady(recorded) ? recorded.serve(request, response) : void response.writeHead(404).end()
	if (url.pathname === '/vicidial/non_agent_api.php') return say(response, adminApi(state, fields, url))
	if (url.pathname === '/agc/api.php') return say(response, agentApi(state, fields))
	response.writeHead(404).end('Not Found')
}

const say = (response: ServerResponse, words: string) =>
	void response.setHeader('content-type', 'text/plain').end(`${words}\n`)

const isReady = ({ readyAt }: Recorded) => readyAt.getTime() <= Date.now()

function adminApi({ log }: State, fields: URLSearchParams, { origin }: URL) {
	if (fields.get('function') === 'version') {
		const now = new Date()
		return `VERSION: 2.14-90|BUILD: 240213-0840|DATE: ${ownTime(now)}|EPOCH: ${Math.floor(now.getTime() / 1000)}|DST: 0|TZ: ${aheadHours}.00|TZNOW: ${aheadHours}.00|`
	}
	const refusal = refuse(fields)
	if (refusal) return refusal
	if (fields.get('function') !== 'recording_lookup') return 'ERROR: NO FUNCTION SPECIFIED'
	const [agent, lead, date] = ['agent_user', 'lead_id', 'date'].map((name) => fields.get(name) ?? '')
	const echo = `${apiUser}|${agent}|${lead}|${date}|`
	if (!lead && !(agent && date)) return `ERROR: recording_lookup INVALID SEARCH PARAMETERS - ${echo}`
	const found = log.filter(
		({ agentId, leadId, startedAt }) =>
			(!agent || agentId === agent) &&
			(!lead || leadId === lead) &&
			(!date || ownTime(startedAt).startsWith(date)),
	)
	if (found.length === 0) return `ERROR: recording_lookup NO RECORDINGS FOUND - ${echo}`
	const mark = fields.get('stage') === 'csv' ? ',' : '|'
	const head = ['start_time', 'user', 'recording_id', 'lead_id', 'location']
	const lines = found.map((recorded) => {
		const id = String(534_820 + log.indexOf(recorded))
		const place = recorded.location ?? `${origin}/RECORDINGS/${recorded.file}`
		const location = isReady(recorded) ? place : ''
		return [ownTime(recorded.startedAt), recorded.agentId, id, recorded.leadId, location]
	})
	const rows = fields.get('header') === 'YES' ? [head, ...lines] : lines
	return rows.map((row) => row.join(mark)).join('\n')
}

function agentApi({ notifications }: State, fields: URLSearchParams) {
	const refusal = refuse(fields)
	if (refusal) return refusal
	const [agentId, words] = [fields.get('recipient'), fields.get('notification_text')]
	if (fields.get('function') !== 'send_notification' || fields.get('recipient_type') !== 'USER')
		return 'ERROR: NO FUNCTION SPECIFIED'
	if (!agentId || !words)
		return `ERROR: send_notification - INVALID RECIPIENT/RECIPIENT TYPE: ${agentId} - ${apiUser}`
	notifications.push({ agentId, text: words })
	return `SUCCESS: send_notification - NOTIFICATION SENT - ${agentId}|USER|${words}`
}

function refuse(fields: URLSearchParams) {
	const [user, pass] = [fields.get('user'), fields.get('pass')]
	if (user === apiUser && pass === apiPassword) return null
	return `ERROR: Login incorrect, please try again: |${user}|${pass}|BAD|`
}

/** A moment as the dialer writes it. */
function ownTime(moment: Date) {
	const own = new Date(moment.getTime() + aheadHours * 3600_000)
	return own.toISOString().slice(0, 19).replace('T', ' ')
}
