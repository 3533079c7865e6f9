import { AudioLines, EllipsisVertical, Repeat } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { Avatar } from '#design/avatar.tsx'
import { Badge } from '#design/badge.tsx'
import { Button } from '#design/button.tsx'
import { classNames } from '#design/class-names.ts'
import { IconButton } from '#design/icon-button.tsx'
import type { Scenario, StartSession } from '#features/role-play/contract.ts'
import { DifficultyBadge } from '../difficulty-badge.tsx'
import { type Exam, ExamDialog } from './exam-dialog.tsx'
import type { Mode } from './mode-choice.tsx'

type ScenarioCardProps = {
	scenario: Scenario
	mode: Mode
	/** The address points at it. */
	isChosen: boolean
	/** What the address asks for, null when it asks for no exam of this scenario. */
	exam: Partial<Exam> | null
	isStarting: boolean
	onStart: (how: Omit<StartSession, 'scenarioId'>) => void
}

const objectivesShown = 2

/** A practice call: who is on the line, and what there is to learn. */
export function ScenarioCard({ scenario, mode, isChosen, exam, isStarting, onStart }: ScenarioCardProps) {
	const { title, industry, prospectPersona: prospect, learningObjectives } = scenario
	const [isAsking, setIsAsking] = useState(exam !== null)
	const start = useRef<HTMLButtonElement>(null)
	const titleId = useId()
	useEffect(() => {
		if (!isChosen) return
		start.current?.scrollIntoView({ block: 'center' })
		start.current?.focus({ preventScroll: true })
	}, [isChosen])
	return (
		<article
			aria-labelledby={titleId}
			className={classNames(
				'flex min-w-0 flex-col rounded-xl border bg-card p-5 text-card-foreground shadow-card',
				isChosen && 'border-primary',
			)}
		>
			<div className="flex items-start justify-between gap-2">
				<ScenarioBadges scenario={scenario} />
				<IconButton
					label={`Start ${title} as an exam`}
					hint="Exam with a seed"
					className="-mt-1.5 -mr-2"
					onClick={() => setIsAsking(true)}
				>
					<EllipsisVertical className="size-4" aria-hidden="true" />
				</IconButton>
			</div>
			<h3 id={titleId} className="mt-1.5 break-words font-semibold text-md">
				{title}
			</h3>
			<p className="text-muted-foreground text-sm">{industry}</p>
			<div className="mt-3 flex items-center gap-3">
				<Avatar name={prospect.name} tone="neutral" className="size-9" />
				<div className="min-w-0">
					<p className="font-medium">
						{prospect.name}
						<span className="font-normal text-muted-foreground">, {inSentence(prospect.jobTitle)}</span>
					</p>
					<p className="text-muted-foreground text-sm">{prospect.personality}</p>
				</div>
			</div>
			<ul className="mt-3 mb-4 list-disc space-y-1 pl-4 marker:text-muted-foreground">
				{learningObjectives.slice(0, objectivesShown).map((objective) => (
					<li key={objective}>{objective}</li>
				))}
			</ul>
			<Button
				ref={start}
				variant={isChosen ? 'primary' : 'outline'}
				className="mt-auto w-full"
				aria-describedby={titleId}
				aria-disabled={isStarting}
				onClick={() => onStart(mode === 'exam' ? { isExam: true } : {})}
			>
				{isStarting ? 'Starting…' : mode === 'exam' ? 'Start Exam' : 'Start Role-Play'}
			</Button>
			<ExamDialog
				scenario={scenario}
				asked={exam ?? {}}
				open={isAsking}
				onOpenChange={setIsAsking}
				onStart={onStart}
			/>
		</article>
	)
}

function ScenarioBadges({ scenario: { difficulty, tags } }: { scenario: Scenario }) {
	return (
		<div className="flex flex-wrap items-center gap-1.5">
			<DifficultyBadge difficulty={difficulty} />
			{tags.includes('real-call-based') ? (
				<Badge tone="info">
					<AudioLines aria-hidden="true" />
					Real call
				</Badge>
			) : null}
			{tags.includes('adaptive-learning') ? (
				<Badge tone="good">
					<Repeat aria-hidden="true" />
					Adaptive
				</Badge>
			) : null}
		</div>
	)
}

/** "Retired bus mechanic" within a sentence; "HVAC contractor" stays as it is. */
export function inSentence(words: string): string {
	return /^[A-Z][^A-Z]/.test(words) ? words.charAt(0).toLowerCase() + words.slice(1) : words
}
