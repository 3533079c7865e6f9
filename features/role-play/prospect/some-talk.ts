import { type Answer, answer, openProspect } from './answer.ts'
import type { SpokenLine } from './read-line.ts'
import { readRepMessage } from './read-rep-message.ts'
import type { ProspectScript } from './script.ts'
import type { ProspectEvent, ProspectState } from './state.ts'

/** A call with a prospect for tests: says each message in turn, until the call ends. */
export function someTalk(
	script: ProspectScript,
	messages: readonly string[],
	{ seed = 1, start }: { seed?: number; start?: Partial<ProspectState> } = {},
) {
	const opened = openProspect(script, seed)
	let state: ProspectState = { ...opened.state, ...start }
	const spoken: SpokenLine[] = [{ speaker: 'ai', message: opened.line }]
	const answers: Answer[] = []
	for (const message of messages) {
		if (state.outcome) break
		const acts = readRepMessage(spoken, message)
		const reply = answer(script, state, { message, acts })
		spoken.push({ speaker: 'user', message }, { speaker: 'ai', message: reply.line })
		answers.push(reply)
		state = reply.state
	}
	const events: ProspectEvent[] = answers.flatMap((reply) => reply.events)
	const lines = spoken.filter(({ speaker }) => speaker === 'ai').map(({ message }) => message)
	return { state, spoken, answers, events, lines, last: answers.at(-1), outcome: state.outcome }
}
