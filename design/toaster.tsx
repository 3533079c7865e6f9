import { lazy, Suspense, useSyncExternalStore } from 'react'
import { currentToast, watchToast } from '#design/toast.ts'

const ToastPlace = lazy(() => import('#design/toast-place.tsx'))

/** Once in the app: shows the toasts. Loads what draws them with the first. */
export function Toaster() {
	const shown = useSyncExternalStore(watchToast, currentToast, () => null)
	return <Suspense>{shown ? <ToastPlace shown={shown} /> : null}</Suspense>
}
