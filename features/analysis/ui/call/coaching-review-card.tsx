import { Card } from '#design/card.tsx'
import { Actions, Improvements, showsCoaching } from '#features/analysis/ui/coaching-lists.tsx'
import { useCall } from './call-context.ts'
import { Cite } from './cite.tsx'
import { HearIt } from './hear-it.tsx'
import { withoutListed } from './without-listed.ts'

/** What to do next, what went well, and what to work on besides the findings of the other tabs. */
export function CoachingReviewCard() {
	const { analysis, moments, show } = useCall()
	if (!showsCoaching(analysis)) return null
	const improvements = withoutListed(analysis.improvements, [
		...moments.issues,
		...moments.disclosures,
		...moments.objections,
	])
	const strengths = moments.strengths.filter(
		({ text }) => withoutListed([text], moments.objections).length > 0,
	)
	return (
		<Card aria-labelledby="coaching-review" className="space-y-5 p-4">
			<h2 id="coaching-review" className="sr-only">
				Coaching review
			</h2>
			<Actions
				analysis={analysis}
				momentLink={(moment, about) => <HearIt place={{ ...moment, ref: '' }} about={about} />}
			/>
			{strengths.length > 0 ? (
				<div>
					<h3 id="strengths" className="mb-2 font-semibold text-sm">
						Strengths
					</h3>
					<ul aria-labelledby="strengths" className="space-y-1.5">
						{strengths.map((strength) => (
							<li key={strength.ref} className="flex items-start gap-2.5">
								<Cite
									name={strength.ref}
									tone="strength"
									label={`Play finding ${strength.ref}: ${strength.text}`}
									onClick={() => show(strength)}
									className="mt-0.5 ml-0 shrink-0"
								/>
								{strength.text}
							</li>
						))}
					</ul>
				</div>
			) : null}
			{improvements.length > 0 ? <Improvements items={improvements} /> : null}
		</Card>
	)
}
