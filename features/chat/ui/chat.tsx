import { Check, MessageSquareText } from 'lucide-react'
import { useRef } from 'react'
import { Badge } from '#design/badge.tsx'
import { Card, CardDescription, CardTitle } from '#design/card.tsx'
import { classNames } from '#design/class-names.ts'
import { PrepareAnswers } from './answer/answer.tsx'
import { ChatLog } from './conversation/chat-log.tsx'
import { Composer } from './conversation/composer.tsx'
import { type Chat as ChatState, useChat, useForgotten, useUnanswered } from './conversation/use-chat.ts'
import { Toolbar } from './toolbar.tsx'
import { useFullScreen } from './use-full-screen.ts'

type ChatProps = {
	/** A card among others, or the main thing on its page. */
	look: 'card' | 'page'
	/** Shows an entry of the guides beside the conversation. */
	onEntry: (id: string) => void
	className?: string
}

/** The conversation with the coach. */
export function Chat({ look, onEntry, className }: ChatProps) {
	const chat = useChat()
	const card = useRef<HTMLElement>(null)
	const { isFull, toggle } = useFullScreen(card)
	useUnanswered(chat)
	useForgotten(chat)
	return (
		<Card
			ref={card}
			data-look={isFull ? 'page' : look}
			aria-labelledby="ai-candor"
			{...(isFull ? { role: 'dialog', 'aria-modal': true } : {})}
			className={classNames(
				'flex min-w-0 flex-col',
				className,
				look === 'page' && 'h-[clamp(30rem,calc(100dvh-13rem),60rem)]',
				isFull && 'fixed inset-0 z-40 h-dvh overscroll-contain rounded-none border-0',
			)}
		>
			<div className="flex min-h-13 items-center justify-between gap-4 border-b py-2 pr-3 pl-5">
				<Heading chat={chat} look={look} />
				<Toolbar chat={chat} look={look} isFull={isFull} onToggleFull={toggle} />
			</div>
			<ChatLog
				chat={chat}
				onEntry={onEntry}
				isFull={isFull}
				className={look === 'card' && !isFull ? 'max-h-96' : 'flex-1'}
			/>
			<PrepareAnswers />
			<Composer chat={chat} />
		</Card>
	)
}

function Heading({ chat: { title }, look }: { chat: ChatState; look: ChatProps['look'] }) {
	return (
		<div className="flex min-w-0 items-center gap-2.5">
			{look === 'card' ? (
				<span
					data-tone="info"
					aria-hidden="true"
					className="grid size-8 shrink-0 place-items-center rounded-lg bg-tone-soft text-tone-text"
				>
					<MessageSquareText className="size-4" />
				</span>
			) : null}
			<div className={classNames('min-w-0', look === 'page' && 'sm:flex sm:items-center sm:gap-2.5')}>
				<CardTitle id="ai-candor" className="shrink-0 leading-5">
					AI Candor
				</CardTitle>
				{title !== null ? (
					<p className="flex min-w-0 items-center gap-2 text-muted-foreground">
						<span className="truncate">{title}</span>
						<Badge tone="success">
							<Check aria-hidden="true" />
							Saved
						</Badge>
					</p>
				) : look === 'card' ? (
					<CardDescription className="max-sm:hidden">
						Ask about objections, scripts or the rules
					</CardDescription>
				) : null}
			</div>
		</div>
	)
}
