import { Link } from '@tanstack/react-router'
import { FileQuestionMark } from 'lucide-react'
import { Button } from '#design/button.tsx'
import { Card } from '#design/card.tsx'
import { EmptyState } from '#design/empty-state.tsx'

export function NotFoundPage() {
	return (
		<Card>
			<EmptyState
				heading="h1"
				tone="neutral"
				icon={<FileQuestionMark />}
				title="404 Page Not Found"
				text="Check the address, or search for what you need."
				action={
					<Button asChild variant="outline">
						<Link to="/">Go Home</Link>
					</Button>
				}
			/>
		</Card>
	)
}
