/** How lists for whoever sends or speaks a piece begin: nothing under them reaches the customer. */
export const noteHeads = {
	atHand: ['Have ready:', 'For your notes:'],
	reminders: ['Reminders:', 'How to say it:'],
	unsaid: ['Not to be said in the message:'],
	unsent: ['For you, not for the post:', 'For your notes, not for the message:'],
} as const

const heads: ReadonlySet<string> = new Set(Object.values(noteHeads).flat())

/** What of a piece reaches the customer: without the lists that are for the one who sends it. */
export const forCustomer = (content: string): string =>
	content
		.split('\n\n')
		.filter((paragraph) => !heads.has(paragraph.split('\n')[0] ?? ''))
		.join('\n\n')
