import { ComingLater } from '#app/shell/coming-later.tsx'

export function SalesEducationPage() {
	return (
		<ComingLater
			title="Learning Hub"
			text="Training modules and compliance tips will be here once they are written."
		/>
	)
}
