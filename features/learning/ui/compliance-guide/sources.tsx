import { Badge } from '#design/badge.tsx'
import { Card } from '#design/card.tsx'
import { verifiedSources } from '#features/compliance/texts/verified-sources/index.ts'
import { writeDay } from './write-day.ts'

/** The sources of everything Candor says about the law, and how each was checked. */
export function Sources() {
	return (
		<section aria-labelledby="sources" className="space-y-4">
			<div className="max-w-[72ch]">
				<h2 id="sources" className="font-semibold text-lg">
					Sources
				</h2>
				<p className="mt-1 text-muted-foreground">
					Everything Candor says about the law, and what it’s based on. “Primary text” was read in the rule,
					decision, notice or form itself or in a copy of it; “secondary source” in what others write about
					it. Have counsel check anything you rely on.
				</p>
			</div>
			{verifiedSources.map(({ title, sources }) => (
				<Card key={title} aria-label={title}>
					<h3 className="border-b px-5 py-3 font-semibold text-md">{title}</h3>
					<ul className="divide-y">
						{sources.map((source) => (
							<li key={source.title} className="grid gap-x-6 gap-y-1.5 px-5 py-4 lg:grid-cols-[16rem_1fr]">
								<h4 className="font-medium">{source.title}</h4>
								<div className="min-w-0 space-y-1.5">
									<p>{source.says}</p>
									<p className="text-muted-foreground text-sm">
										<Badge tone={source.how === 'primary text' ? 'success' : 'neutral'} className="mr-1.5">
											{source.how === 'primary text' ? 'Primary text' : 'Secondary source'}
										</Badge>
										{source.readIn}. Checked {writeDay(source.checkedOn)}.
									</p>
								</div>
							</li>
						))}
					</ul>
				</Card>
			))}
		</section>
	)
}
