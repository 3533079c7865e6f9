import { ComingLater } from '#app/shell/coming-later.tsx'

export function CreditInsightsPage() {
	return (
		<ComingLater
			title="Credit Insights"
			text="What moves a credit score, common mistakes and payoff strategies will be here once they are written."
		/>
	)
}
