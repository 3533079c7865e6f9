const idleMilliseconds = 60_000
const activityEvents = ['keydown', 'pointerdown', 'pointermove', 'wheel', 'touchstart'] as const

let lastActivity = Date.now()
if (typeof document !== 'undefined')
	for (const event of activityEvents)
		document.addEventListener(
			event,
			() => {
				lastActivity = Date.now()
			},
			{ passive: true, capture: true },
		)

/** Whether there was a key press, click, scroll or mouse movement on this page in the last minute. */
export const isUserActive = (now = Date.now()) => now - lastActivity < idleMilliseconds
