import { type ReadTurn, readCall, type Turn } from '#features/compliance/index.ts'

export type SpokenLine = { speaker: 'user' | 'ai'; message: string }

/** Characters read of one message: longer than anybody types in a chat, and cheap however long it is. */
const charactersRead = 4000

// A conversation is read again with each of its messages. What was read of a line is kept, the oldest given up first:
// the same words are the same sentences, and what the phrase books know of a sentence is kept with it.
const lines = new Map<string, ReadTurn>()
const mostLines = 600

/** A line of the conversation as a turn of a call. */
export function readLine(line: SpokenLine, index: number): ReadTurn {
	const key = `${line.speaker} ${line.message.slice(0, charactersRead)}`
	const known = lines.get(key) ?? readCall([toTurn(line)])[0]
	if (!known) throw new Error('A line that was read is one turn.')
	lines.delete(key)
	lines.set(key, known)
	if (lines.size > mostLines) lines.delete(lines.keys().next().value ?? '')
	return { ...known, index }
}

const toTurn = ({ speaker, message }: SpokenLine): Turn => ({
	speaker: speaker === 'user' ? 'rep' : 'customer',
	text: message.slice(0, charactersRead).replaceAll(/\p{Cc}+/gu, ' '),
	start: null,
	end: null,
	confidence: null,
})
