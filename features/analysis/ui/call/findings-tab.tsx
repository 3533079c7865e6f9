import { CheckCard, IssuesCard, NeedsReviewCard, PossibleCard } from './issues-card.tsx'
import { ProvisionalCard } from './provisional-card.tsx'

/** What is to be fixed or checked on the call. */
export default function FindingsTab() {
	return (
		<>
			<IssuesCard />
			<NeedsReviewCard />
			<CheckCard />
			<PossibleCard />
			<ProvisionalCard />
		</>
	)
}
