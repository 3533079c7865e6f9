import { lazy, Suspense, useRef } from 'react'
import { Skeleton } from '#design/skeleton.tsx'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#design/tabs.tsx'
import { useCall } from './call-context.ts'
import { type CallTab, callTabs } from './call-tab.ts'
import { CallTranscript } from './call-transcript.tsx'
import { ConversationCard } from './conversation-card.tsx'
import { listedDisclosures } from './listed-disclosures.ts'
import { provisionalRows } from './provisional-rows.ts'
import { ScoreCard } from './score-card.tsx'
import { SkillsCard } from './skills-card.tsx'

// The tabs that a call does not open with.
const FindingsTab = lazy(() => import('./findings-tab.tsx'))
const DisclosuresCard = lazy(() => import('./disclosures-card.tsx'))
const CoachingTab = lazy(() => import('./coaching-tab.tsx'))

const titles: Record<CallTab, string> = {
	transcript: 'Transcript',
	score: 'Score',
	findings: 'Findings',
	disclosures: 'Disclosures',
	coaching: 'Coaching',
}

// In the rail, each tab scrolls separately; the margin leaves room for focus rings and shadows.
const panel =
	'relative space-y-4 pt-4 xl:-mx-1.5 xl:min-h-0 xl:flex-1 xl:overflow-y-auto xl:overscroll-contain xl:px-1.5 xl:pb-4'

/** The review of a call in tabs; with `hasTranscript`, the words are the first of them. */
export function CallReview({ hasTranscript = false }: { hasTranscript?: boolean }) {
	const { tab, goTo } = useCall()
	const counts = useCounts()
	const box = useRef<HTMLDivElement>(null)
	const shown = hasTranscript ? callTabs : callTabs.filter((each) => each !== 'transcript')
	return (
		<Tabs
			ref={box}
			value={tab}
			onValueChange={(value) => goTo(value as CallTab)}
			className="flex min-h-0 flex-1 flex-col"
		>
			<TabsList className="shrink-0" aria-label="Parts of the review">
				{shown.map((each) => (
					<TabsTrigger key={each} value={each} {...(each in counts ? { count: counts[each] } : {})}>
						{titles[each]}
					</TabsTrigger>
				))}
			</TabsList>
			{hasTranscript ? (
				// Stays while another tab is read, with what is searched and revealed in it.
				<TabsContent value="transcript" forceMount className="pt-4 data-[state=inactive]:hidden">
					<CallTranscript isShown={tab === 'transcript'} className="h-[calc(100dvh-13rem)] min-h-96" />
				</TabsContent>
			) : null}
			<TabsContent value="score" className={panel}>
				<ScoreCard />
				<SkillsCard />
				<ConversationCard />
			</TabsContent>
			<TabsContent value="findings" className={panel}>
				<Suspense fallback={<Skeleton className="h-60" />}>
					<FindingsTab />
				</Suspense>
			</TabsContent>
			<TabsContent value="disclosures" className={panel}>
				<Suspense fallback={<Skeleton className="h-60" />}>
					<DisclosuresCard />
				</Suspense>
			</TabsContent>
			<TabsContent value="coaching" className={panel}>
				<Suspense fallback={<Skeleton className="h-60" />}>
					<CoachingTab />
				</Suspense>
			</TabsContent>
		</Tabs>
	)
}

/** How many rows a tab lists. */
function useCounts(): Partial<Record<CallTab, number>> {
	const { moments, analysis } = useCall()
	const { made, open } = listedDisclosures(moments, analysis)
	return {
		findings: moments.issues.length + provisionalRows(analysis.provisional).length,
		disclosures: made.length + open.length,
	}
}
