/** How a message of a sequence reaches the customer. */
export type Way = 'email' | 'text' | 'call'

export type Messages = {
	count: number | null
	/** The day that each is sent on; the first is 0 or 1. */
	days: readonly number[] | null
	/** When and how each message is sent, if the request lists them: 'Tonight', 'Thursday at 5'. `way` is null if it is not given. */
	told?: readonly { time: string; way: Way | null }[]
}
