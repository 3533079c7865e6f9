import { Card, CardBody, CardHeader, CardTitle } from '#design/card.tsx'
import { formatTimecode } from '#platform/browser/format-time.ts'
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
