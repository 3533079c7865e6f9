import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Button } from '#design/button.tsx'
import { classNames } from '#design/class-names.ts'
import { Field } from '#design/field.tsx'
import { Input } from '#design/input.tsx'
import { type Credentials, DemoSignIns } from '#features/people/contract.ts'
import { PasswordInput } from '#features/people/ui/password-input.tsx'
import { roleLabel } from '#features/people/ui/role-label.ts'
import { queryOf } from '#platform/browser/query-of.ts'

type LoginFormProps = {
	isBusy: boolean
	/** Why the last attempt was refused. */
	error: string | null
	/** There is another way in, which is the first. */
	isSecondary?: boolean
	onSubmit: (credentials: Credentials) => void
}

export function LoginForm({ isBusy, error, isSecondary = false, onSubmit }: LoginFormProps) {
	const [username, setUsername] = useState('')
	const [password, setPassword] = useState('')
	const usernameInput = useRef<HTMLInputElement>(null)
	const passwordInput = useRef<HTMLInputElement>(null)

	useEffect(() => {
		if (!isSecondary) usernameInput.current?.focus()
	}, [isSecondary])
	useEffect(() => {
		if (error && !isBusy) passwordInput.current?.focus()
	}, [error, isBusy])

	const submit = (event: FormEvent) => {
		event.preventDefault()
		if (!isBusy) onSubmit({ username: username.trim(), password })
	}
	return (
		<form className={classNames('space-y-4', isSecondary ? 'mt-4' : 'mt-8')} onSubmit={submit}>
			<Field label="Username">
				{(wiring) => (
					<Input
						{...wiring}
						ref={usernameInput}
						name="username"
						autoComplete="username"
						autoCapitalize="none"
						spellCheck={false}
						required
						maxLength={200}
						value={username}
						onChange={(event) => setUsername(event.target.value)}
					/>
				)}
			</Field>
			<Field label="Password" error={isBusy ? null : error}>
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
			<Button
				type="submit"
				size="lg"
				variant={isSecondary ? 'outline' : 'primary'}
				className="w-full"
				aria-disabled={isBusy}
			>
				{isBusy ? 'Authenticating...' : 'Access Platform'}
			</Button>
			<DemoSignInButtons
				onChoose={(signIn) => {
					setUsername(signIn.username)
					setPassword(signIn.password)
				}}
			/>
		</form>
	)
}

/** The accounts of the demo company: one click fills the form. The server names none outside a demo. */
function DemoSignInButtons({ onChoose }: { onChoose: (signIn: DemoSignIns[number]) => void }) {
	const { data: signIns = [] } = useQuery(queryOf('/api/demo', DemoSignIns))
	if (signIns.length === 0) return null
	return (
		<fieldset className="min-w-0 rounded-lg border bg-card p-3">
			<legend className="px-1 font-medium text-muted-foreground text-sm">Demo sign-ins</legend>
			<ul className="space-y-1">
				{signIns.map((signIn) => (
					<li key={signIn.username}>
						<button
							type="button"
							onClick={() => onChoose(signIn)}
							className="flex min-h-8 w-full flex-wrap items-center gap-x-3 rounded-md px-2 text-left hover:bg-accent coarse:min-h-11"
						>
							<span className="basis-30 font-medium">{signIn.username}</span>
							<span className="code text-muted-foreground text-sm">{signIn.password}</span>
							<span className="ml-auto text-muted-foreground text-sm">{roleLabel(signIn.role)}</span>
						</button>
					</li>
				))}
			</ul>
		</fieldset>
	)
}
