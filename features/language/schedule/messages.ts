/** How a message of a sequence reaches the customer. */
export type Way = 'email' | 'text' | 'call' | 'voicemail' | 'letter'

export type Messages = {
	count: number | null
	/** The day that each is sent on; the first is 0 or 1. */
	days: readonly number[] | null
	/** When and how each message is sent, if the request lists them: 'Tonight', 'Thursday at 5'. `time` or `way` is null if the request does not give it. */
	told?: readonly { time: string | null; way: Way | null }[]
}
