import { ComingLater } from '#app/shell/coming-later.tsx'

export function RolePlayPage() {
	return (
		<ComingLater
			title="AI Role-Play Training"
			text="Practice against a simulated prospect here once role-play is built."
		/>
	)
}
