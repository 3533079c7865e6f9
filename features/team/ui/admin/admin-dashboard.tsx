import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Plus, ScrollText } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Button } from '#design/button.tsx'
import { LoadFailure } from '#design/load-failure.tsx'
import { PageHeader } from '#design/page-header.tsx'
import { Loading, Skeleton } from '#design/skeleton.tsx'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#design/tabs.tsx'
import { AddPersonDialog } from '#features/people/ui/add-person-dialog.tsx'
import { messageOf } from '#platform/browser/request.ts'
import type { AdminSearch, AdminTab, ChangeSearch } from './admin-search.ts'
import { ComplianceMonitoring } from './compliance/compliance-monitoring.tsx'
import { TeamOverview } from './overview/team-overview.tsx'
import { teamOverview } from './read-team.ts'
import { ReportMenu } from './report/report-menu.tsx'
import { IndividualReps } from './reps/individual-reps.tsx'
import { SummaryCards } from './summary-cards.tsx'
import { UserManagement } from './users/user-management.tsx'

// With its charts, which are large.
const PerformanceAnalytics = lazy(async () => ({
	default: (await import('./analytics/performance-analytics.tsx')).PerformanceAnalytics,
}))

type AdminDashboardProps = { search: AdminSearch; onSearch: ChangeSearch }

/** The team at a glance, and what administrators do for it. */
export function AdminDashboard({ search, onSearch }: AdminDashboardProps) {
	const { data: overview, error, refetch } = useQuery(teamOverview(search))
	return (
		<>
			<PageHeader
				title="Admin Dashboard"
				text="Your team today, and who needs you first."
				actions={<Actions search={search} />}
			/>
			{error ? (
				<LoadFailure className="mb-6" onRetry={refetch}>
					{messageOf(error)}
				</LoadFailure>
			) : null}
			{overview || !error ? <SummaryCards overview={overview} /> : null}
			<Tabs
				value={search.tab ?? 'overview'}
				activationMode="manual"
				onValueChange={(next) => onSearch({ tab: asSearched(next as AdminTab) })}
			>
				<TabsList className="mb-5" aria-label="Admin dashboard">
					<TabsTrigger value="overview">Team Overview</TabsTrigger>
					<TabsTrigger value="reps">Individual Reps</TabsTrigger>
					<TabsTrigger value="users">User Management</TabsTrigger>
					<TabsTrigger value="analytics">Performance Analytics</TabsTrigger>
					<TabsTrigger value="compliance">Compliance Monitoring</TabsTrigger>
				</TabsList>
				<TabsContent value="overview" tabIndex={-1}>
					{overview ? <TeamOverview overview={overview} search={search} onSearch={onSearch} /> : null}
					{overview || error ? null : (
						<Loading label="Loading the team">
							<Skeleton className="h-96 rounded-xl" />
						</Loading>
					)}
				</TabsContent>
				<TabsContent value="reps" tabIndex={-1}>
					<IndividualReps search={search} onSearch={onSearch} />
				</TabsContent>
				<TabsContent value="users" tabIndex={-1}>
					<UserManagement search={search} onSearch={onSearch} />
				</TabsContent>
				<TabsContent value="analytics" tabIndex={-1}>
					<Suspense
						fallback={
							<Loading label="Loading the charts">
								<Skeleton className="h-96 rounded-xl" />
							</Loading>
						}
					>
						<PerformanceAnalytics />
					</Suspense>
				</TabsContent>
				<TabsContent value="compliance" tabIndex={-1}>
					<ComplianceMonitoring search={search} onSearch={onSearch} />
				</TabsContent>
			</Tabs>
		</>
	)
}

const asSearched = (tab: AdminTab): AdminSearch['tab'] => (tab === 'overview' ? undefined : tab)

function Actions({ search }: { search: AdminSearch }) {
	const [isAdding, setIsAdding] = useState(false)
	return (
		<>
			<Button asChild variant="ghost">
				<Link to="/audit-trail">
					<ScrollText className="size-4" aria-hidden="true" />
					Audit trail
				</Link>
			</Button>
			<ReportMenu days={search.days} />
			<Button onClick={() => setIsAdding(true)}>
				<Plus className="size-4" aria-hidden="true" />
				Add rep
			</Button>
			<AddPersonDialog open={isAdding} onOpenChange={setIsAdding} />
		</>
	)
}
