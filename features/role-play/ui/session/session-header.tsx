import { Link, useNavigate } from '@tanstack/react-router'
import { ArrowLeft, Flag, FolderOpen, Plus, Save } from 'lucide-react'
import { useEffect, useState } from 'react'
import { ConfirmDialog } from '#design/alert-dialog.tsx'
import { Badge } from '#design/badge.tsx'
import { Button } from '#design/button.tsx'
import type { PracticeSession } from '#features/role-play/contract.ts'
import { EraseButton } from '../dialogs/erase-button.tsx'
import { LoadDialog } from '../dialogs/load-dialog.tsx'
import { refusesSaving, SaveDialog } from '../dialogs/save-dialog.tsx'
import { inSentence } from '../lobby/scenario-card.tsx'
import { useHeadingFocus } from '../use-heading-focus.ts'
import { useCompleteSession } from '../use-session-actions.ts'
import { readDraft } from './draft.ts'
import type { Talk } from './use-conversation.ts'

type SessionHeaderProps = { session: PracticeSession; talk: Talk }

/** Who is on the line, and what can be done with the session. */
export function SessionHeader({ session, talk }: SessionHeaderProps) {
	const { id, scenario, isExam, seed, prospect } = session
	const { name, jobTitle, personality } = scenario.prospectPersona
	const heading = useHeadingFocus()
	const navigate = useNavigate()
	const [dialog, setDialog] = useState<'save' | 'load' | null>(null)
	return (
		<header className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
			<div className="min-w-0">
				<BackToLobby />
				<h1 {...heading} className="page-title break-words">
					{scenario.title}
				</h1>
				<p className="mt-1 text-muted-foreground">
					{name}, {inSentence(jobTitle)} · {inSentence(personality)}
				</p>
				{session.isSaved || isExam || prospect.model ? (
					<p className="mt-1.5 flex flex-wrap gap-1.5">
						{isExam ? <Badge>Exam, seed {seed}</Badge> : null}
						{prospect.model ? (
							<Badge className="max-w-full truncate">Prospect played by {prospect.model}</Badge>
						) : null}
						{session.isSaved ? <Badge className="max-w-full truncate">Saved as {session.title}</Badge> : null}
					</p>
				) : null}
			</div>
			<div className="flex flex-wrap items-center gap-1.5 max-sm:w-full">
				<Button variant="ghost" size="sm" onClick={() => refusesSaving(session) || setDialog('save')}>
					<Save className="size-4" aria-hidden="true" />
					Save
				</Button>
				<Button variant="ghost" size="sm" onClick={() => setDialog('load')}>
					<FolderOpen className="size-4" aria-hidden="true" />
					Load
				</Button>
				<Button variant="ghost" size="sm" onClick={() => navigate({ to: '/role-play' })}>
					<Plus className="size-4" aria-hidden="true" />
					New
				</Button>
				<EraseButton id={id} hasIcon onErased={() => navigate({ to: '/role-play' })} />
				<CompleteButton id={id} talk={talk} />
			</div>
			<SaveDialog session={session} open={dialog === 'save'} onOpenChange={() => setDialog(null)} />
			<LoadDialog open={dialog === 'load'} onOpenChange={() => setDialog(null)} current={id} />
		</header>
	)
}

/** Ends the session once the answer on its way is here, and not before asking when something typed is not sent. */
function CompleteButton({ id, talk: { text, isWaiting } }: { id: string; talk: Talk }) {
	const completion = useCompleteSession()
	// What is not sent and may be dropped: nothing, or what the rep was asked about. Null while not to be completed.
	const [dropped, setDropped] = useState<string | null>(null)
	const [isAsking, setIsAsking] = useState(false)
	const { mutate } = completion
	useEffect(() => {
		if (dropped === null || isWaiting) return
		setDropped(null)
		// A message that failed meanwhile is back in the box.
		if (readDraft(id).text === dropped) mutate(id)
	}, [dropped, isWaiting, id, mutate])
	const isBusy = dropped !== null || completion.isPending
	return (
		<>
			<Button
				className="max-sm:w-full sm:ml-1.5"
				disabled={isBusy}
				onClick={() => (text.trim() ? setIsAsking(true) : setDropped(text))}
			>
				<Flag className="size-4" aria-hidden="true" />
				{isBusy ? 'Scoring…' : 'Complete Session'}
			</Button>
			<ConfirmDialog
				open={isAsking}
				onOpenChange={setIsAsking}
				title="Complete without your last reply?"
				text={`You typed “${text.trim()}” and did not send it. It is dropped when the session is completed.`}
				action="Complete"
				onConfirm={() => setDropped(text)}
			/>
		</>
	)
}

export function BackToLobby() {
	return (
		<Link
			to="/role-play"
			className="mb-2 inline-flex min-h-6 items-center gap-1.5 font-medium text-muted-foreground text-sm hover:text-foreground"
		>
			<ArrowLeft className="size-4" aria-hidden="true" />
			AI Role-Play Training
		</Link>
	)
}
