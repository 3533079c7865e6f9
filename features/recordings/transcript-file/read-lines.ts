import { readTime, splitLabel, type Turn, unreadable } from './turn.ts'

const leadingTime = /^[[(]?(\d{1,3}:\d{1,2}(?::\d{1,2})?(?:[.,]\d+)?)[\])]?\s*[-–]?\s*/
const timeAfterName = /^([^:[\]()]{1,40}?)\s*[[(](\d{1,3}:\d{2}(?::\d{2})?)[\])]\s*:/

/**
 * Turns of a plain text, a line each: `Rep: …`, with or without a time (`[02:15] Rep: …` or `Rep [02:15]: …`).
 * A line without a speaker belongs to the turn before it. A turn ends where the next begins. Throws Problem 422.
 */
export function readLines(text: string): Turn[] {
	const turns: Turn[] = []
	for (const [index, raw] of text.split(/\r\n|\r|\n/).entries()) {
		const line = raw.trim()
		if (!line) continue
		const { time, rest } = takeTime(line)
		const { speaker, text: words } = splitLabel(rest)
		const last = turns.at(-1)
		if (speaker) turns.push({ speaker, text: words, start: time, end: null, confidence: null })
		else if (last) last.text += ` ${line}`
		else
			throw unreadable(
				`line ${index + 1} has no speaker. Begin each turn with who speaks, as in "Rep: …" and "Customer: …".`,
			)
	}
	const spoken = turns.filter((turn) => turn.text.trim())
	return spoken.map((turn, i) => ({
		...turn,
		end: turn.start === null ? null : (spoken[i + 1]?.start ?? null),
	}))
}

function takeTime(line: string) {
	const [leading = '', time = ''] = leadingTime.exec(line) ?? []
	if (leading) return { time: readTime(time), rest: line.slice(leading.length) }
	const [whole = '', name = '', after = ''] = timeAfterName.exec(line) ?? []
	if (whole) return { time: readTime(after), rest: `${name.trim()}:${line.slice(whole.length)}` }
	return { time: null, rest: line }
}
