import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Button } from '#design/button.tsx'
import { DialogFooter } from '#design/dialog.tsx'
import { Field } from '#design/field.tsx'
import { toast } from '#design/toast.ts'
import type { ChangedPassword } from '#features/people/contract.ts'
import { passwordLength } from '#features/people/limits.ts'
import { PasswordInput } from '#features/people/ui/password-input.tsx'
import { usePerson } from '#features/people/ui/person.tsx'
import { messageOf, RequestError, request } from '#platform/browser/request.ts'
import { refreshSecurity } from './read-security.ts'

const tooShort = `Use at least ${passwordLength.least} characters.`
/** Errors to show below the new password; all others are shown below the current one. */
const newPasswordErrors = ['common-password', 'bad-password', 'same-password', 'bad-input']

export function ChangePasswordForm({ onClose }: { onClose: () => void }) {
	const queries = useQueryClient()
	const { username } = usePerson()
	const [typed, setTyped] = useState<ChangedPassword>({ currentPassword: '', newPassword: '' })
	const [isTooShort, setIsTooShort] = useState(false)
	const current = useRef<HTMLInputElement>(null)
	const next = useRef<HTMLInputElement>(null)
	const changing = useMutation({
		mutationFn: (passwords: ChangedPassword) => request('POST', '/api/password', passwords),
		onSuccess: async () => {
			toast({
				title: 'Password changed',
				description: 'You’re signed out everywhere else.',
				tone: 'success',
			})
			onClose()
			await refreshSecurity(queries)
		},
	})
	const { error, isPending } = changing
	const isNewRejected = error instanceof RequestError && newPasswordErrors.includes(error.code ?? '')
	useEffect(() => {
		if (error) (isNewRejected ? next : current).current?.focus()
	}, [error, isNewRejected])
	const isComplete = Boolean(typed.currentPassword && typed.newPassword)
	const submit = (event: FormEvent) => {
		event.preventDefault()
		const short = typed.newPassword.length < passwordLength.least
		setIsTooShort(short)
		if (short) next.current?.focus()
		else if (!isPending && isComplete) changing.mutate(typed)
	}
	const message = error && !isPending ? messageOf(error) : null
	return (
		<form className="mt-4 space-y-4" onSubmit={submit} noValidate>
			{/* Password managers store a password under the username in the same form. */}
			<input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
			<Field label="Current password" error={isNewRejected ? null : message}>
				{(wiring) => (
					<PasswordInput
						{...wiring}
						ref={current}
						autoComplete="current-password"
						maxLength={1000}
						value={typed.currentPassword}
						onChange={(event) => setTyped({ ...typed, currentPassword: event.target.value })}
					/>
				)}
			</Field>
			<Field
				label="New password"
				hint={`At least ${passwordLength.least} characters. A few unrelated words are easy to remember.`}
				error={isTooShort ? tooShort : isNewRejected ? message : null}
			>
				{(wiring) => (
					<PasswordInput
						{...wiring}
						ref={next}
						autoComplete="new-password"
						maxLength={passwordLength.most}
						value={typed.newPassword}
						onChange={(event) => setTyped({ ...typed, newPassword: event.target.value })}
					/>
				)}
			</Field>
			<DialogFooter>
				<Button variant="outline" onClick={onClose}>
					Cancel
				</Button>
				<Button type="submit" aria-disabled={isPending || !isComplete}>
					Change password
				</Button>
			</DialogFooter>
		</form>
	)
}
