import { useMutation } from '@tanstack/react-query'
import { Dialog, DialogContent } from '#design/dialog.tsx'
import { toast } from '#design/toast.ts'
import { request } from '#platform/browser/request.ts'
import { PasswordForm, whichIsWrong } from './password-form.tsx'

export type SecurityDialogProps = {
	open: boolean
	onOpenChange: (open: boolean) => void
	/** Something has changed. */
	onDone: () => void
}

export function TurnOffDialog({ open, onOpenChange, onDone }: SecurityDialogProps) {
	return (
		<Dialog open={open} onOpenChange={onOpenChange}>
			<DialogContent
				title="Turn off two-factor?"
				description="Your password alone will sign you in. Your backup codes stop working."
			>
				<TurnOff
					onCancel={() => onOpenChange(false)}
					onDone={() => {
						onOpenChange(false)
						onDone()
					}}
				/>
			</DialogContent>
		</Dialog>
	)
}

function TurnOff({ onCancel, onDone }: { onCancel: () => void; onDone: () => void }) {
	const turningOff = useMutation({
		mutationFn: (typed: { password: string; code: string }) =>
			request('POST', '/api/two-factor/turn-off', typed),
		onSuccess: () => {
			toast({ title: 'Two-factor is off', tone: 'success' })
			onDone()
		},
	})
	const { error } = turningOff
	return (
		<PasswordForm
			action="Turn off"
			withCode
			isDestructive
			isBusy={turningOff.isPending}
			error={error ? whichIsWrong(error) : null}
			onSubmit={turningOff.mutate}
			onCancel={onCancel}
		/>
	)
}
