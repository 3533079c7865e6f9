import { Fragment, useEffect, useRef } from 'react'
import { classNames } from '#design/class-names.ts'
import { LoadFailure } from '#design/load-failure.tsx'
import { ScrollArea } from '#design/scroll-area.tsx'
import { Loading, Skeleton } from '#design/skeleton.tsx'
import { messageOf } from '#platform/browser/request.ts'
import { AnswerRow, QuestionRow, WritingRow } from './message-rows.tsx'
import { Starters } from './starters.tsx'
import type { Chat } from './use-chat.ts'

type ChatLogProps = {
	chat: Chat
	onEntry: (id: string) => void
	/** Whether it fills the window. */
	isFull: boolean
	className: string
}

/** Questions and answers, the last question in sight. */
export function ChatLog({ chat, onEntry, isFull, className }: ChatLogProps) {
	const messages = chat.session?.messages ?? []
	const { onItsWay, written, step } = chat
	const box = useLastQuestionInSight(messages.length + (onItsWay ? 1 : 0), written, isFull)
	const isEmpty = messages.length === 0 && !onItsWay
	return (
		<ScrollArea
			role="log"
			label="Conversation"
			boxRef={box}
			className={classNames('min-h-0', className)}
			contentClassName="px-5 py-5"
		>
			{chat.isLoading ? (
				<Loading label="Loading the conversation">
					<Skeleton className="ml-auto h-10 w-64 max-w-full" />
					<Skeleton className="mt-6 h-28 max-w-[34rem]" />
				</Loading>
			) : null}
			{chat.error ? <LoadFailure onRetry={chat.reload}>{messageOf(chat.error)}</LoadFailure> : null}
			{isEmpty && !chat.isLoading && !chat.error ? <Starters onAsk={chat.ask} /> : null}
			{isEmpty ? null : (
				<ol className="mx-auto max-w-[60rem] space-y-6">
					{messages.map((message) => (
						<Fragment key={message.id}>
							<QuestionRow text={message.message} at={message.createdAt} />
							<AnswerRow message={message} onEntry={onEntry} />
						</Fragment>
					))}
					{onItsWay ? (
						<>
							<QuestionRow text={onItsWay.text} at={null} />
							<WritingRow written={written ?? ''} step={step} />
						</>
					) : null}
				</ol>
			)}
		</ScrollArea>
	)
}

/**
 * Shows the end of what is said, but never past the last question: a long answer is read from its beginning. Moves
 * the box only when there is a reason to, so that someone who scrolled back stays there.
 */
function useLastQuestionInSight(count: number, written: string | null, isFull: boolean) {
	const box = useRef<HTMLDivElement>(null)
	const shownTo = useRef(0)
	useEffect(() => {
		// What is in sight changes with an answer that grows, with its sources at the end, and with the window.
		void [written, isFull]
		const { current } = box
		const question = [...(current?.querySelectorAll<HTMLElement>('[data-question]') ?? [])].at(-1)
		if (!current || !question || count === 0) return
		const top = question.getBoundingClientRect().top - current.getBoundingClientRect().top + current.scrollTop
		const target = Math.floor(Math.min(current.scrollHeight - current.clientHeight, top - margin))
		if (target === shownTo.current) return
		shownTo.current = target
		current.scrollTo({ top: target })
	}, [count, written, isFull])
	return box
}

/** Above the last question, in pixels. */
const margin = 16
