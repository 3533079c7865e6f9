import { useCall } from './call-context.ts'
import { CoachingReviewCard } from './coaching-review-card.tsx'
import { ModelCard } from './model-card.tsx'
import { ObjectionsCard } from './objections-card.tsx'
import { SummaryCard } from './summary-card.tsx'

/** What the call teaches, and what people and the model say about it. */
export default function CoachingTab() {
	const { slots } = useCall()
	return (
		<>
			<SummaryCard />
			<CoachingReviewCard />
			<ObjectionsCard />
			{slots.aside}
			<ModelCard />
		</>
	)
}
