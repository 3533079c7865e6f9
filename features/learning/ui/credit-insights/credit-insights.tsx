import { useNavigate } from '@tanstack/react-router'
import { PageHeader } from '#design/page-header.tsx'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#design/tabs.tsx'
import { type CreditInsightsSearch, insightTabs } from './credit-insights-search.ts'
import { EmergencyResources } from './emergency-resources.tsx'
import { FactorsTab } from './factors-tab.tsx'
import { MistakesTab } from './mistakes-tab.tsx'
import { PayoffTab } from './payoff-tab.tsx'
import { PreventionTab } from './prevention-tab.tsx'
import { ScoreRanges } from './score-ranges.tsx'

/** What reps should know about credit, so that they promise no one miracles. */
export function CreditInsights({ search: { tab } }: { search: CreditInsightsSearch }) {
	const navigate = useNavigate({ from: '/credit-insights' })
	return (
		<>
			<PageHeader
				title="Credit Insights"
				text="What makes up a credit score, how people stay out of debt, and ways to pay it off. Background for your calls, not a promise to any customer."
			/>
			<div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-[minmax(0,1fr)_21rem]">
				<Tabs
					value={tab ?? 'factors'}
					onValueChange={(value) => {
						const chosen = insightTabs.find((name) => name === value)
						navigate({
							search: chosen && chosen !== 'factors' ? { tab: chosen } : {},
							replace: true,
							resetScroll: false,
						})
					}}
				>
					<TabsList className="mb-5" aria-label="Parts of credit insights">
						<TabsTrigger value="factors">Credit Factors</TabsTrigger>
						<TabsTrigger value="prevention">Debt Prevention</TabsTrigger>
						<TabsTrigger value="mistakes">Common Mistakes</TabsTrigger>
						<TabsTrigger value="payoff">Payoff Strategies</TabsTrigger>
					</TabsList>
					<TabsContent value="factors">
						<FactorsTab />
					</TabsContent>
					<TabsContent value="prevention">
						<PreventionTab />
					</TabsContent>
					<TabsContent value="mistakes">
						<MistakesTab />
					</TabsContent>
					<TabsContent value="payoff">
						<PayoffTab />
					</TabsContent>
				</Tabs>
				<div className="space-y-5">
					<ScoreRanges />
					<EmergencyResources />
				</div>
			</div>
			<p className="mt-6 max-w-3xl text-muted-foreground text-sm">
				Training, not advice for anyone’s situation. Models differ: these weights and ranges are the ones
				commonly given for FICO scores, they vary from person to person, and lenders use other models too. No
				one can predict a score.
			</p>
		</>
	)
}
