import { ComingLater } from '#app/shell/coming-later.tsx'
import { AdminOnly } from '#features/people/ui/admin-only.tsx'

export function AdminDashboardPage() {
	return (
		<AdminOnly feature="Admin Dashboard">
			<ComingLater
				title="Admin Dashboard"
				text="Team scores, reps and compliance at a glance will be here once team data is built."
			/>
		</AdminOnly>
	)
}
