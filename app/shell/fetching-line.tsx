import { useIsFetching } from '@tanstack/react-query'

/** A thin line over the page while old data is shown and new data is on its way. */
export function FetchingLine() {
	if (useIsFetching() === 0) return null
	return (
		<div
			aria-hidden="true"
			className="fixed inset-x-0 top-0 z-40 h-0.5 bg-primary/60 [animation:appear_150ms_linear_500ms_backwards]"
		/>
	)
}
