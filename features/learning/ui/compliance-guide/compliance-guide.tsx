import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { PageHeader } from '#design/page-header.tsx'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#design/tabs.tsx'
import { checklistItemIds } from '#features/learning/contract.ts'
import { complianceModules } from '../../texts/compliance-guide/index.ts'
import { regulatoryUpdates } from '../../texts/compliance-guide/updates.ts'
import { learningProgress } from '../learning-progress.ts'
import { ChecklistTab } from './checklist-tab.tsx'
import { type ComplianceGuideSearch, guideTabs } from './compliance-guide-search.ts'
import { findPlace } from './find-place.ts'
import { ModuleCard } from './module-card.tsx'
import { ModuleDialog } from './module-dialog.tsx'
import { ResourcesTab } from './resources-tab.tsx'
import { TrainingProgress } from './training-progress.tsx'
import { UpdatesTab } from './updates-tab.tsx'

/** The page of the guide: what to learn, to tick, to know and to look up about the rules of a call. */
export function ComplianceGuide({ search }: { search: ComplianceGuideSearch }) {
	const navigate = useNavigate({ from: '/debt-settlement-compliance' })
	const progress = useQuery(learningProgress)
	const place = findPlace(search)
	const { tab } = search
	const onTab = tab ? { tab } : {}
	const open = (module: string) => navigate({ search: { ...onTab, module }, resetScroll: false })
	const close = () => navigate({ search: onTab, resetScroll: false })
	const completedAt = (moduleId: string) =>
		progress.data?.modules.find((module) => module.moduleId === moduleId)?.completedAt ?? null
	return (
		<>
			<PageHeader
				title="Sales Rep Compliance Guide"
				text="The rules that govern every debt-settlement call, and the words that satisfy them."
			/>
			<TrainingProgress progress={progress} />
			<Tabs
				value={tab ?? 'modules'}
				onValueChange={(value) => {
					const chosen = guideTabs.find((name) => name === value)
					navigate({
						search: chosen && chosen !== 'modules' ? { tab: chosen } : {},
						replace: true,
						resetScroll: false,
					})
				}}
			>
				<TabsList className="mb-5" aria-label="Parts of the guide">
					<TabsTrigger value="modules" count={complianceModules.length}>
						Training Modules
					</TabsTrigger>
					<TabsTrigger value="checklist" count={checklistItemIds.length}>
						Compliance Checklist
					</TabsTrigger>
					<TabsTrigger value="updates" count={regulatoryUpdates.length}>
						Recent Updates
					</TabsTrigger>
					<TabsTrigger value="resources">Resources</TabsTrigger>
				</TabsList>
				<TabsContent value="modules" className="grid grid-cols-1 gap-4 md:grid-cols-2 xl:grid-cols-3">
					{complianceModules.map((module) => (
						<ModuleCard
							key={module.id}
							module={module}
							completedAt={completedAt(module.id)}
							onOpen={() => open(module.id)}
						/>
					))}
				</TabsContent>
				<TabsContent value="checklist">
					<ChecklistTab />
				</TabsContent>
				<TabsContent value="updates">
					<UpdatesTab />
				</TabsContent>
				<TabsContent value="resources">
					<ResourcesTab />
				</TabsContent>
			</Tabs>
			<p className="mt-6 text-muted-foreground text-sm">
				This guide is training, not legal advice. If a call raises a question it doesn’t answer, ask your
				compliance officer.
			</p>
			<ModuleDialog
				place={place}
				completedAt={place ? completedAt(place.module.id) : null}
				quiz={progress.data?.modules.find(({ moduleId }) => moduleId === place?.module.id)?.quiz ?? null}
				onClose={close}
			/>
		</>
	)
}
