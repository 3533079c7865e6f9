import { useSyncExternalStore } from 'react'

/** Below `sm` of the classes: a phone held upright. */
const narrow = '(width < 40rem)'
/** From `xl` of the classes on: room for a rail beside the main column. */
const wide = '(width >= 80rem)'

function watch(query: string) {
	return {
		subscribe: (onChange: () => void) => {
			const list = matchMedia(query)
			list.addEventListener('change', onChange)
			return () => list.removeEventListener('change', onChange)
		},
		read: () => matchMedia(query).matches,
	}
}

const narrowWatch = watch(narrow)
const wideWatch = watch(wide)

/** Whether the window is as narrow as a phone, now and whenever that changes. */
export const useIsNarrow = () => useSyncExternalStore(narrowWatch.subscribe, narrowWatch.read)

/** Whether the window has room for a rail, now and whenever that changes. */
export const useIsWide = () => useSyncExternalStore(wideWatch.subscribe, wideWatch.read)
