import type { PracticeMessage } from '#features/role-play/contract.ts'
import { judgeMessage, type Play, type PlayedMessage, rateSession } from '#features/role-play/judge/index.ts'
import {
	answer,
	openProspect,
	type ProspectEvent,
	readRepMessage,
} from '#features/role-play/prospect/index.ts'
import type { ProspectScript } from '#features/role-play/prospect/script.ts'
import type { Rep } from './reps.ts'
import { newMind, notice } from './room.ts'

const mostMessages = 45

export type PlayedCall = ReturnType<typeof playCall>

/** Plays a scripted rep through a scenario and rates it, as the server would. Times are milliseconds. */
export function playCall(script: ProspectScript, rep: Rep, seed: number) {
	const opened = openProspect(script, seed)
	let state = opened.state
	const conversation: PracticeMessage[] = [spokenMessage('ai', 0, opened.line)]
	const played: PlayedMessage[] = []
	const times = { reply: [] as number[], judging: [] as number[] }
	const mind = newMind()
	let events: readonly ProspectEvent[] = []
	let outcome: Play['outcome'] = null
	for (let turn = 0; turn < mostMessages && outcome === null; turn++) {
		const room = { script, turn, events, mind }
		notice(room)
		const words = rep.say(room)
		if (!words) break
		const began = performance.now()
		const acts = readRepMessage(conversation, words)
		const reply = answer(script, state, { message: words, acts })
		const replied = performance.now()
		const said = spokenMessage('user', turn, words)
		conversation.push(said)
		said.analysis = judgeMessage({ script, conversation, acts, events: reply.events, earlier: played })
		times.reply.push(replied - began)
		times.judging.push(performance.now() - replied)
		played.push({ messageId: said.id, acts, events: reply.events })
		conversation.push({
			...spokenMessage('ai', turn + 1, reply.line),
			analysis: { tone: reply.tone, effectiveness: reply.openness, coaching: null, findings: [] },
		})
		state = reply.state
		events = reply.events
		outcome = reply.outcome
	}
	const play: Play = { script, conversation, played, outcome }
	return { script, rep, seed, conversation, played, outcome, state, times, rating: rateSession(play) }
}

/** What one of the two says, not judged yet. */
export const spokenMessage = (speaker: 'user' | 'ai', number: number, words: string): PracticeMessage => ({
	id: `${speaker}-${number}`,
	speaker,
	model: null,
	message: words,
	timestamp: '2026-03-02T15:00:00.000Z',
	analysis: { tone: '', effectiveness: 0, coaching: null, findings: [] },
})
