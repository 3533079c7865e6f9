import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import type { Dialer } from '#features/live-coaching/contract.ts'
import type { Agent } from './fill-floor.ts'
import type { Panel } from './panels.ts'

/** What a dialer told of a call: when it began to, and the milliseconds to the answer. */
export type SentEvent = { agentId: string; key: string; at: number; answered: number }

const addresses = { call_start: 'Start Call URL', call_end: 'Dispo Call URL' } as const
let calls = 0

/** Plays calls of agents as their dialer tells of them, and keeps what it told. */
export function createFloor({ urls }: Pick<Dialer, 'urls'>, agents: readonly Agent[]) {
	const sent: SentEvent[] = []
	const onCall = new Map<string, string>()
	const templates = new Map(urls.map(({ name, url }) => [name, url]))
	let failed = 0

	async function sendEvent(type: keyof typeof addresses, agentId: string, callId: string) {
		const at = performance.now()
		const address = fillIn(templates.get(addresses[type]) ?? '', {
			user: agentId,
			call_id: callId,
			lead_id: String(calls),
			phone_number: `602555${String(calls % 10_000).padStart(4, '0')}`,
			campaign: 'DEBT1',
			...(type === 'call_end' && { dispo: 'NI', talk_time: '40' }),
		})
		if (await isTaken(address))
			sent.push({ agentId, key: `${type} ${callId}`, at, answered: performance.now() - at })
		else failed++
	}
	/** An agent's call begins, or the one that they are on ends. */
	async function next({ agentId }: Agent) {
		const current = onCall.get(agentId)
		if (current === undefined) {
			const callId = `B${++calls}`
			onCall.set(agentId, callId)
			await sendEvent('call_start', agentId, callId)
		} else {
			onCall.delete(agentId)
			await sendEvent('call_end', agentId, current)
		}
	}
	return {
		sent,
		/** Events not answered, or not with OK. */
		failed: () => failed,
		/** Each agent in turn, `perSecond` events evenly, whether or not the ones before were answered. */
		async steadily(perSecond: number, seconds: number) {
			const began = performance.now()
			const work: Promise<void>[] = []
			for (let event = 0; event < perSecond * seconds; event++) {
				const agent = agents[event % agents.length]
				await wait(Math.max(0, began + (event * 1000) / perSecond - performance.now()))
				if (agent) work.push(next(agent))
			}
			await Promise.all(work)
		},
		/** A call of an agent's begins; the one that they are on ends, as it does when a dialer says nothing of it. */
		async startCall(agent: Agent) {
			onCall.delete(agent.agentId)
			await next(agent)
		},
		/** One event of every agent, all at the same moment. */
		async allAtOnce() {
			await Promise.all(agents.map(next))
		},
	}
}

const fillIn = (template: string, fields: Record<string, string>) =>
	template.replaceAll(/--A--(\w+)--B--/g, (_, field) => encodeURIComponent(fields[field] ?? ''))

/** Each event comes by a connection of its own, as from ViciDial's web servers. */
async function isTaken(address: string): Promise<boolean> {
	try {
		const [answer] = (await once(get(address, { agent: false }), 'response')) as [IncomingMessage]
		return (await text(answer)) === 'OK'
	} catch {
		return false
	}
}

/**
 * What became of the events told: milliseconds from the dialer's telling to the panel's hearing, and how many
 * were lost, doubled or out of order, panel by panel.
 */
export function compare(sent: readonly SentEvent[], panels: readonly Panel[]) {
	const milliseconds: number[] = []
	const counts = { lost: 0, doubled: 0, outOfOrder: 0 }
	for (const panel of panels) {
		const heard = Map.groupBy(panel.received, ({ event }) => `${event.type} ${event.callId}`)
		for (const { key, at } of sent.filter(({ agentId }) => agentId === panel.agentId)) {
			const times = heard.get(key) ?? []
			if (times[0]) milliseconds.push(times[0].at - at)
			else counts.lost++
			counts.doubled += Math.max(0, times.length - 1)
		}
		const numbers = panel.received.map(({ event }) => event.seq)
		counts.outOfOrder += numbers.filter((seq, at) => at > 0 && seq < (numbers[at - 1] ?? 0)).length
	}
	return { milliseconds, ...counts }
}
