import { lazy, Suspense } from 'react'
import { Badge } from '#design/badge.tsx'
import { Card } from '#design/card.tsx'
import { classNames } from '#design/class-names.ts'
import { Skeleton } from '#design/skeleton.tsx'
import type { Analysis } from '#features/analysis/contract.ts'
import { hadOccasion } from '#features/analysis/limits.ts'
import { CallScore } from '#features/analysis/ui/call-score.tsx'
import { isOpen } from '#features/analysis/ui/moments.ts'
import { ringBand, skillTone } from '#features/analysis/ui/score-bands.ts'
import type { Skill } from '#features/playbook/contract.ts'
import { formatCount } from '#platform/text/format-number.ts'
import { useCall } from './call-context.ts'
import { explainScore } from './explain-score.ts'
import { TrainThis } from './train-this.tsx'

const SkillsRadar = lazy(() => import('./skills-radar.tsx').then((chunk) => ({ default: chunk.SkillsRadar })))

/** A radar chart needs at least three axes. */
const minAxes = 3

/** The score and the skills behind it. */
export function ScoreCard({ className }: { className?: string }) {
	const { call, analysis } = useCall()
	return (
		<Card aria-labelledby="score" className={className}>
			<h2 id="score" className="sr-only">
				Score
			</h2>
			<div className="flex flex-wrap items-center gap-5 p-5">
				<CallScore score={analysis.overallScore} size={112} showPassMark />
				<div className="min-w-0 flex-1 basis-44">
					<BandBadge score={analysis.overallScore} />
					<p className="mt-2.5 text-muted-foreground text-sm">{explainScore(analysis)}</p>
					{call.effective ? (
						<p className="mt-1.5 text-sm">
							Score {writeScore(analysis.overallScore)}, {writeScore(call.analysis?.overallScore)} by the
							machine.
						</p>
					) : null}
				</div>
			</div>
			{analysis.skills.length ? <Skills skills={analysis.skills} score={analysis.score} /> : null}
		</Card>
	)
}

/** Where there is no room beside the call: the score, and the ways down to what was found. */
export function ScoreStrip({ className }: { className?: string }) {
	const { analysis, moments } = useCall()
	const issues = moments.issues.filter(({ weight }) => weight === 1).length
	const toCheck = moments.issues.filter(
		(issue) => (issue.group === 'likely' || issue.group === 'review') && isOpen(issue),
	)
	const missing = analysis.requiredDisclosures.length
	return (
		<Card aria-label="Score summary" className={classNames('flex items-center gap-4 p-4', className)}>
			<CallScore score={analysis.overallScore} size={64} showPassMark />
			<div className="min-w-0 flex-1">
				<BandBadge score={analysis.overallScore} />
				{analysis.overallScore === null ? (
					<p className="mt-1.5 text-muted-foreground text-sm">{explainScore(analysis)}</p>
				) : null}
				<p className="mt-1.5 flex flex-wrap gap-x-4 text-sm empty:hidden">
					{analysis.overallScore === null && issues === 0 ? null : (
						<a className="link inline-flex min-h-6 items-center" href="#compliance-issues">
							{formatCount(issues, 'compliance issue')}
						</a>
					)}
					{toCheck.length === 0 ? null : (
						<a
							className="link inline-flex min-h-6 items-center"
							href={toCheck.some(({ group }) => group === 'review') ? '#needs-review' : '#check-these'}
						>
							{toCheck.length} to check
						</a>
					)}
					{analysis.overallScore === null ? null : (
						<a className="link inline-flex min-h-6 items-center" href="#missing-disclosures">
							{formatCount(missing, 'missing disclosure')}
						</a>
					)}
				</p>
			</div>
		</Card>
	)
}

function writeScore(score: number | null | undefined): string {
	return typeof score === 'number' ? String(score) : 'none'
}

function BandBadge({ score }: { score: number | null }) {
	if (score === null) return <Badge>Not scored</Badge>
	const { words, tone } = ringBand(score)
	return <Badge tone={tone}>{words}</Badge>
}

function Skills({ skills, score }: Pick<Analysis, 'skills' | 'score'>) {
	const shown = skills.filter(({ code }) => hadOccasion(score, code))
	return (
		<div className="border-t px-5 pt-3 pb-5">
			<h3 className="font-semibold text-sm">Skills, out of 10</h3>
			{shown.length >= minAxes ? (
				<Suspense fallback={<Skeleton className="my-2 h-52" />}>
					<SkillsRadar skills={shown} />
				</Suspense>
			) : null}
			<ul className="space-y-1.5 text-sm">
				{skills.map((skill) =>
					shown.includes(skill) ? (
						<SkillRow key={skill.code} skill={skill} />
					) : (
						<li key={skill.code} className="flex justify-between gap-4 text-muted-foreground">
							<span>{skill.title}</span>
							<span>Not applicable</span>
						</li>
					),
				)}
			</ul>
		</div>
	)
}

function SkillRow({ skill: { code, title, score, observed } }: { skill: Skill }) {
	const tone = skillTone(score)
	return (
		<li>
			<p className="flex justify-between gap-4">
				<span className="text-muted-foreground">{title}</span>
				<span
					data-tone={tone}
					className={classNames('num font-semibold', tone === 'failed' && 'text-tone-text')}
				>
					{score.toFixed(1)}
				</span>
			</p>
			{observed.length ? (
				<details>
					<summary className="min-h-6 text-link">
						What was observed<span className="sr-only"> for {title}</span>
					</summary>
					<ul className="list-disc space-y-0.5 py-1 pl-4 text-muted-foreground">
						{observed.map((behavior) => (
							<li key={behavior}>{behavior}</li>
						))}
					</ul>
				</details>
			) : null}
			{tone === 'failed' ? <TrainThis practice={{ kind: 'skill', code }} about={title} /> : null}
		</li>
	)
}
