import { Link } from '@tanstack/react-router'
import { CircleCheck, TrendingUp } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import type { Tone } from '#design/tone.ts'
import type { Practice } from '#features/analysis/contract.ts'
import { practiceLink } from './practice-link.ts'
import { recommendedActions } from './recommended-actions.ts'

type Coaching = {
	strengths: string[]
	improvements: string[]
	actions: string[]
	actionPractice?: Practice[] | undefined
	overallScore: number | null
	isClosedDeal: boolean
	isPitched?: boolean | undefined
}

/** A call that is not scored gets coaching only for prohibited statements. */
export const showsCoaching = ({ overallScore, improvements }: Coaching) =>
	overallScore !== null || improvements.length > 0

/** What went well, what to work on, and what to do next: the three columns of every scored call. */
export function CoachingLists({ analysis, headings = 'h3' }: { analysis: Coaching; headings?: 'h3' | 'h4' }) {
	return (
		<>
			<Strengths items={analysis.strengths} heading={headings} />
			<Improvements items={analysis.improvements} heading={headings} />
			<Actions analysis={analysis} heading={headings} />
		</>
	)
}

type Heading = { heading?: 'h3' | 'h4' }

export function Strengths({ items, heading }: { items: string[] } & Heading) {
	return (
		<TickList
			title="Strengths"
			items={items}
			none="None noted on this call."
			tone="success"
			heading={heading}
		/>
	)
}

export function Improvements({ items, heading }: { items: string[] } & Heading) {
	return (
		<TickList
			title="Areas for Improvement"
			items={items}
			none="None noted on this call."
			tone="average"
			heading={heading}
		/>
	)
}

export function Actions({
	analysis,
	heading: Title = 'h3',
	linksPractice = true,
}: { analysis: Omit<Coaching, 'strengths'>; linksPractice?: boolean } & Heading) {
	const id = useId()
	return (
		<div>
			<Title id={id} className="mb-2 font-semibold text-sm">
				Recommended Actions
			</Title>
			<ol className="space-y-2" aria-labelledby={id}>
				{recommendedActions(analysis).map(({ text, practice }, index) => (
					<li key={text} className="grid grid-cols-[1rem_1fr] gap-x-2">
						<span className="num font-medium text-muted-foreground">{index + 1}</span>
						<span>
							{text}
							{practice && linksPractice ? (
								<>
									{' '}
									<Link {...practiceLink(practice)} className="link inline-flex min-h-6 items-center">
										Practice this<span className="sr-only">: {text}</span>
									</Link>
								</>
							) : null}
						</span>
					</li>
				))}
			</ol>
		</div>
	)
}

type TickListProps = {
	title: string
	items: string[]
	none: string
	tone: 'success' | 'average'
	heading?: 'h3' | 'h4' | undefined
}

function TickList({ title, items, none, tone, heading: Title = 'h3' }: TickListProps) {
	const id = useId()
	const Icon = tone === 'success' ? CircleCheck : TrendingUp
	const all = [...new Set(items)]
	return (
		<div>
			<Title id={id} className="mb-2 font-semibold text-sm">
				{title}
			</Title>
			{items.length === 0 ? <p className="text-muted-foreground">{none}</p> : null}
			<FirstFew of={all} tone={tone} labeledBy={id} icon={<Icon aria-hidden="true" />} />
		</div>
	)
}

/** More than these are shown on demand: the gravest come first. */
const few = 5

type FirstFewProps = { of: string[]; tone: Tone; icon: ReactNode; labeledBy: string }

/** A list that begins with its first five. */
export function FirstFew({ of, tone, icon, labeledBy }: FirstFewProps) {
	const [showsAll, setShowsAll] = useState(of.length <= few + 1)
	return (
		<>
			<ul className="list-tick" data-tone={tone} aria-labelledby={labeledBy}>
				{(showsAll ? of : of.slice(0, few)).map((item) => (
					<li key={item}>
						{icon}
						<span>{item}</span>
					</li>
				))}
			</ul>
			{showsAll ? null : (
				<button type="button" className="link mt-1.5 ml-6 min-h-6 text-sm" onClick={() => setShowsAll(true)}>
					Show {of.length - few} more
				</button>
			)}
		</>
	)
}
