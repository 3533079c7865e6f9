/** How a message of a sequence reaches the customer. */
export type Way = 'email' | 'text' | 'call'

export type Messages = {
	count: number | null
	/** The day that each is sent on; the first is 0 or 1. */
	days: readonly number[] | null
	/** Where they are told one by one: when each is sent, 'Tonight', 'Thursday at 5', and how, null where it is open. */
	told?: readonly { time: string; way: Way | null }[]
}
