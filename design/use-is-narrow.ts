import { useSyncExternalStore } from 'react'

/** Below `sm` of the classes: a phone held upright. */
const narrow = '(width < 40rem)'

function subscribe(onChange: () => void) {
	const query = matchMedia(narrow)
	query.addEventListener('change', onChange)
	return () => query.removeEventListener('change', onChange)
}

/** Whether the window is as narrow as a phone, now and whenever that changes. */
export const useIsNarrow = () => useSyncExternalStore(subscribe, () => matchMedia(narrow).matches)
