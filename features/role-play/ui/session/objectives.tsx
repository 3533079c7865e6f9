import { CircleCheck, CircleDashed } from 'lucide-react'
import type { PracticeSession } from '#features/role-play/contract.ts'

/** What there is to learn; each is ticked once a message met it, and leads to that message. */
export function Objectives({ session: { objectives, conversation } }: { session: PracticeSession }) {
	return (
		<ul className="list-tick">
			{objectives.map(({ text, metBy }) => {
				const reply = metBy ? replyNumber(conversation, metBy) : 0
				return (
					<li key={text} {...(metBy ? { 'data-tone': 'success' } : {})}>
						{metBy ? <CircleCheck aria-hidden="true" /> : <CircleDashed aria-hidden="true" />}
						<span>
							{text}
							<span className="sr-only">{metBy ? ', met' : ', not met yet'}</span>
							{reply ? (
								<>
									{' '}
									<a href={`#message-${metBy}`} className="link inline-flex min-h-6 items-center text-sm">
										Reply {reply}
									</a>
								</>
							) : null}
						</span>
					</li>
				)
			})}
		</ul>
	)
}

/** The first thing the rep said is reply 1; 0 when the message is not there. */
function replyNumber(conversation: PracticeSession['conversation'], messageId: string): number {
	return conversation.filter(({ speaker }) => speaker === 'user').findIndex(({ id }) => id === messageId) + 1
}
