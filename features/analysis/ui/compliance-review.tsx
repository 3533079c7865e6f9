import { PageHeader } from '#design/page-header.tsx'
import { DisputesCard } from './reviews/disputes-card.tsx'
import { RulesCard } from './reviews/rules-card.tsx'

/** For administrators: what reps dispute, and how far the machine can be trusted, rule by rule. */
export function ComplianceReview() {
	return (
		<>
			<PageHeader
				title="Compliance Review"
				text="Decide what reps dispute, and see rule by rule how often people agree with the machine."
			/>
			<div className="space-y-5">
				<DisputesCard />
				<RulesCard />
			</div>
		</>
	)
}
