import { queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import { type FormEvent, useEffect, useState } from 'react'
import { Button } from '#design/button.tsx'
import { Field } from '#design/field.tsx'
import { Input } from '#design/input.tsx'
import { Loading, Skeleton } from '#design/skeleton.tsx'
import { PasswordLink, type Person } from '#features/people/contract.ts'
import { passwordLength } from '#features/people/limits.ts'
import { CodeForm } from '#features/people/ui/code-form.tsx'
import { PasswordInput } from '#features/people/ui/password-input.tsx'
import { storeSession } from '#features/people/ui/session.ts'
import { SignInFrame } from '#features/people/ui/sign-in-frame.tsx'
import { messageOf, RequestError, readJson, request } from '#platform/browser/request.ts'

const addressOf = (token: string) => `/api/password-links/${encodeURIComponent(token)}`

const passwordLink = (token: string) =>
	queryOptions({
		queryKey: ['/api/password-links', token],
		queryFn: ({ signal }) => readJson(addressOf(token), PasswordLink, signal),
		// Read once: after the password is set, the link is used and would read as one that does not work.
		staleTime: Number.POSITIVE_INFINITY,
	})

/** Where a link leads that was mailed or handed over: its holder sets their password and is signed in. */
export function SetPasswordPage({ token }: { token: string }) {
	const {
		data: link,
		error,
		isFetching,
		refetch,
	} = useQuery({ ...passwordLink(token), enabled: token !== '' })
	useEffect(() => {
		document.title = 'Set your password · Candor'
	}, [])
	if (link) return <SetPassword link={link} token={token} />
	if (error && !isFetching) return <Refused error={error} onRetry={refetch} />
	if (token === '')
		return (
			<SignInFrame title="This link is incomplete" text="Open the full link that you were sent.">
				<ToSignIn />
			</SignInFrame>
		)
	return (
		<SignInFrame title="Set your password" text="Candor is checking your link.">
			<Loading label="Checking your link" className="mt-8 space-y-4">
				<Skeleton className="h-9" />
				<Skeleton className="h-9" />
			</Loading>
		</SignInFrame>
	)
}

/** The server says whether the link was used, replaced, is too old or never was one. */
function Refused({ error, onRetry }: { error: Error; onRetry: () => void }) {
	const isOver = error instanceof RequestError && [403, 404, 410].includes(error.status)
	return (
		<SignInFrame
			title={isOver ? 'This link doesn’t work' : 'Your link couldn’t be checked'}
			text={messageOf(error)}
		>
			{isOver ? (
				<ToSignIn />
			) : (
				<Button size="lg" className="mt-8" onClick={onRetry}>
					Try again
				</Button>
			)}
		</SignInFrame>
	)
}

function ToSignIn() {
	return (
		<Button asChild variant="outline" size="lg" className="mt-8">
			<a href="/">Go to sign in</a>
		</Button>
	)
}

const words = {
	invitation: {
		title: 'Welcome to Candor',
		text: (name: string) => `${name}, choose a password for your account. You’ll be signed in right after.`,
	},
	reset: {
		title: 'Set a new password',
		text: (name: string) => `${name}, your old password no longer works. Choose a new one.`,
	},
}

/** The link leaves the history, and whatever someone else had open here leaves the memory. */
function enter(person: Person) {
	storeSession(person)
	location.replace('/')
}

function SetPassword({ link, token }: { link: PasswordLink; token: string }) {
	const setting = useMutation({
		mutationFn: async (password: string): Promise<Person> =>
			(await request('POST', addressOf(token), { password })).json(),
		onSuccess: enter,
	})
	const { error } = setting
	if (error instanceof RequestError && error.code === 'two-factor-required')
		return (
			<SignInFrame title="Enter your code" text="Your password is set. This account also requires a code.">
				<CodeForm onSignedIn={enter} onBack={() => location.replace('/')} />
			</SignInFrame>
		)
	if (error instanceof RequestError && [404, 410].includes(error.status))
		return <Refused error={error} onRetry={setting.reset} />
	const { title, text } = words[link.kind]
	return (
		<SignInFrame title={title} text={text(link.name)}>
			<PasswordForm
				username={link.username}
				isBusy={setting.isPending || setting.isSuccess}
				error={error ? messageOf(error) : null}
				onPassword={setting.mutate}
			/>
		</SignInFrame>
	)
}

type PasswordFormProps = {
	username: string
	isBusy: boolean
	/** Why the last password was refused. */
	error: string | null
	onPassword: (password: string) => void
}

function PasswordForm({ username, isBusy, error, onPassword }: PasswordFormProps) {
	const [password, setPassword] = useState('')
	const [isTooShort, setIsTooShort] = useState(false)
	const submit = (event: FormEvent) => {
		event.preventDefault()
		const short = password.length < passwordLength.least
		setIsTooShort(short)
		if (!short && !isBusy) onPassword(password)
	}
	const tooShort = `Use at least ${passwordLength.least} characters.`
	return (
		<form className="mt-8 space-y-4" onSubmit={submit} noValidate>
			<Field label="Username" hint="You’ll sign in with this username.">
				{(wiring) => <Input {...wiring} name="username" autoComplete="username" readOnly value={username} />}
			</Field>
			<Field
				label="New password"
				hint={`At least ${passwordLength.least} characters. A few unrelated words are easy to remember.`}
				error={isTooShort ? tooShort : isBusy ? null : error}
			>
				{(wiring) => (
					<PasswordInput
						{...wiring}
						autoComplete="new-password"
						maxLength={passwordLength.most}
						value={password}
						onChange={(event) => setPassword(event.target.value)}
					/>
				)}
			</Field>
			<Button type="submit" size="lg" className="w-full" aria-disabled={isBusy}>
				{isBusy ? 'Setting password...' : 'Set password'}
			</Button>
		</form>
	)
}
