import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Drama } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Alert } from '#design/alert.tsx'
import { Button } from '#design/button.tsx'
import { EmptyState } from '#design/empty-state.tsx'
import { Segmented } from '#design/segmented.tsx'
import { Loading, Skeleton } from '#design/skeleton.tsx'
import type { Difficulty, Scenario } from '#features/role-play/contract.ts'
import { messageOf } from '#platform/browser/request.ts'
import { asksForExam, type RolePlaySearch } from '../role-play-search.ts'
import { scenarios } from '../sessions.ts'
import { skillTitle } from '../skill-bars.tsx'
import { useStartSession } from '../use-session-actions.ts'
import { type Mode, ModeChoice } from './mode-choice.tsx'
import { ScenarioCard } from './scenario-card.tsx'

const difficulties = [
	{ value: 'all', label: 'All' },
	{ value: 'beginner', label: 'Beginner' },
	{ value: 'intermediate', label: 'Intermediate' },
	{ value: 'advanced', label: 'Advanced' },
] as const

/** The practice calls there are, of one difficulty or all, and those that practice what the address asks for. */
export function AvailableScenarios({ search }: { search: RolePlaySearch }) {
	const [difficulty, setDifficulty] = useState<Difficulty | 'all'>('all')
	const [mode, setMode] = useState<Mode>(search.exam && !search.scenario ? 'exam' : 'practice')
	const list = useQuery(scenarios)
	const start = useStartSession()
	const fitting = list.data?.filter(
		(scenario) =>
			(difficulty === 'all' || scenario.difficulty === difficulty) &&
			(!search.objection || scenario.objections.includes(search.objection)),
	)
	return (
		<section aria-labelledby="available-scenarios">
			<div className="mt-8 mb-3.5 flex flex-wrap items-center justify-between gap-3">
				<h2 id="available-scenarios" className="section-title">
					Available Scenarios{' '}
					<span className="num ml-1 font-normal text-muted-foreground" aria-live="polite">
						{fitting?.length}
					</span>
				</h2>
				<Segmented label="Difficulty" value={difficulty} onChange={setDifficulty} options={difficulties} />
			</div>
			<ModeChoice value={mode} onChange={setMode} />
			<WhatToPractice search={search} />
			{list.isPending ? <ScenarioSkeletons /> : null}
			{list.error ? <Alert tone="failed">{messageOf(list.error)}</Alert> : null}
			{fitting?.length === 0 ? (
				<EmptyState
					icon={<Drama />}
					title="No scenario fits"
					text="Choose another difficulty."
					action={
						<Button variant="outline" onClick={() => setDifficulty('all')}>
							All difficulties
						</Button>
					}
				/>
			) : null}
			<ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 xl:grid-cols-3">
				{fitting?.map((scenario) => (
					<li key={scenario.id} className="grid">
						<ScenarioCard
							scenario={scenario}
							mode={mode}
							{...chosenBy(search, scenario)}
							isStarting={start.isPending && start.variables.scenarioId === scenario.id}
							onStart={(how) => start.isPending || start.mutate({ scenarioId: scenario.id, ...how })}
						/>
					</li>
				))}
			</ul>
		</section>
	)
}

/** How the address points at a scenario: it is to be started, or to be started as an exam. */
function chosenBy(search: RolePlaySearch, { id }: Scenario) {
	const isChosen = search.scenario === id
	return { isChosen, exam: isChosen && asksForExam(search) ? search : null }
}

function WhatToPractice({ search: { objection, skill } }: { search: RolePlaySearch }) {
	const title = skill ? skillTitle(skill) : null
	let text: ReactNode = null
	if (objection)
		text = (
			<>
				Scenarios in which the prospect raises: <strong>{objection.replaceAll('_', ' ')}</strong>.
			</>
		)
	else if (title)
		text = (
			<>
				To practice: <strong>{title}</strong>. Every scenario trains it, and scores it as you go.
			</>
		)
	if (!text) return null
	return (
		<Alert tone="info" className="mb-4">
			<div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
				<p>{text}</p>
				<Link to="/role-play" className="link inline-flex min-h-6 items-center">
					{objection ? 'Show all scenarios' : 'Close'}
				</Link>
			</div>
		</Alert>
	)
}

function ScenarioSkeletons() {
	return (
		<Loading label="Loading the scenarios" className="grid grid-cols-1 gap-4 sm:grid-cols-2 xl:grid-cols-3">
			{['first', 'second', 'third', 'fourth', 'fifth', 'sixth'].map((place) => (
				<Skeleton key={place} className="h-72 rounded-xl" />
			))}
		</Loading>
	)
}
