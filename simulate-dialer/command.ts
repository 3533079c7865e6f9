import { readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Addresses, playCall } from './play-call.ts'
import { apiPassword, apiUser, startDialer } from './start-dialer.ts'

const usage = `Usage: bin/simulate-dialer --dialer ID --token TOKEN --agent NAME
  [--server http://127.0.0.1:3000] [--calls 3] [--talk SECONDS] [--ready SECONDS] [--audio FILE] [--port 8090]
The id and the token are in the addresses that Candor shows for the dialer.`

const { values } = parseArgs({
	options: {
		server: { type: 'string', default: 'http://127.0.0.1:3000' },
		dialer: { type: 'string' },
		token: { type: 'string' },
		agent: { type: 'string' },
		calls: { type: 'string', default: '3' },
		talk: { type: 'string', default: '20' },
		ready: { type: 'string', default: '5' },
		audio: {
			type: 'string',
			default: join(import.meta.dirname, '../seed/calls/nguyen_patrick_objections.mp3'),
		},
		port: { type: 'string', default: '8090' },
	},
})

const mimeTypes: Record<string, string> = { '.mp3': 'audio/mpeg', '.wav': 'audio/x-wav' }

/** ViciDial's fields in the order of the addresses that Candor gives. */
function addressesOf(server: string, dialer: string, token: string): Addresses {
	const field = (name: string) => `${name}=--A--${name}--B--`
	const of = (event: string, ...names: string[]) =>
		`${server.replace(/\/+$/, '')}/api/dialer/vicidial/${dialer}/${event}?token=${token}&${names.map(field).join('&')}`
	const call = ['user', 'call_id', 'lead_id', 'phone_number', 'campaign']
	const recording = ['recording_id', 'recording_filename']
	return {
		start: of('start', ...call),
		dead: of('dead', ...call, ...recording),
		dispo: of('dispo', ...call, 'dispo', 'talk_time', ...recording),
	}
}

async function simulate(server: string, dialerId: string, token: string, agent: string) {
	const audio = readFileSync(values.audio)
	const type = mimeTypes[extname(values.audio)] ?? 'application/octet-stream'
	const dialer = await startDialer({ port: Number(values.port) })
	console.log(`Recordings are at ${dialer.url}: in Candor set this as the dialer’s address,`)
	console.log(`with the user ${apiUser} and the password ${apiPassword}.`)
	const addresses = addressesOf(server, dialerId, token)
	for (let number = 1; number <= Number(values.calls); number++) {
		const callId = `M${Date.now()}`
		console.log(`Call ${number}: ${callId} begins`)
		await playCall(dialer, addresses, {
			callId,
			agentId: agent,
			leadId: String(1000 + number),
			phoneNumber: `727555${String(100 + number).padStart(4, '0')}`,
			campaign: 'DEBT1',
			disposition: number % 2 ? 'CALLBK' : 'SALE',
			talkSeconds: Number(values.talk),
			readySeconds: Number(values.ready),
			extension: extname(values.audio),
			serve: (_request, response) => void response.setHeader('content-type', type).end(audio),
		})
		console.log(`Call ${number}: ended`)
	}
	console.log('Recordings stay here to be fetched, up to 21 minutes after a call. Ctrl+C ends the simulator.')
}

if (values.dialer && values.token && values.agent) {
	await simulate(values.server, values.dialer, values.token, values.agent).catch((error) => {
		console.error(error instanceof Error ? error.message : error)
		process.exit(1)
	})
} else {
	console.error(usage)
	process.exit(2)
}
