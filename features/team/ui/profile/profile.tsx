import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ArrowLeft, Hammer, UserX } from 'lucide-react'
import { Button } from '#design/button.tsx'
import { Card } from '#design/card.tsx'
import { EmptyState } from '#design/empty-state.tsx'
import { LoadFailure } from '#design/load-failure.tsx'
import { Loading, Skeleton } from '#design/skeleton.tsx'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#design/tabs.tsx'
import type { Employee } from '#features/people/contract.ts'
import { employeeDetail } from '#features/people/ui/employees/read-employees.ts'
import { messageOf, RequestError } from '#platform/browser/request.ts'
import { ChatsTab } from './chats-tab.tsx'
import { Overview } from './overview.tsx'
import { ProfileHeader } from './profile-header.tsx'
import type { ProfileTab } from './profile-search.ts'
import { employeePerformance } from './read-profile.ts'
import { RecordingsTab } from './recordings-tab.tsx'

type ProfileProps = { id: string; tab: ProfileTab; onTab: (tab: ProfileTab) => void }

/** One employee: who they are, how they do, their calls and what they saved. For administrators. */
export function Profile({ id, tab, onTab }: ProfileProps) {
	const { data: employee, error, isPending, refetch } = useQuery(employeeDetail(id))
	if (error instanceof RequestError && error.status === 404) return <NotFound />
	return (
		<>
			<Link
				to="/employees"
				className="mb-3 inline-flex min-h-6 items-center gap-1.5 font-medium text-muted-foreground text-sm hover:text-foreground"
			>
				<ArrowLeft className="size-4" aria-hidden="true" />
				Back to Employees
			</Link>
			{isPending ? <ProfileSkeleton /> : null}
			{error ? <LoadFailure onRetry={refetch}>{messageOf(error)}</LoadFailure> : null}
			{employee ? (
				<>
					<ProfileHeader employee={employee} />
					<ProfileTabs employee={employee} tab={tab} onTab={onTab} />
				</>
			) : null}
		</>
	)
}

function NotFound() {
	return (
		<Card>
			<EmptyState
				icon={<UserX />}
				heading="h1"
				title="Employee Not Found"
				text="The employee you're looking for doesn't exist."
				action={
					<Button asChild variant="outline">
						<Link to="/employees">Back to Employees</Link>
					</Button>
				}
			/>
		</Card>
	)
}

type ProfileTabsProps = Omit<ProfileProps, 'id'> & { employee: Employee }

function ProfileTabs({ employee, tab, onTab }: ProfileTabsProps) {
	const { data: performance } = useQuery(employeePerformance(employee.id))
	const counts = performance && { recordings: performance.recordings.total, chats: performance.chats.total }
	return (
		<Tabs value={tab} activationMode="manual" onValueChange={(next) => onTab(next as ProfileTab)}>
			<TabsList className="mb-5" aria-label={`Profile of ${employee.name}`}>
				<TabsTrigger value="overview">Overview</TabsTrigger>
				<TabsTrigger value="recordings" {...(counts && { count: counts.recordings })}>
					Call Recordings
				</TabsTrigger>
				<TabsTrigger value="chats" {...(counts && { count: counts.chats })}>
					Chat History
				</TabsTrigger>
				<TabsTrigger value="performance">Performance</TabsTrigger>
				<TabsTrigger value="goals">Goals & Reviews</TabsTrigger>
			</TabsList>
			<TabsContent value="overview" tabIndex={-1}>
				<Overview employee={employee} onAllCalls={() => onTab('recordings')} />
			</TabsContent>
			<TabsContent value="recordings" tabIndex={-1}>
				<RecordingsTab id={employee.id} />
			</TabsContent>
			<TabsContent value="chats" tabIndex={-1}>
				<ChatsTab id={employee.id} />
			</TabsContent>
			<TabsContent value="performance">
				<ComingSoon title="Performance" />
			</TabsContent>
			<TabsContent value="goals">
				<ComingSoon title="Goals & Reviews" />
			</TabsContent>
		</Tabs>
	)
}

function ComingSoon({ title }: { title: string }) {
	return (
		<Card>
			<EmptyState icon={<Hammer />} heading="h2" title={title} text="coming soon" />
		</Card>
	)
}

function ProfileSkeleton() {
	return (
		<Loading label="Loading the profile" className="space-y-5">
			<div className="flex items-center gap-5">
				<Skeleton className="size-16 rounded-full" />
				<div className="flex-1 space-y-2">
					<Skeleton className="h-7 w-56" />
					<Skeleton className="h-4 w-72 max-w-full" />
				</div>
			</div>
			<Skeleton className="h-10" />
			<Skeleton className="h-72" />
		</Loading>
	)
}
