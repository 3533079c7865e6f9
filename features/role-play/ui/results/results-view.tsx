import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { CircleCheck, FolderOpen, RotateCw, Save, TrendingUp } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Badge } from '#design/badge.tsx'
import { Button } from '#design/button.tsx'
import { Card, CardBody, CardHeader, CardTitle } from '#design/card.tsx'
import { ScoreRing } from '#design/score-ring.tsx'
import { rolePlayTone } from '#features/analysis/ui/score-bands.ts'
import type { PracticeSession } from '#features/role-play/contract.ts'
import { formatDate, formatDateTime, formatTimecode } from '#platform/browser/format-time.ts'
import { LoadDialog } from '../dialogs/load-dialog.tsx'
import { refusesSaving } from '../dialogs/save-dialog.tsx'
import { inSentence } from '../lobby/scenario-card.tsx'
import { outcomeWords } from '../outcome-words.ts'
import { playedBy } from '../played-by.ts'
import { Objectives } from '../session/objectives.tsx'
import { BackToLobby } from '../session/session-header.tsx'
import { practiceSessions } from '../sessions.ts'
import { SkillBars } from '../skill-bars.tsx'
import { useHeadingFocus } from '../use-heading-focus.ts'
import { useStartSession } from '../use-session-actions.ts'
import { compareWithLastTry } from './compare-with-last-try.ts'
import { Replay } from './replay.tsx'
import { SecondOpinion } from './second-opinion.tsx'

/** What a completed session came to. */
export function ResultsView({ session }: { session: PracticeSession }) {
	const { feedback } = session
	return (
		<>
			<ResultsHeader session={session} />
			<div className="grid grid-cols-1 gap-5 lg:grid-cols-12">
				<ScoreCard session={session} className="lg:col-span-4" />
				<Card className="lg:col-span-8" aria-labelledby="skill-breakdown">
					<CardHeader>
						<CardTitle id="skill-breakdown">Skill breakdown</CardTitle>
					</CardHeader>
					<CardBody>
						<SkillBars scores={session.skillScores} />
					</CardBody>
				</Card>
				<FeedbackCard title="Strengths" items={feedback.strengths} none="None noted in this session.">
					{(text) => (
						<li key={text} data-tone="success">
							<CircleCheck aria-hidden="true" />
							<span>{text}</span>
						</li>
					)}
				</FeedbackCard>
				<FeedbackCard title="Improvements" items={feedback.improvements} none="None noted in this session.">
					{(text) => (
						<li key={text} data-tone="average">
							<TrendingUp aria-hidden="true" />
							<span>{text}</span>
						</li>
					)}
				</FeedbackCard>
				<FeedbackCard title="Action Items" items={feedback.actions} none="Nothing to do next.">
					{(text, index) => (
						<li key={text}>
							<span className="num font-medium text-muted-foreground">{index + 1}</span>
							<span>{text}</span>
						</li>
					)}
				</FeedbackCard>
				<Card className="lg:col-span-12" aria-labelledby="learning-objectives">
					<CardHeader>
						<CardTitle id="learning-objectives">Learning objectives</CardTitle>
					</CardHeader>
					<CardBody>
						<Objectives session={session} />
					</CardBody>
				</Card>
				<SecondOpinion session={session} className="lg:col-span-12" />
				<Replay session={session} className="lg:col-span-12" />
			</div>
		</>
	)
}

function ResultsHeader({ session }: { session: PracticeSession }) {
	const { id, scenario, scenarioId, isSaved, title, isExam, seed, duration, completedAt, outcome } = session
	const { name, jobTitle } = scenario.prospectPersona
	const heading = useHeadingFocus()
	const start = useStartSession()
	const [showsAll, setShowsAll] = useState(false)
	const facts = [
		`${name}, ${inSentence(jobTitle)}`,
		formatTimecode(duration),
		completedAt ? `Completed ${formatDateTime(completedAt)}` : null,
		isSaved ? `Saved as ${title}` : null,
		isExam ? `Exam, seed ${seed}` : null,
		playedBy(session),
	]
	return (
		<header className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
			<div className="min-w-0">
				<BackToLobby />
				<h1 {...heading} className="page-title break-words">
					{scenario.title}
				</h1>
				<p className="mt-1 break-words text-muted-foreground">{facts.filter(Boolean).join(' · ')}</p>
				<p className="mt-1">
					{outcome ? outcomeWords(outcome, name) : 'You ended the call before the prospect decided.'}
				</p>
			</div>
			<div className="flex flex-wrap items-center gap-2 max-sm:w-full">
				<Button variant="ghost" size="sm" onClick={() => refusesSaving(session)}>
					<Save className="size-4" aria-hidden="true" />
					Save
				</Button>
				<Button variant="ghost" size="sm" onClick={() => setShowsAll(true)}>
					<FolderOpen className="size-4" aria-hidden="true" />
					Load
				</Button>
				<Button asChild variant="outline" className="max-sm:w-full">
					<Link to="/role-play">Try Another Scenario</Link>
				</Button>
				<Button
					className="max-sm:w-full"
					disabled={start.isPending}
					onClick={() => start.mutate({ scenarioId })}
				>
					<RotateCw className="size-4" aria-hidden="true" />
					Retry This Scenario
				</Button>
			</div>
			<LoadDialog open={showsAll} onOpenChange={setShowsAll} current={id} />
		</header>
	)
}

function ScoreCard({ session, className }: { session: PracticeSession; className?: string }) {
	const score = session.overallScore === null ? null : Math.round(session.overallScore)
	const { data } = useInfiniteQuery(practiceSessions('completed'))
	const lastTry = compareWithLastTry(session, data?.pages.flatMap((page) => page.items) ?? [])
	return (
		<Card
			aria-labelledby="overall-score"
			className={`flex flex-col items-center justify-center p-6 text-center ${className}`}
		>
			<h2 id="overall-score" className="font-semibold text-sm">
				Overall score
			</h2>
			{score === null ? (
				<p className="mt-4 text-muted-foreground">Not scored. You didn’t say anything in this session.</p>
			) : (
				<>
					<ScoreRing
						className="mt-4"
						value={score}
						size={160}
						tone={rolePlayTone(score)}
						label={`Overall score ${score}%`}
					/>
					<p className="mt-4">
						<Badge tone={session.passed ? 'success' : 'failed'}>
							{session.passed ? 'Passed' : 'Not passed'}
						</Badge>
					</p>
				</>
			)}
			{lastTry ? (
				<>
					<p className="mt-2 font-medium">{lastTry.words}</p>
					<p className="text-muted-foreground text-sm">
						{lastTry.score}% on {formatDate(lastTry.at)}
					</p>
				</>
			) : null}
		</Card>
	)
}

type FeedbackCardProps = {
	title: string
	items: string[]
	none: string
	children: (text: string, index: number) => ReactNode
}

function FeedbackCard({ title, items, none, children }: FeedbackCardProps) {
	const id = title.toLowerCase().replace(' ', '-')
	return (
		<Card className="p-5 lg:col-span-4" aria-labelledby={id}>
			<h2 id={id} className="mb-3 font-semibold text-sm">
				{title}
			</h2>
			{items.length === 0 ? <p className="text-muted-foreground">{none}</p> : null}
			<ol className="list-tick">{[...new Set(items)].map(children)}</ol>
		</Card>
	)
}
