import { Card, CardBody, CardHeader, CardTitle } from '#design/card.tsx'
import { formatTimecode } from '#platform/browser/format-time.ts'
import { formatCount } from '#platform/text/format-number.ts'
import { useCall } from './call-context.ts'

/** Pace and balance; what could not be measured is left out. */
export function ConversationCard() {
	const { conversation } = useCall().analysis
	const { repTalkShare, longestMonologueSeconds, repWordsPerMinute, interruptions, silenceSeconds } =
		conversation
	const measures: [title: string, value: string | null][] = [
		['Rep talked', repTalkShare === null ? null : `${Math.round(repTalkShare * 100)}%`],
		['Longest monologue', longestMonologueSeconds === null ? null : formatTimecode(longestMonologueSeconds)],
		['Rep’s pace', repWordsPerMinute === null ? null : `${Math.round(repWordsPerMinute)} words a minute`],
		['Questions asked', String(conversation.questionsAsked)],
		['Interruptions', interruptions === null ? null : String(interruptions)],
		['Silence', silenceSeconds === null ? null : formatTimecode(silenceSeconds)],
	]
	return (
		<Card aria-labelledby="conversation">
			<CardHeader>
				<CardTitle id="conversation">Conversation</CardTitle>
			</CardHeader>
			<CardBody>
				<dl className="space-y-1.5 text-sm">
					{measures.map(([title, value]) =>
						value === null ? null : (
							<div key={title} className="flex justify-between gap-4">
								<dt className="text-muted-foreground">{title}</dt>
								<dd className="num font-medium">{value}</dd>
							</div>
						),
					)}
				</dl>
			</CardBody>
		</Card>
	)
}

/** What was said, in a few lines. */
export function SummaryCard() {
	const { summary } = useCall().analysis
	if (summary.length === 0) return null
	return (
		<Card aria-labelledby="summary">
			<CardHeader>
				<CardTitle id="summary">Summary</CardTitle>
			</CardHeader>
			<CardBody>
				<ul className="max-w-[80ch] list-disc space-y-1 pl-4 marker:text-muted-foreground">
					{summary.map((line) => (
						<li key={line}>{line}</li>
					))}
				</ul>
			</CardBody>
		</Card>
	)
}

/** How the score came about: parts, caps, and the version of the rules it was given by. */
export function ScorePartsCard() {
	const { score, version, overallScore } = useCall().analysis
	if (overallScore === null) return null
	return (
		<Card aria-labelledby="score-parts">
			<CardHeader>
				<CardTitle id="score-parts">Why this score</CardTitle>
			</CardHeader>
			<ul className="divide-y border-t">
				{score.parts.map(({ code, title, weight, points, why }) => (
					<li key={code} className="px-5 py-2.5 text-sm">
						<div className="flex justify-between gap-4">
							<h3 className="font-medium">{title}</h3>
							{weight > 0 ? (
								<span className="num whitespace-nowrap">
									<span className="font-medium">{round(points)}</span>{' '}
									<span className="text-muted-foreground">of {weight}</span>
								</span>
							) : (
								<span className="whitespace-nowrap text-muted-foreground">Not counted</span>
							)}
						</div>
						{why ? <p className="mt-0.5 text-muted-foreground">{why}</p> : null}
					</li>
				))}
				{score.caps.map(({ max, why }) => (
					<li key={why} className="px-5 py-2.5 text-sm">
						<span className="font-medium">At most {max}:</span>{' '}
						<span className="text-muted-foreground">{why}</span>
					</li>
				))}
				{score.floor ? (
					<li className="px-5 py-2.5 text-sm">
						<span className="font-medium">At least {score.floor.min}:</span>{' '}
						<span className="text-muted-foreground">{score.floor.why}</span>
					</li>
				) : null}
				<li className="flex justify-between gap-4 px-5 py-2.5 text-sm">
					<span>
						<span className="font-medium">Score</span>{' '}
						{score.beforeCaps === overallScore ? null : (
							<span className="text-muted-foreground">
								({round(score.beforeCaps)} before it was held{' '}
								{score.beforeCaps > overallScore ? 'down' : 'up'})
							</span>
						)}
					</span>
					<span className="num font-semibold">{overallScore}</span>
				</li>
			</ul>
			<p className="border-t px-5 py-2.5 text-muted-foreground text-xs">
				{formatCount(score.parts.length, 'part')}, rules version {version}. Training feedback, not legal
				advice.
			</p>
		</Card>
	)
}

function round(points: number): string {
	return String(Math.round(points * 10) / 10)
}
