const idleMilliseconds = 60_000
const activityEvents = ['keydown', 'pointerdown', 'pointermove', 'wheel', 'touchstart'] as const

/** Watches a page for input. The result says whether there was any in the last minute; opening the page counts as input. */
export function watchActivity(page: EventTarget, now = Date.now): () => boolean {
	let lastActivity = now()
	const recordActivity = () => {
		lastActivity = now()
	}
	for (const event of activityEvents)
		page.addEventListener(event, recordActivity, { passive: true, capture: true })
	return () => now() - lastActivity < idleMilliseconds
}

/** Whether there was a key press, click, scroll or mouse movement on this page in the last minute. */
export const isUserActive = typeof document === 'undefined' ? () => true : watchActivity(document)
