import { Card, CardBody, CardHeader, CardTitle } from '#design/card.tsx'
import { useCall } from './call-context.ts'

/** What was said, in a few lines. */
export function SummaryCard() {
	const { summary } = useCall().analysis
	if (summary.length === 0) return null
	return (
		<Card aria-labelledby="summary">
			<CardHeader>
				<CardTitle id="summary">Summary</CardTitle>
			</CardHeader>
			<CardBody>
				<ul className="max-w-[80ch] list-disc space-y-1 pl-4 marker:text-muted-foreground">
					{summary.map((line) => (
						<li key={line}>{line}</li>
					))}
				</ul>
			</CardBody>
		</Card>
	)
}
