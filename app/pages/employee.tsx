import { ComingLater } from '#app/shell/coming-later.tsx'
import { AdminOnly } from '#features/people/ui/admin-only.tsx'

export function EmployeePage() {
	return (
		<AdminOnly feature="The employee profile">
			<ComingLater
				title="Employee Profile"
				text="The overview, calls and chats of one employee will be here once profiles are built."
			/>
		</AdminOnly>
	)
}
