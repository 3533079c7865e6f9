import { useSearch } from '@tanstack/react-router'
import { CreditInsights } from '#features/learning/ui/credit-insights/credit-insights.tsx'

export function CreditInsightsPage() {
	return <CreditInsights search={useSearch({ from: '/credit-insights' })} />
}
