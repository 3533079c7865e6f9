import { ComingLater } from '#app/shell/coming-later.tsx'

export function AiCoachPage() {
	return (
		<ComingLater
			title="AI Coach"
			text="Ask AI Candor about objections, scripts and compliance here once the chat is built."
		/>
	)
}
