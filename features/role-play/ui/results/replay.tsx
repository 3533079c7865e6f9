import { useLocation } from '@tanstack/react-router'
import { CircleCheck, MessageSquareQuote } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Badge } from '#design/badge.tsx'
import { Card, CardHeader, CardTitle } from '#design/card.tsx'
import { Segmented } from '#design/segmented.tsx'
import type { PracticeMessage, PracticeSession, ReplayTurn } from '#features/role-play/contract.ts'
import { FindingNote } from '../session/finding-note.tsx'
import { ToneAndEffect } from '../session/message-row.tsx'
import { pickReplies } from './pick-replies.ts'

/** The call once more, each reply with a better line for that moment, or why it was good. */
export function Replay({ session, className }: { session: PracticeSession; className?: string }) {
	const { conversation, replay, scenario } = session
	const turns = new Map(replay.map((turn) => [turn.messageId, turn]))
	const { strongest, weakest, toImprove } = pickReplies(conversation, replay)
	const [shown, setShown] = useState<'improve' | 'all'>('all')
	const { hash } = useLocation()
	useEffect(() => {
		// What a link leads to may be among the replies left out.
		if (!hash.startsWith('message-')) return
		setShown('all')
		requestAnimationFrame(() => document.getElementById(hash)?.scrollIntoView({ block: 'center' }))
	}, [hash])
	const replies = conversation.filter(({ speaker }) => speaker === 'user').length
	const options = [
		{ value: 'improve', label: `To say better (${toImprove.size})` },
		{ value: 'all', label: 'Full conversation' },
	] as const
	return (
		<Card className={className} aria-labelledby="replay">
			<CardHeader className="flex-wrap items-center">
				<CardTitle id="replay">Replay</CardTitle>
				{replies ? (
					<Segmented label="Replies shown" value={shown} onChange={setShown} options={options} />
				) : null}
			</CardHeader>
			{replies ? null : <p className="px-5 pb-5 text-muted-foreground">You said nothing in this session.</p>}
			{replies > 0 && shown === 'improve' && toImprove.size === 0 ? (
				<p className="px-5 pb-5 text-muted-foreground">No improvements needed.</p>
			) : null}
			<ol>
				{conversation.map((message, index) => {
					if (message.speaker === 'ai') {
						const isLead = shown === 'all' || toImprove.has(conversation[index + 1]?.id ?? '')
						return isLead ? (
							<li
								key={message.id}
								id={`message-${message.id}`}
								className="border-t px-5 pt-4 pb-2 text-muted-foreground"
							>
								<span className="font-medium">{scenario.prospectPersona.name}:</span>{' '}
								<span className="break-words">{message.message}</span>
							</li>
						) : null
					}
					if (shown === 'improve' && !toImprove.has(message.id)) return null
					return (
						<Reply
							key={message.id}
							message={message}
							turn={turns.get(message.id)}
							badge={
								message.id === strongest ? 'Strongest reply' : message.id === weakest ? 'Weakest reply' : null
							}
						/>
					)
				})}
			</ol>
		</Card>
	)
}

type ReplyProps = { message: PracticeMessage; turn: ReplayTurn | undefined; badge: string | null }

function Reply({ message: { id, message, analysis }, turn, badge }: ReplyProps) {
	return (
		<li id={`message-${id}`} className="grid gap-x-8 gap-y-3 px-5 pb-5 md:grid-cols-2">
			<div className="min-w-0">
				<p className="whitespace-pre-wrap break-words">
					<span className="font-medium">You:</span> {message}
				</p>
				<p className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-muted-foreground text-xs">
					<ToneAndEffect analysis={analysis} />
					{badge ? <Badge tone={badge === 'Strongest reply' ? 'strength' : 'average'}>{badge}</Badge> : null}
				</p>
				{analysis.findings.map((finding) => (
					<FindingNote key={finding.code + finding.quote} finding={finding} className="mt-2" />
				))}
			</div>
			{turn ? <BetterLine turn={turn} /> : null}
		</li>
	)
}

function BetterLine({ turn: { isGood, betterLine, why } }: { turn: ReplayTurn }) {
	const Icon = isGood ? CircleCheck : MessageSquareQuote
	return (
		<div
			data-tone={isGood ? 'success' : 'info'}
			className="flex min-w-0 gap-2.5 self-start rounded-lg bg-tone-soft px-3.5 py-3"
		>
			<Icon className="mt-0.5 size-4 shrink-0 text-tone-text" aria-hidden="true" />
			<div className="min-w-0 break-words">
				<p className="font-medium text-sm">{isGood ? 'Good as it was' : 'Better'}</p>
				{betterLine ? <p className="mt-0.5">“{betterLine}”</p> : null}
				<p className="mt-0.5 text-sm">{why}</p>
			</div>
		</div>
	)
}
