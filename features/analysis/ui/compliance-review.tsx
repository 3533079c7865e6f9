import { PageHeader } from '#design/page-header.tsx'
import { LanguageModelCard } from '#features/language-models/ui/language-model-card.tsx'
import { DisputesCard } from './reviews/disputes-card.tsx'
import { RulesCard } from './reviews/rules-card.tsx'
import { ScoringCard } from './reviews/scoring-card.tsx'

/** For administrators: what reps dispute, and how far the machine can be trusted, rule by rule. */
export function ComplianceReview() {
	return (
		<>
			<PageHeader
				title="Compliance Review"
				text="Decide disputes, see how often reviewers agree with Candor on each rule, and set what counts."
			/>
			<div className="space-y-5">
				<DisputesCard />
				<RulesCard />
				<ScoringCard />
				<LanguageModelCard />
			</div>
		</>
	)
}
