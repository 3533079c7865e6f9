import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Alert } from '#design/alert.tsx'
import { Dialog, DialogContent } from '#design/dialog.tsx'
import { Field } from '#design/field.tsx'
import { FormFooter } from '#design/form-footer.tsx'
import { Input } from '#design/input.tsx'
import { Segmented } from '#design/segmented.tsx'
import { Textarea } from '#design/textarea.tsx'
import { toast } from '#design/toast.ts'
import type { Practice } from '#features/analysis/contract.ts'
import type { NewAssignment, Task } from '#features/coaching/contract.ts'
import { latestDueDays, longestNote, usualDueDays } from '#features/coaching/limits.ts'
import { hubModules } from '#features/learning/ui/hub/hub-modules.ts'
import { scenarios } from '#features/role-play/ui/sessions.ts'
import { messageOf, request } from '#platform/browser/request.ts'
import { dayFromNow } from '../calendar-day.ts'
import { refreshCoaching } from '../read-coaching.ts'
import { giveToEach, type NotGiven, nameRecipients, type Recipient } from './recipients.ts'
import { LessonSelect, ScenarioSelect } from './task-selects.tsx'
import { lessonFor, scenarioFor, type TaskKeys, taskOf } from './tasks.ts'

type AssignDialogProps = {
	recipients: readonly Recipient[]
	/** What it is to train; null where that is left open. */
	practice: Practice | null
	onClose: () => void
}

/** An administrator gives people a lesson or a role-play to do by a date. */
export default function AssignDialog({ onClose, ...props }: AssignDialogProps) {
	return (
		<Dialog open onOpenChange={onClose}>
			<AssignForm {...props} onClose={onClose} />
		</Dialog>
	)
}

const missing = { lesson: 'Please choose a lesson.', role_play: 'Please choose a scenario.' }

function AssignForm({ recipients, practice, onClose }: AssignDialogProps) {
	const modules = useQuery(hubModules)
	const practices = useQuery(scenarios)
	const [kind, setKind] = useState<Task['kind']>('lesson')
	const [chosen, setChosen] = useState<Partial<TaskKeys>>({})
	const [error, setError] = useState<string | null>(null)
	const giving = useGiving(recipients, onClose)
	// What trains the practice stands there until something else is chosen.
	const keys: TaskKeys = {
		lesson: chosen.lesson ?? lessonFor(modules.data ?? [], practice),
		role_play: chosen.role_play ?? scenarioFor(practices.data ?? [], practice),
	}
	const submit = (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault()
		const typed = new FormData(event.currentTarget)
		const task = taskOf(kind, keys)
		const dueOn = String(typed.get('dueOn'))
		const problem = task ? (dueOn ? null : 'Please choose a due date.') : missing[kind]
		setError(problem)
		if (!task || problem || giving.isPending) return
		giving.mutate({ task, dueOn, note: String(typed.get('note')) })
	}
	const unread = modules.error ?? practices.error
	const failure = error ?? giving.failure ?? (unread ? messageOf(unread) : null)
	return (
		<DialogContent
			title={`Assign to ${nameRecipients(recipients)}`}
			description="It’s marked done when the lesson is read to the end or the role-play is completed."
		>
			<form onSubmit={submit} noValidate className="mt-4 space-y-4">
				<Segmented
					label="What to assign"
					value={kind}
					onChange={setKind}
					options={[
						{ value: 'lesson', label: 'Lesson' },
						{ value: 'role_play', label: 'Role-play' },
					]}
				/>
				{kind === 'lesson' ? (
					<LessonSelect
						modules={modules.data ?? []}
						value={keys.lesson}
						onChange={(lesson) => setChosen({ ...chosen, lesson })}
					/>
				) : (
					<ScenarioSelect
						scenarios={practices.data ?? []}
						value={keys.role_play}
						onChange={(scenario) => setChosen({ ...chosen, role_play: scenario })}
					/>
				)}
				<Field label="Due on">
					{(wiring) => (
						<Input
							{...wiring}
							type="date"
							name="dueOn"
							defaultValue={dayFromNow(usualDueDays)}
							min={dayFromNow(0)}
							max={dayFromNow(latestDueDays)}
						/>
					)}
				</Field>
				<Field label="Note (optional)" hint="They see it with the assignment.">
					{(wiring) => <Textarea {...wiring} name="note" rows={3} maxLength={longestNote} />}
				</Field>
				{failure ? (
					<Alert tone="failed" role="alert">
						{failure}
					</Alert>
				) : null}
				<FormFooter action="Assign" disabled={giving.isPending} onCancel={onClose} />
			</form>
		</DialogContent>
	)
}

/** Those whom it was given to are not given it again when the rest is tried once more. */
function useGiving(recipients: readonly Recipient[], onClose: () => void) {
	const queries = useQueryClient()
	const [left, setLeft] = useState(recipients)
	const giving = useMutation({
		mutationFn: (assignment: Omit<NewAssignment, 'personId' | 'recordingId'>) =>
			giveToEach(left, ({ person, recordingId }) =>
				request('POST', '/api/assignments', { ...assignment, personId: person.id, recordingId }),
			),
		onSuccess: async (notGiven) => {
			await refreshCoaching(queries)
			setLeft(notGiven.map(({ recipient }) => recipient))
			if (notGiven.length) return
			const they =
				left.length === 1
					? `${nameRecipients(left)} sees it on their dashboard.`
					: 'They see it on their dashboards.'
			toast({ title: 'Assigned', description: they, tone: 'success' })
			onClose()
		},
	})
	return { ...giving, failure: describeNotGiven(giving.data ?? [], recipients.length) }
}

function describeNotGiven(notGiven: readonly NotGiven[], count: number) {
	if (!notGiven.length) return null
	const reasons = notGiven.map(({ recipient, why }) =>
		count === 1 || why.includes(recipient.person.name) ? why : `${recipient.person.name}: ${why}`,
	)
	return count === 1
		? reasons.join(' ')
		: `Assigned to ${count - notGiven.length} of ${count}. ${reasons.join(' ')}`
}
