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
				text="Decide what reps dispute, see rule by rule how often people agree with the machine, and set what counts."
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
