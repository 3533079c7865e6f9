import { useNavigate, useSearch } from '@tanstack/react-router'
import { AdminOnly } from '#features/people/ui/admin-only.tsx'
import { SampleCompanyCard } from '#features/sample-company/ui/sample-company-card.tsx'
import { AdminDashboard } from '#features/team/ui/admin/admin-dashboard.tsx'
import { changeAdminSearch } from '#features/team/ui/admin/admin-search.ts'
import { PrintableReport } from '#features/team/ui/admin/report/printable-report.tsx'

export function AdminDashboardPage() {
	const search = useSearch({ from: '/admin-dashboard' })
	const navigate = useNavigate({ from: '/admin-dashboard' })
	return (
		<AdminOnly feature="Admin Dashboard">
			{search.report ? (
				<PrintableReport search={search} />
			) : (
				<>
					<AdminDashboard
						search={search}
						onSearch={(change) => navigate({ search: changeAdminSearch(search, change), replace: true })}
					/>
					<SampleCompanyCard />
				</>
			)}
		</AdminOnly>
	)
}
