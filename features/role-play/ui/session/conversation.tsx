import { useEffect, useRef } from 'react'
import { Avatar } from '#design/avatar.tsx'
import { ScrollArea } from '#design/scroll-area.tsx'
import { usePerson } from '#features/people/ui/person.tsx'
import type { PracticeSession } from '#features/role-play/contract.ts'
import { isStandIn } from '../played-by.ts'
import { MessageRow } from './message-row.tsx'

type ConversationProps = {
	session: PracticeSession
	/** The rep's message that the server does not have yet. */
	onItsWay: string | null
}

/** What was said so far, newest last and in sight. */
export function Conversation({ session, onItsWay }: ConversationProps) {
	const { conversation, scenario } = session
	const { name } = scenario.prospectPersona
	const person = usePerson()
	const box = useRef<HTMLDivElement>(null)
	const count = conversation.length + (onItsWay === null ? 0 : 1)
	useEffect(() => {
		if (count > 0) box.current?.scrollTo({ top: box.current.scrollHeight })
	}, [count])
	return (
		<ScrollArea
			role="log"
			label="Messages"
			boxRef={box}
			className="min-h-0 flex-1"
			contentClassName="px-4 py-5 sm:px-5"
		>
			<ol className="space-y-5">
				<li className="rounded-lg bg-muted px-4 py-3">
					<span className="font-semibold">Scenario.</span> {scenario.scenarioContext}
				</li>
				{conversation.map((message) => (
					<MessageRow
						key={message.id}
						message={message}
						prospectName={name}
						repName={person.name}
						isStandIn={isStandIn(session, message)}
					/>
				))}
				{onItsWay === null ? null : (
					<>
						<li className="flex flex-row-reverse gap-3">
							<Avatar name={person.name} />
							<div className="min-w-0 max-w-[36rem] text-right">
								<p className="inline-block whitespace-pre-wrap break-words rounded-xl rounded-tr-sm bg-secondary px-3.5 py-2.5 text-left">
									{onItsWay}
								</p>
								<p className="mt-1 text-muted-foreground text-xs">You, sending…</p>
							</div>
						</li>
						<Typing name={name} />
					</>
				)}
			</ol>
		</ScrollArea>
	)
}

function Typing({ name }: { name: string }) {
	return (
		<li className="flex items-center gap-3">
			<Avatar name={name} tone="neutral" />
			<span className="flex gap-1 rounded-xl rounded-tl-sm border px-3.5 py-3.5">
				<span className="sr-only">{name} is typing</span>
				{['', '[animation-delay:150ms]', '[animation-delay:300ms]'].map((delay) => (
					<span
						key={delay}
						aria-hidden="true"
						className={`size-1.5 animate-pulse rounded-full bg-muted-foreground ${delay}`}
					/>
				))}
			</span>
		</li>
	)
}
