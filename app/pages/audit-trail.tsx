import { useNavigate, useSearch } from '@tanstack/react-router'
import { AdminOnly } from '#features/people/ui/admin-only.tsx'
import { AuditTrail } from '#features/records/ui/trail/audit-trail.tsx'

export function AuditTrailPage() {
	const search = useSearch({ from: '/audit-trail' })
	const navigate = useNavigate({ from: '/audit-trail' })
	return (
		<AdminOnly feature="Audit Trail">
			<AuditTrail
				search={search}
				onSearch={(change) => navigate({ search: { ...search, ...change }, replace: true })}
			/>
		</AdminOnly>
	)
}
