import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ConfirmDialog } from '#design/alert-dialog.tsx'
import { Button } from '#design/button.tsx'
import { CopyButton } from '#design/copy-button.tsx'
import { Dialog, DialogContent, DialogFooter } from '#design/dialog.tsx'
import { toast } from '#design/toast.ts'
import type { PasswordReset } from '#features/people/contract.ts'
import { resetHours } from '#features/people/limits.ts'
import { InvitationNote } from '#features/people/ui/employees/invitation-note.tsx'
import { refreshPeople } from '#features/people/ui/employees/read-employees.ts'
import type { Rep } from '#features/team/contract.ts'
import { messageOf, request } from '#platform/browser/request.ts'
import { formatCount } from '#platform/text/format-number.ts'

type ResetPasswordsProps = {
	/** Whose passwords stop working. */
	reps: readonly Pick<Rep, 'id' | 'name'>[]
	/** How many of the selected cannot sign in anyway. */
	leftOut: number
	open: boolean
	onClose: () => void
}

/** Asks first; afterwards shows, this once, the links that were not mailed. */
export function ResetPasswords({ reps, leftOut, open, onClose }: ResetPasswordsProps) {
	const queries = useQueryClient()
	const reset = useMutation({
		mutationFn: async (ids: string[]): Promise<PasswordReset[]> =>
			(await request('POST', '/api/employees/password-resets', { ids })).json(),
		onSuccess: () => refreshPeople(queries),
		onError: (error) =>
			toast({ title: 'No password was reset', description: messageOf(error), tone: 'destructive' }),
	})
	return (
		<>
			<ConfirmDialog
				open={open}
				onOpenChange={(isOpen) => isOpen || onClose()}
				title={`Force a password reset for ${describeRecipients(reps)}?`}
				text={describeConsequences(leftOut)}
				action="Force password reset"
				onConfirm={() => reset.mutate(reps.map(({ id }) => id))}
			/>
			<Dialog open={reset.isPending || reset.data !== undefined}>
				{reset.isPending ? <Running count={reset.variables.length} /> : null}
				{reset.data ? <Links resets={reset.data} onClose={reset.reset} /> : null}
			</Dialog>
		</>
	)
}

const describeRecipients = (reps: ResetPasswordsProps['reps']) =>
	reps.length === 1 ? (reps[0]?.name ?? '') : formatCount(reps.length, 'user')

function describeConsequences(leftOut: number): string {
	const consequences = `They’re signed out everywhere, and their passwords and API tokens stop working. Each gets a link, valid for ${resetHours} hours, to set a new one.`
	if (!leftOut) return consequences
	return `${consequences} ${leftOut === 1 ? 'The inactive one is' : `The ${leftOut} inactive ones are`} left out because they can’t sign in.`
}

function Links({ resets, onClose }: { resets: readonly PasswordReset[]; onClose: () => void }) {
	const links = resets.flatMap(({ name, link }) => (link ? [`${name}: ${link}`] : []))
	return (
		<DialogContent
			title={`${formatCount(resets.length, 'password')} reset`}
			description="Links that weren’t emailed are shown only once."
			isHeld
		>
			<ul className="mt-4 space-y-4">
				{resets.map((made) => (
					<li key={made.id}>
						<InvitationNote name={made.name} invitation={made} />
					</li>
				))}
			</ul>
			<DialogFooter>
				{links.length > 1 ? <CopyButton label="Copy all links" text={links.join('\n')} /> : null}
				<Button onClick={onClose}>Done</Button>
			</DialogFooter>
		</DialogContent>
	)
}

/** Nothing else can be done meanwhile: someone who left the page would never see the links. */
function Running({ count }: { count: number }) {
	return (
		<DialogContent
			title={`Resetting ${formatCount(count, 'password')}…`}
			description="The links will appear here. Emailing many of them can take up to a minute."
			isHeld
		/>
	)
}
