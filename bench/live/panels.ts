import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { WebSocket } from 'ws'
import type { LiveEvent } from '#features/live-coaching/contract.ts'
import type { Agent } from './fill-floor.ts'

/** Milliseconds that a panel stays away: browsers take five seconds, and would spend a benchmark waiting. */
const away = { least: 50, most: 500 }

export type Panel = Awaited<ReturnType<typeof openPanel>>

/** The socket of an agent's browser. All it was told is in `told`, twice where it was told twice. */
export async function openPanel(root: string, { cookie, agentId }: Agent) {
	const received: { event: LiveEvent; at: number }[] = []
	let seen: number | undefined
	const connect = async () => {
		const query = seen === undefined ? '' : `?after=${seen}`
		const socket = new WebSocket(`${root.replace('http', 'ws')}/ws/vicidial${query}`, { headers: { cookie } })
		socket.on('message', (data) => {
			if (socket.readyState !== WebSocket.OPEN) return
			const event: LiveEvent = JSON.parse(String(data))
			received.push({ event, at: performance.now() })
			seen = event.seq
		})
		await once(socket, 'open')
		return socket
	}
	let socket = await connect()
	return {
		agentId,
		received,
		/** Loses the connection with whatever is on its way, and comes back a moment later. */
		async drop() {
			socket.terminate()
			await wait(away.least + Math.random() * (away.most - away.least))
			socket = await connect()
		},
		/** Begins `told` anew. */
		forget: () => void received.splice(0),
		close: () => socket.terminate(),
	}
}
