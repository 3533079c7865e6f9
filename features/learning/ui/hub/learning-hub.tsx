import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Alert } from '#design/alert.tsx'
import { Button } from '#design/button.tsx'
import { PageHeader } from '#design/page-header.tsx'
import { Loading, Skeleton } from '#design/skeleton.tsx'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#design/tabs.tsx'
import { hubModuleIds } from '#features/learning/contract.ts'
import { messageOf } from '#platform/browser/request.ts'
import { PracticeEffects } from '../effects/practice-effects.tsx'
import { BestPractices } from './best-practices.tsx'
import { findOpenAt } from './find-lesson.ts'
import { hubModules, learningProgress, moduleRatings } from './hub-modules.ts'
import type { LearningHubSearch } from './learning-hub-search.ts'
import { ModuleCard } from './module-card.tsx'
import { ModuleDialog } from './module-dialog.tsx'

/** The page of the hub: eight modules to go through, what they did to one's calls, and six habits. */
export function LearningHub({ search }: { search: LearningHubSearch }) {
	const navigate = useNavigate({ from: '/sales-education' })
	const modules = useQuery(hubModules)
	const progress = useQuery(learningProgress)
	const ratings = useQuery(moduleRatings)
	const openAt = findOpenAt(modules.data ?? [], search)
	const open = (module: string, lesson?: string) =>
		navigate({ search: { module, ...(lesson ? { lesson } : {}) }, resetScroll: false })
	const progressOf = (id: string) => progress.data?.modules.find(({ moduleId }) => moduleId === id)
	return (
		<>
			<PageHeader
				title="Learning Hub"
				text="Eight modules of short lessons with words to say, an exercise and a question each. Training, not legal advice."
			/>
			<Tabs value="modules">
				<TabsList className="mb-5" aria-label="Parts of the hub">
					<TabsTrigger value="modules" count={hubModuleIds.length}>
						Training Modules
					</TabsTrigger>
				</TabsList>
				<TabsContent value="modules">
					{modules.error ? (
						<CouldNotRead error={modules.error} onRetry={() => modules.refetch()} />
					) : modules.data && !progress.isPending ? (
						<div className="grid grid-cols-1 gap-4 md:grid-cols-2 min-[88rem]:grid-cols-4">
							{modules.data.map((module) => (
								<ModuleCard
									key={module.id}
									module={module}
									progress={progressOf(module.id)}
									rating={ratings.data?.find(({ moduleId }) => moduleId === module.id)}
									onOpen={() => open(module.id)}
								/>
							))}
						</div>
					) : (
						<ModuleSkeletons />
					)}
				</TabsContent>
			</Tabs>
			<div className="mt-6 space-y-5">
				<PracticeEffects />
				<BestPractices />
			</div>
			<ModuleDialog
				openAt={openAt}
				onOpen={open}
				onClose={() => navigate({ search: {}, resetScroll: false })}
			/>
		</>
	)
}

function CouldNotRead({ error, onRetry }: { error: Error; onRetry: () => void }) {
	return (
		<Alert tone="failed">
			<p>The modules could not be read. {messageOf(error)}</p>
			<Button variant="outline" size="sm" className="mt-2" onClick={onRetry}>
				Try again
			</Button>
		</Alert>
	)
}

function ModuleSkeletons() {
	return (
		<Loading
			label="Loading the modules"
			className="grid grid-cols-1 gap-4 md:grid-cols-2 min-[88rem]:grid-cols-4"
		>
			{hubModuleIds.map((id) => (
				<Skeleton key={id} className="h-76 rounded-xl" />
			))}
		</Loading>
	)
}
