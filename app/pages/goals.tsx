import { Link } from '@tanstack/react-router'
import { Target } from 'lucide-react'
import { Button } from '#design/button.tsx'
import { Card } from '#design/card.tsx'
import { EmptyState } from '#design/empty-state.tsx'
import { PageHeader } from '#design/page-header.tsx'
import { AdminOnly } from '#features/people/ui/admin-only.tsx'

export function GoalsPage() {
	return (
		<AdminOnly feature="Goals & KPIs">
			<PageHeader title="Goals & KPIs" />
			<Card>
				<EmptyState
					icon={<Target />}
					title="coming soon"
					heading="h2"
					text="You’ll set and track goals for your team and each rep here."
					action={
						<Button asChild variant="outline">
							<Link to="/admin-dashboard">Open Admin Dashboard</Link>
						</Button>
					}
				/>
			</Card>
		</AdminOnly>
	)
}
