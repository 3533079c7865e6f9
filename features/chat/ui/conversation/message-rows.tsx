import { MessageSquareText } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { CopyButton } from '#design/copy-button.tsx'
import type { ChatMessage } from '#features/chat/contract.ts'
import { formatDateTime, formatTime } from '#platform/browser/format-time.ts'
import { Answer } from '../answer/answer.tsx'
import { SourceLinks } from '../answer/source-links.tsx'

/** What the rep asked, on the right. */
export function QuestionRow({ text, at }: { text: string; at: string | null }) {
	return (
		<li className="flex justify-end" data-question>
			<div className="min-w-0 max-w-[36rem]">
				<p className="ml-auto w-fit whitespace-pre-wrap break-words rounded-xl rounded-br-sm bg-secondary px-3.5 py-2.5">
					<span className="sr-only">You: </span>
					{text}
				</p>
				<p className="mt-1 text-right text-muted-foreground text-xs">{at ? writeMoment(at) : 'Sending…'}</p>
			</div>
		</li>
	)
}

type AnswerRowProps = { message: ChatMessage; onEntry: (id: string) => void }

/** What the coach answered, on the left, and what it rests on. */
export function AnswerRow({ message, onEntry }: AnswerRowProps) {
	const words = useRef<HTMLDivElement>(null)
	return (
		<CoachRow>
			<div ref={words} className="space-y-3">
				<Answer text={message.response} />
			</div>
			<SourceLinks sources={message.sources} onEntry={onEntry} />
			<div className="flex items-center gap-2 text-muted-foreground text-xs">
				<span>{writeMoment(message.createdAt)}</span>
				{message.isStopped ? <span>Stopped</span> : null}
				{message.answeredBy ? (
					<span className="min-w-0 truncate">Answered by {message.answeredBy}</span>
				) : null}
				<CopyButton label="Copy answer" text={() => words.current?.innerText ?? message.response} />
			</div>
		</CoachRow>
	)
}

/** An answer while it is written; read out only once it is whole. */
export function WritingRow({ written, step }: { written: string; step: string | null }) {
	return (
		<CoachRow isQuiet>
			{written ? <Answer text={written} /> : null}
			<p className="flex h-8 items-center gap-1">
				<span className="sr-only">Candor is writing</span>
				{['', '[animation-delay:150ms]', '[animation-delay:300ms]'].map((delay) => (
					<span
						key={delay}
						aria-hidden="true"
						className={`size-1.5 animate-pulse rounded-full bg-muted-foreground ${delay}`}
					/>
				))}
				{step && !written ? <span className="ml-1.5 text-muted-foreground text-sm">{step} …</span> : null}
			</p>
		</CoachRow>
	)
}

function CoachRow({ isQuiet = false, children }: { isQuiet?: boolean; children: ReactNode }) {
	return (
		<li className="flex gap-3" {...(isQuiet ? { 'aria-live': 'off' } : {})}>
			<span
				data-tone="info"
				aria-hidden="true"
				className="grid size-8 shrink-0 place-items-center rounded-lg bg-tone-soft text-tone-text max-sm:hidden in-data-[look=card]:hidden"
			>
				<MessageSquareText className="size-4" />
			</span>
			<div className="min-w-0 max-w-[68ch] space-y-3 break-words sm:pt-1 in-data-[look=card]:pt-0">
				<span className="sr-only">AI Candor: </span>
				{children}
			</div>
		</li>
	)
}

/** "9:21 AM" today, "Nov 17, 2026, 9:21 AM" before. */
function writeMoment(iso: string): string {
	const isToday = new Date(iso).toDateString() === new Date().toDateString()
	return isToday ? formatTime(iso) : formatDateTime(iso)
}
