import { Problem } from '#platform/http/problem.ts'

/** A line of ViciDial's recording log. */
export type DialerRecording = {
	/** The dialer's own clock: '2026-03-02 12:00:01'. */
	startTime: string
	/** The agent, in lower case. */
	agentId: string
	recordingId: string
	leadId: string
	/** Where its audio lies; null while the dialer still works on it. */
	address: string | null
}

/**
 * Reads what `recording_lookup` answers with `header=YES`: a line of names, and a line for each recording, parted
 * by pipes or commas (ViciDial's docs/NON-AGENT_API.txt). Throws Problem 422 `dialer-refused` for a wrong password
 * or user, 502 `dialer-not-understood` (retryable) for anything else.
 */
export function readRecordings(answer: string): DialerRecording[] {
	if (/^ERROR:.*NO RECORDINGS FOUND/i.test(answer)) return []
	requireNoError(answer)
	const [head = '', ...lines] = answer.split(/\r?\n/).filter((line) => line.trim() !== '')
	const mark = head.includes('|') ? '|' : ','
	const names = head.split(mark).map((name) => name.trim())
	const column = (name: string) => {
		const at = names.indexOf(name)
		if (at < 0) throw notUnderstood()
		return at
	}
	const [start, user, id, lead] = [
		column('start_time'),
		column('user'),
		column('recording_id'),
		column('lead_id'),
	]
	const location = column('location')
	return lines.map((line) => {
		const fields = line.split(mark).map((field) => field.trim())
		// The last column: a comma in an address is part of it.
		const address = fields.slice(location).join(mark)
		return {
			startTime: fields[start] ?? '',
			agentId: fields[user]?.toLowerCase() ?? '',
			recordingId: fields[id] ?? '',
			leadId: fields[lead] ?? '',
			address: /^https?:\/\//i.test(address) && URL.canParse(address) ? address : null,
		}
	})
}

const quarterHour = 15 * 60_000
const farthestHours = 15

/**
 * How far the dialer's clock is ahead of UTC, in milliseconds, from what `version` answers:
 * 'VERSION: …|BUILD: …|DATE: 2026-03-02 07:00:00|EPOCH: 1772452800'. Throws Problem 502 (retryable).
 */
export function readClock(answer: string): number {
	const date = Date.parse(`${/DATE: (\d{4}-\d\d-\d\d \d\d:\d\d:\d\d)/.exec(answer)?.[1]?.replace(' ', 'T')}Z`)
	const epoch = Number(/EPOCH: (\d+)/.exec(answer)?.[1]) * 1000
	const ahead = Math.round((date - epoch) / quarterHour) * quarterHour
	if (!(Math.abs(ahead) <= farthestHours * 3600_000)) throw notUnderstood()
	return ahead
}

/**
 * Throws for an error response. Its words stay out of the problem and the log: ViciDial repeats
 * the user and the password in some of them.
 */
export function requireNoError(answer: string) {
	if (!/^\s*ERROR:/i.test(answer)) return
	if (/login incorrect|invalid (user|pass)|permission|not allowed|auth|ip address/i.test(answer))
		throw new Problem(
			422,
			'dialer-refused',
			'The dialer rejected the API user. Check its name, its password and that it may view reports.',
		)
	throw notUnderstood()
}

export const notUnderstood = () =>
	new Problem(502, 'dialer-not-understood', 'The dialer returned a response that Candor can’t read.', {
		retryable: true,
	})
