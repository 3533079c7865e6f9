import { Handshake, PhoneOff, UserCheck } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { Outcome, PracticeSession } from '#features/role-play/contract.ts'
import { outcomeWords } from '../outcome-words.ts'

const icons: Record<Outcome, typeof PhoneOff> = {
	enrolled: UserCheck,
	next_step_agreed: Handshake,
	declined: PhoneOff,
	hung_up: PhoneOff,
}

/** In place of the box once the prospect has left. `unsent`: what was typed when that happened. */
export function EndedNote({ session, unsent }: { session: PracticeSession; unsent: string }) {
	const note = useRef<HTMLDivElement>(null)
	// The box that had the focus is gone.
	useEffect(() => note.current?.focus({ preventScroll: true }), [])
	if (!session.outcome) return null
	const Icon = icons[session.outcome]
	return (
		<div ref={note} tabIndex={-1} role="status" className="flex gap-3 border-t px-5 py-4 outline-none">
			<Icon className="mt-0.5 size-4 shrink-0 text-muted-foreground" aria-hidden="true" />
			<div className="min-w-0">
				<p className="font-medium">{outcomeWords(session.outcome, session.scenario.prospectPersona.name)}</p>
				<p className="text-muted-foreground text-sm">
					The call is over. Complete the session to see how it went.
				</p>
				{unsent.trim() ? (
					<p className="mt-1.5 break-words text-sm">
						<span className="font-medium">Not sent:</span> {unsent}
					</p>
				) : null}
			</div>
		</div>
	)
}
