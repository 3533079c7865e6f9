import { useCall } from './call-context.ts'

/** Goes from finding to finding in order of time; `position` counts from 1, null before the first step. */
export function useFindingSteps() {
	const { moments, active, show } = useCall()
	const { inOrder } = moments
	const at = inOrder.findIndex(({ ref }) => ref === active)
	const step = (by: 1 | -1) => {
		const first = by === 1 ? 0 : inOrder.length - 1
		const next = inOrder[at < 0 ? first : Math.min(inOrder.length - 1, Math.max(0, at + by))]
		if (next) show(next)
	}
	return { position: at < 0 ? null : at + 1, count: inOrder.length, step }
}
