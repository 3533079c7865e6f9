import { Link, useLocation } from '@tanstack/react-router'
import { Drama, Upload } from 'lucide-react'
import { type ComponentType, lazy, Suspense, useEffect } from 'react'
import { focusUploadPlace, uploadPlace, useGoToUpload } from '#app/shell/upload-place.ts'
import { Button } from '#design/button.tsx'
import { Skeleton } from '#design/skeleton.tsx'
import { LatestCallBrief } from '#features/analysis/ui/latest-call-brief.tsx'
import { StatsStrip } from '#features/analysis/ui/stats-strip.tsx'
import { AssignedToYou } from '#features/coaching/ui/assigned-to-you.tsx'
import { DailyInspirationCard } from '#features/learning/ui/daily/daily-inspiration-card.tsx'
import { HealthTipCard } from '#features/learning/ui/daily/health-tip-card.tsx'
import { usePerson } from '#features/people/ui/person.tsx'
import { UploadPanel } from '#features/recordings/ui/upload-panel.tsx'

/** What is not needed to see how it went is fetched when the browser has nothing better to do. */
const CoachCard = whenIdle(() => import('#features/chat/ui/coach-card.tsx'))
const QuickGenerator = whenIdle(() => import('#features/content/ui/quick-generator.tsx'))
const PracticeWidget = whenIdle(() => import('#features/role-play/ui/practice-widget.tsx'))
const LatestScoredCall = whenIdle(() => import('#features/analysis/ui/latest-scored-call.tsx'))

/** What to do next, how it went, and the last call with its evidence. */
export function HomePage() {
	const { hash } = useLocation()
	const isAdmin = usePerson().role === 'admin'
	useEffect(() => {
		if (hash === uploadPlace) focusUploadPlace()
		else scrollTo(0, 0)
	}, [hash])
	return (
		<>
			<Welcome />
			<div className="grid grid-cols-1 gap-4 lg:grid-cols-12 lg:gap-5">
				<AssignedToYou className="lg:col-span-12" />
				<StatsStrip className="lg:col-span-7" />
				<LatestCallBrief
					title={isAdmin ? 'Team’s latest call' : 'Your latest call'}
					className="lg:col-span-5"
				/>
				<Suspense fallback={<Skeleton className="h-80 rounded-xl lg:col-span-7" />}>
					<CoachCard className="self-start lg:col-span-7" />
				</Suspense>
				<UploadPanel id={uploadPlace} showLatest className="min-w-0 lg:col-span-5" />
				<DailyInspirationCard className="lg:col-span-5" />
				<HealthTipCard className="lg:col-span-7" />
				<Suspense fallback={<Skeleton className="h-44 rounded-xl lg:col-span-5" />}>
					<QuickGenerator className="min-w-0 self-start lg:col-span-5" />
				</Suspense>
				<Suspense fallback={<Skeleton className="h-126 rounded-xl lg:col-span-7" />}>
					<LatestScoredCall className="lg:col-span-7" />
				</Suspense>
				<Suspense fallback={<Skeleton className="h-44 rounded-xl lg:col-span-12" />}>
					<PracticeWidget className="lg:col-span-12" />
				</Suspense>
			</div>
		</>
	)
}

function Welcome() {
	const goToUpload = useGoToUpload()
	return (
		<header className="mb-5 flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
			<div className="max-w-212">
				<h1 className="page-title">Welcome to the Candor coaching platform</h1>
				<p className="mt-1.5 text-muted-foreground">
					AI-powered coaching for debt settlement professionals, with FTC compliance monitoring and same-call
					enrollment techniques.
				</p>
			</div>
			<div className="flex flex-wrap gap-2">
				<Button asChild variant="outline">
					<Link to="/role-play">
						<Drama className="size-4" aria-hidden="true" />
						Practice
					</Link>
				</Button>
				<Button onClick={goToUpload}>
					<Upload className="size-4" aria-hidden="true" />
					Upload a call
				</Button>
			</div>
		</header>
	)
}

type Card = ComponentType<{ className?: string }>

function whenIdle(load: () => Promise<{ default: Card }>) {
	return lazy(async () => {
		await untilIdle()
		return load()
	})
}

/** Not every browser tells when it is idle. */
function untilIdle(): Promise<unknown> {
	return new Promise((resolve) => {
		if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: 2000 })
		else setTimeout(resolve, 500)
	})
}
