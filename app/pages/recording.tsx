import { ComingLater } from '#app/shell/coming-later.tsx'

export function RecordingPage() {
	return (
		<ComingLater
			title="Call"
			text="One call with its score and evidence will be here once the page is built."
		/>
	)
}
