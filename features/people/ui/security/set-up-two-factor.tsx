import { useMutation } from '@tanstack/react-query'
import { Button } from '#design/button.tsx'
import { CopyField } from '#design/copy-field.tsx'
import { DialogFooter } from '#design/dialog.tsx'
import type { TwoFactorSetup } from '#features/people/contract.ts'
import { CodeField } from '#features/people/ui/code-field.tsx'
import { useCodeForm } from '#features/people/ui/use-code-form.ts'
import { messageOf, request } from '#platform/browser/request.ts'
import { BackupCodesNote } from './backup-codes-note.tsx'
import { PasswordForm } from './password-form.tsx'
import { QrCode } from './qr-code.tsx'

type SetUpTwoFactorProps = {
	/** It is on; the backup codes are still shown. */
	onTurnedOn?: () => void
	/** The backup codes are kept. */
	onDone: () => void
	onCancel?: () => void
}

/** Password, the app and its first code, backup codes: one after the other. */
export function SetUpTwoFactor({ onTurnedOn, onDone, onCancel }: SetUpTwoFactorProps) {
	const beginning = useMutation({
		mutationFn: async (password: string): Promise<TwoFactorSetup> =>
			(await request('POST', '/api/two-factor', { password })).json(),
	})
	const confirming = useMutation({
		mutationFn: (code: string) => request('POST', '/api/two-factor/confirm', { code }),
		...(onTurnedOn && { onSuccess: onTurnedOn }),
	})
	const setup = beginning.data
	if (!setup)
		return (
			<PasswordForm
				action="Continue"
				isBusy={beginning.isPending}
				error={beginning.error ? { field: 'password', text: messageOf(beginning.error) } : null}
				onSubmit={({ password }) => beginning.mutate(password)}
				{...(onCancel && { onCancel })}
			/>
		)
	if (!confirming.isSuccess)
		return (
			<FirstCode
				setup={setup}
				isBusy={confirming.isPending}
				error={confirming.error ? messageOf(confirming.error) : null}
				onCode={confirming.mutate}
				{...(onCancel && { onCancel })}
			/>
		)
	return (
		<div className="mt-4" role="status">
			<BackupCodesNote codes={setup.backupCodes} />
			<DialogFooter>
				<Button onClick={onDone}>I’ve saved them</Button>
			</DialogFooter>
		</div>
	)
}

type FirstCodeProps = {
	setup: TwoFactorSetup
	isBusy: boolean
	/** Why the last code was refused. */
	error: string | null
	onCode: (code: string) => void
	onCancel?: () => void
}

function FirstCode({ setup, isBusy, error, onCode, onCancel }: FirstCodeProps) {
	const { code, setCode, input, submit } = useCodeForm(isBusy, onCode)
	return (
		<form className="mt-4 space-y-4" onSubmit={submit} noValidate>
			<div className="flex flex-wrap items-start gap-5">
				<QrCode text={setup.uri} label="QR code with the key for your authenticator app" />
				<div className="min-w-56 flex-1 space-y-4">
					<p>
						Scan this with an authenticator app, or type the key into the app. Then enter the code it shows.
					</p>
					<CopyField label="Key" text={setup.secret} />
				</div>
			</div>
			<CodeField kind="app" ref={input} value={code} onChange={setCode} error={isBusy ? null : error} />
			<DialogFooter>
				{onCancel ? (
					<Button variant="outline" onClick={onCancel}>
						Cancel
					</Button>
				) : null}
				<Button type="submit" aria-disabled={isBusy || !code.trim()}>
					Turn on two-factor
				</Button>
			</DialogFooter>
		</form>
	)
}
