import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Button } from '#design/button.tsx'
import { DialogFooter } from '#design/dialog.tsx'
import { Field } from '#design/field.tsx'
import { CodeField } from '#features/people/ui/code-field.tsx'
import { PasswordInput } from '#features/people/ui/password-input.tsx'
import { messageOf, RequestError } from '#platform/browser/request.ts'

type PasswordFormProps = {
	/** What the button does: "Continue". */
	action: string
	isBusy: boolean
	/** Why the last input was rejected, and for which field. */
	error: { field: 'password' | 'code'; text: string } | null
	/** Whether a code is asked for as well. */
	withCode?: boolean
	isDestructive?: boolean
	onSubmit: (typed: { password: string; code: string }) => void
	onCancel?: () => void
}

/** Asks for the password again before something about how one signs in changes. */
export function PasswordForm(props: PasswordFormProps) {
	const { action, isBusy, error, withCode = false, isDestructive = false, onSubmit, onCancel } = props
	const [password, setPassword] = useState('')
	const [code, setCode] = useState('')
	const passwordInput = useRef<HTMLInputElement>(null)
	const codeInput = useRef<HTMLInputElement>(null)
	const wrong = isBusy ? null : error
	useEffect(() => passwordInput.current?.focus(), [])
	useEffect(() => {
		const input = wrong?.field === 'code' ? codeInput : passwordInput
		if (wrong) input.current?.focus()
	}, [wrong])
	const isComplete = Boolean(password && (!withCode || code.trim()))
	const submit = (event: FormEvent) => {
		event.preventDefault()
		if (!isBusy && isComplete) onSubmit({ password, code: code.trim() })
	}
	return (
		<form className="mt-4 space-y-4" onSubmit={submit} noValidate>
			<Field label="Your password" error={wrong?.field === 'password' ? wrong.text : null}>
				{(wiring) => (
					<PasswordInput
						{...wiring}
						ref={passwordInput}
						autoComplete="current-password"
						maxLength={1000}
						value={password}
						onChange={(event) => setPassword(event.target.value)}
					/>
				)}
			</Field>
			{withCode ? (
				<CodeField
					kind="any"
					ref={codeInput}
					value={code}
					onChange={setCode}
					error={wrong?.field === 'code' ? wrong.text : null}
				/>
			) : null}
			<DialogFooter>
				{onCancel ? (
					<Button variant="outline" onClick={onCancel}>
						Cancel
					</Button>
				) : null}
				<Button
					type="submit"
					variant={isDestructive ? 'destructive' : 'primary'}
					aria-disabled={isBusy || !isComplete}
				>
					{action}
				</Button>
			</DialogFooter>
		</form>
	)
}

/** Of a refusal where both are asked for: which of them it is about. */
export function whichIsWrong(error: Error): PasswordFormProps['error'] {
	const isPassword = error instanceof RequestError && error.code === 'wrong-password'
	return { field: isPassword ? 'password' : 'code', text: messageOf(error) }
}
