import { ComplianceReview } from '#features/analysis/ui/compliance-review.tsx'
import { AdminOnly } from '#features/people/ui/admin-only.tsx'

export function ComplianceReviewPage() {
	return (
		<AdminOnly feature="Compliance Review">
			<ComplianceReview />
		</AdminOnly>
	)
}
