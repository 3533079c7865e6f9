import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { PageHeader } from '#design/page-header.tsx'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#design/tabs.tsx'
import { hubModuleIds } from '#features/learning/contract.ts'
import { PracticeEffects } from '../effects/practice-effects.tsx'
import { BestPractices } from './best-practices.tsx'
import { findOpenAt } from './find-lesson.ts'
import { hubModules } from './hub-modules.ts'
import type { LearningHubSearch } from './learning-hub-search.ts'
import { ModuleDialog } from './module-dialog.tsx'
import { ModuleList } from './module-list.tsx'

type LearningHubProps = {
	search: LearningHubSearch
	/** What somebody else gave the reader to learn; it comes before all modules. */
	assigned: ReactNode
}

/** The page of the hub: eight modules to go through, what they did to one's calls, and six habits. */
export function LearningHub({ search, assigned }: LearningHubProps) {
	const navigate = useNavigate({ from: '/sales-education' })
	const { data: modules = [] } = useQuery(hubModules)
	const openAt = findOpenAt(modules, search)
	const open = (module: string, lesson?: string) =>
		navigate({ search: { module, ...(lesson ? { lesson } : {}) }, resetScroll: false })
	return (
		<>
			<PageHeader
				title="Learning Hub"
				text="Eight modules of short lessons with words to say, an exercise and a question each. Training, not legal advice."
			/>
			{assigned}
			<Tabs value="modules">
				<TabsList className="mb-5" aria-label="Parts of the hub">
					<TabsTrigger value="modules" count={hubModuleIds.length}>
						Training Modules
					</TabsTrigger>
				</TabsList>
				<TabsContent value="modules">
					<ModuleList onOpen={(module) => open(module)} />
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
