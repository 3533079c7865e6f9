import { Link } from '@tanstack/react-router'
import { CircleCheck, TrendingUp } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import type { Tone } from '#design/tone.ts'
import type { CallMoment, Practice } from '#features/analysis/contract.ts'
import { practiceLink } from './practice-link.ts'
import { recommendedActions } from './recommended-actions.ts'

type Coaching = {
	strengths: string[]
	improvements: string[]
	actions: string[]
	actionPractice?: Practice[] | undefined
	actionMoments?: (CallMoment | null)[] | undefined
	overallScore: number | null
	isClosedDeal: boolean
	isPitched?: boolean | undefined
}

/** A call that is not scored gets coaching only for prohibited statements. */
export const showsCoaching = ({ overallScore, improvements }: Coaching) =>
	overallScore !== null || improvements.length > 0

/** What went well, what to work on, and what to do next: the three columns of every scored call. */
export function CoachingLists({ analysis, callId }: { analysis: Coaching; callId: string }) {
	return (
		<>
			<Strengths items={analysis.strengths} />
			<Improvements items={analysis.improvements} />
			<Actions analysis={analysis} momentLink={linkToMoment(callId)} />
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
	momentLink,
}: { analysis: Omit<Coaching, 'strengths'>; momentLink: MomentLink } & Heading) {
	const id = useId()
	return (
		<div>
			<Title id={id} className="mb-2 font-semibold text-sm">
				Recommended Actions
			</Title>
			<ol className="space-y-2" aria-labelledby={id}>
				{recommendedActions(analysis).map(({ text, practice, moment }, index) => (
					<li key={text} className="grid grid-cols-[1rem_1fr] gap-x-2">
						<span className="num font-medium text-muted-foreground">{index + 1}</span>
						<span>
							{text}
							<span className="flex flex-wrap items-baseline gap-x-4">
								{moment ? momentLink(moment, text) : null}
								{practice ? (
									<Link {...practiceLink(practice)} className="link inline-flex min-h-6 items-center">
										Practice this<span className="sr-only">: {text}</span>
									</Link>
								) : null}
							</span>
						</span>
					</li>
				))}
			</ol>
		</div>
	)
}

/** A link or button that leads to a moment of the call; `about` is the action, for its name. */
type MomentLink = (moment: CallMoment, about: string) => ReactNode

/** Leads from a card to the moment in the page of the call. */
export function linkToMoment(callId: string): MomentLink {
	return ({ turn, start }, about) => (
		<Link
			to="/recordings/$id"
			params={{ id: callId }}
			{...(start === null ? { hash: `turn-${turn}` } : { search: { t: Math.floor(start) } })}
			className="link inline-flex min-h-6 items-center"
		>
			Open the moment<span className="sr-only">: {about}</span>
		</Link>
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
