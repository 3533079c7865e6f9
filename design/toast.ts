/** A dismissed toast is forgotten after this many milliseconds. */
export const forgetAfter = 1_000_000
/** A toast stays this many milliseconds. */
export const showFor = 5_000

export type ToastContent = {
	title: string
	description?: string
	/** Failures are `destructive` and read out at once; `info` unless told. */
	tone?: 'info' | 'success' | 'destructive'
}

export type ShownToast = ToastContent & { id: number; isOpen: boolean }

/** At most one toast is visible: a new one takes the place of the old. */
let current: ShownToast | null = null
let count = 0
let forgetting: ReturnType<typeof setTimeout> | undefined
const watchers = new Set<() => void>()

/** Tells the person that something happened. Answers the id with which it can be dismissed. */
export function toast(content: ToastContent): number {
	clearTimeout(forgetting)
	count += 1
	show({ ...content, id: count, isOpen: true })
	return count
}

/** Closes the toast when it is still the one that shows. */
export function dismissToast(id: number): void {
	if (current?.id !== id || !current.isOpen) return
	show({ ...current, isOpen: false })
	forgetting = setTimeout(() => show(null), forgetAfter)
}

/** The toast there is, open or dismissed, or null. */
export function currentToast(): ShownToast | null {
	return current
}

/** Calls `watcher` on every change until the answered function is called. */
export function watchToast(watcher: () => void): () => void {
	watchers.add(watcher)
	return () => watchers.delete(watcher)
}

function show(next: ShownToast | null): void {
	current = next
	for (const watcher of watchers) watcher()
}
