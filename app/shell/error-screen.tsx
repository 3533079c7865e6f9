import { TriangleAlert } from 'lucide-react'
import { Button } from '#design/button.tsx'
import { EmptyState } from '#design/empty-state.tsx'

/** What is left when a part of the app breaks while it is drawn. */
export function ErrorScreen() {
	return (
		<div className="grid min-h-[60dvh] place-items-center">
			<EmptyState
				role="alert"
				heading="h1"
				tone="failed"
				icon={<TriangleAlert />}
				title="Something went wrong"
				text="Your work on this page may not be saved. Reloading usually fixes it."
				action={
					<>
						<Button onClick={() => location.reload()}>Reload App</Button>
						{/* A full load, not a route change: what broke is left behind. */}
						<Button variant="outline" onClick={() => location.assign('/')}>
							Go Home
						</Button>
					</>
				}
			/>
		</div>
	)
}
