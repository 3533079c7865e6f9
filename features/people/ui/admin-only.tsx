import { Link } from '@tanstack/react-router'
import { Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#design/button.tsx'
import { Card } from '#design/card.tsx'
import { EmptyState } from '#design/empty-state.tsx'
import { usePerson } from '#features/people/ui/person.tsx'

/** Shows a page to administrators alone. The server refuses its data to everyone else as well. */
export function AdminOnly({ feature, children }: { feature: string; children: ReactNode }) {
	const { role } = usePerson()
	if (role === 'admin') return children
	return (
		<Card>
			<EmptyState
				heading="h1"
				tone="neutral"
				icon={<Lock />}
				title="Access Restricted"
				text={`${feature} is only available to administrators. This feature is admin-only.`}
				action={
					<Button asChild variant="outline">
						<Link to="/">Back to Dashboard</Link>
					</Button>
				}
			/>
		</Card>
	)
}
