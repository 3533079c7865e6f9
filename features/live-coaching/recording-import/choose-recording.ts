import type { DialerRecording } from '../vicidial-api/read-answers.ts'

type Call = {
	/** In lower case. */
	agentId: string
	leadId: string | null
	/** What the dialer said it calls the recording: a name of a file, or a number. */
	recordingName: string | null
	startedAt: Date
	endedAt: Date
}

/** A call's start may be known late: it is the moment its event came, or reckoned from its talk time. */
const earlierMilliseconds = 5 * 60_000

/**
 * The recording of a call among those of the dialer's log: the one that the dialer named, or else the agent's that
 * began nearest to the call's start and before its end. `ahead` is how far the dialer's clock is ahead of UTC, in
 * milliseconds; `taken` are names of recordings that belong to other calls. Null when it is not there (yet).
 */
export function chooseRecording(
	call: Call,
	recordings: readonly DialerRecording[],
	{ ahead, taken }: { ahead: number; taken: ReadonlySet<string> },
): DialerRecording | null {
	const { recordingName } = call
	if (recordingName) return recordings.find((each) => isNamed(each, recordingName)) ?? null
	const startOf = ({ startTime }: DialerRecording) =>
		Date.parse(`${startTime.replace(' ', 'T')}Z`) - ahead - call.startedAt.getTime()
	const longest = call.endedAt.getTime() - call.startedAt.getTime()
	const [nearest] = recordings
		.filter(({ agentId, leadId }) => agentId === call.agentId && (!call.leadId || leadId === call.leadId))
		.filter((each) => startOf(each) >= -earlierMilliseconds && startOf(each) <= longest)
		.filter((each) => ![...taken].some((name) => isNamed(each, name)))
		.sort((a, b) => Math.abs(startOf(a)) - Math.abs(startOf(b)))
	return nearest ?? null
}

/** The dialer adds to the name of a file what it did with it: '20260302_120001_7275550137_2041-all.wav'. */
function isNamed({ recordingId, address }: DialerRecording, name: string) {
	const file = address ? fileNameOf(address) : ''
	return recordingId === name || file === name || file.startsWith(`${name}-`) || file.startsWith(`${name}.`)
}

/** The name of the file at an address. */
export function fileNameOf(address: string): string {
	const { pathname } = new URL(address)
	const last = pathname.split('/').at(-1) ?? ''
	try {
		return decodeURIComponent(last)
	} catch {
		return last
	}
}
