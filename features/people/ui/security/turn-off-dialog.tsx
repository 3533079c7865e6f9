import { useMutation } from '@tanstack/react-query'
import { Dialog, DialogContent } from '#design/dialog.tsx'
import { toast } from '#design/toast.ts'
import { messageOf, RequestError, request } from '#platform/browser/request.ts'
import { PasswordForm } from './password-form.tsx'

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
	const isPassword = error instanceof RequestError && error.code === 'wrong-password'
	return (
		<PasswordForm
			action="Turn off"
			withCode
			isDestructive
			isBusy={turningOff.isPending}
			error={error ? { field: isPassword ? 'password' : 'code', text: messageOf(error) } : null}
			onSubmit={turningOff.mutate}
			onCancel={onCancel}
		/>
	)
}
