/** Milliseconds after the last key, click or move after which a page is on its own. */
const longestPause = 60_000
const signs = ['keydown', 'pointerdown', 'pointermove', 'wheel', 'touchstart'] as const

let lastSign = Date.now()
if (typeof document !== 'undefined')
	for (const sign of signs)
		document.addEventListener(
			sign,
			() => {
				lastSign = Date.now()
			},
			{ passive: true, capture: true },
		)

/** Whether somebody has used this page in the last minute. */
export const isAnybodyThere = (now = Date.now()) => now - lastSign < longestPause
