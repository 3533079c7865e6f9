import { useQuery } from '@tanstack/react-query'
import { LoadFailure } from '#design/load-failure.tsx'
import { Loading, Skeleton } from '#design/skeleton.tsx'
import { hubModuleIds } from '#features/learning/contract.ts'
import { messageOf } from '#platform/browser/request.ts'
import { learningProgress } from '../learning-progress.ts'
import { hubModules, moduleRatings } from './hub-modules.ts'
import { ModuleCard } from './module-card.tsx'

const grid = 'grid grid-cols-1 gap-4 md:grid-cols-2 min-[88rem]:grid-cols-4'

/** The modules of the hub, each with its rating and how far one is; what could not be read is not made up. */
export function ModuleList({ onOpen }: { onOpen: (moduleId: string) => void }) {
	const modules = useQuery(hubModules)
	const progress = useQuery(learningProgress)
	const ratings = useQuery(moduleRatings)
	const progressOf = (id: string) =>
		progress.data && (progress.data.modules.find(({ moduleId }) => moduleId === id) ?? null)
	// Once shown, the cards stay while something is read anew.
	const isRead = [modules, progress, ratings].every(({ isFetched }) => isFetched)
	return (
		<div className="space-y-4">
			<CouldNotRead what="the modules" {...modules} />
			<CouldNotRead what="your progress" {...progress} />
			<CouldNotRead what="the ratings" {...ratings} />
			{isRead ? null : <ModuleSkeletons />}
			{isRead && modules.data ? (
				<div className={grid}>
					{modules.data.map((module) => (
						<ModuleCard
							key={module.id}
							module={module}
							progress={progressOf(module.id)}
							onOpen={() => onOpen(module.id)}
						/>
					))}
				</div>
			) : null}
		</div>
	)
}

type CouldNotReadProps = { what: string; data: unknown; error: Error | null; refetch: () => void }

/** Nothing while there is something older to show. */
function CouldNotRead({ what, data, error, refetch }: CouldNotReadProps) {
	if (!error || data) return null
	return (
		<LoadFailure onRetry={refetch}>
			Couldn’t load {what}. {messageOf(error)}
		</LoadFailure>
	)
}

function ModuleSkeletons() {
	return (
		<Loading label="Loading the modules" className={grid}>
			{hubModuleIds.map((id) => (
				<Skeleton key={id} className="h-76 rounded-xl" />
			))}
		</Loading>
	)
}
