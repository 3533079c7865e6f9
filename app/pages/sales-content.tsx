import { ComingLater } from '#app/shell/coming-later.tsx'

export function SalesContentPage() {
	return (
		<ComingLater
			title="Sales Content"
			text="Write emails, scripts and objection replies, and keep them in a library, here once the generator is built."
		/>
	)
}
