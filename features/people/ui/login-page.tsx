import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Alert } from '#design/alert.tsx'
import { toast } from '#design/toast.ts'
import { type Credentials, Person } from '#features/people/contract.ts'
import { isSignInFailure, signInFailures } from '#features/people/texts/sign-in-failures.ts'
import { CodeForm } from '#features/people/ui/code-form.tsx'
import { LoginForm } from '#features/people/ui/login-form.tsx'
import { SignInFrame } from '#features/people/ui/sign-in-frame.tsx'
import { signInWays } from '#features/people/ui/sign-in-ways.ts'
import { SingleSignOnButton } from '#features/people/ui/single-sign-on-button.tsx'
import { isUnauthorized, messageOf, RequestError, readJson, request } from '#platform/browser/request.ts'

const wrongCredentials = 'Invalid username or password. Please try again.'

type LoginPageProps = { onSignedIn: (person: Person) => void }

export function LoginPage({ onSignedIn }: LoginPageProps) {
	const [isCodeAsked, setIsCodeAsked] = useState(false)
	const [reason, setReason] = useState<string | null>(null)
	const welcome = (person: Person) => {
		onSignedIn(person)
		toast({ title: 'Login Successful', description: `Welcome to Candor, ${person.name}!`, tone: 'success' })
	}

	useEffect(() => {
		document.title = 'Sign in · Candor'
	}, [])

	if (isCodeAsked)
		return (
			<SignInFrame
				title="Enter your code"
				text="Your password is correct. This account also requires a code."
			>
				<CodeForm
					onSignedIn={welcome}
					onBack={(why) => {
						setReason(why)
						setIsCodeAsked(false)
					}}
				/>
			</SignInFrame>
		)
	return (
		<SignInFrame
			title="Enterprise Sales Training Platform"
			text="Real-time coaching, performance analytics and team management for debt-settlement sales."
		>
			<FirstStep reason={reason} onSignedIn={welcome} onCodeAsked={() => setIsCodeAsked(true)} />
			<p className="mt-5 text-muted-foreground text-sm">
				<SessionLength /> Need an account? Ask your administrator.
			</p>
		</SignInFrame>
	)
}

function SessionLength() {
	const idleMinutes = useQuery(signInWays).data?.idleMinutes ?? null
	if (idleMinutes === null) return 'You stay signed in on this device for 24 hours.'
	return `You’ll be signed out after ${idleMinutes} minutes of inactivity, or after 24 hours.`
}

type FirstStepProps = LoginPageProps & {
	/** Why the previous sign-in failed. */
	reason: string | null
	onCodeAsked: () => void
}

function FirstStep({ reason, onSignedIn, onCodeAsked }: FirstStepProps) {
	const { data: ways } = useQuery(signInWays)
	const logIn = useMutation({
		mutationFn: async (credentials: Credentials) => {
			await request('POST', '/api/login', credentials)
			return readJson('/api/user', Person)
		},
		onSuccess: onSignedIn,
		onError: (error) => {
			if (isCodeAsked(error)) onCodeAsked()
			else toast({ title: 'Login Failed', description: refusal(error), tone: 'destructive' })
		},
	})
	const failure = useFailure(ways?.singleSignOn?.name)
	const notice = logIn.isIdle ? (reason ?? failure) : null
	return (
		<>
			{notice ? (
				<Alert tone="failed" role="alert" className="mt-6">
					{notice}
				</Alert>
			) : null}
			{ways?.singleSignOn ? (
				<div className="mt-8">
					<SingleSignOnButton name={ways.singleSignOn.name} />
					<p className="mt-6 border-t pt-5 text-muted-foreground text-sm">
						{ways.localSignIn === 'admins'
							? 'Administrators can sign in with a password:'
							: 'Or sign in with a password:'}
					</p>
				</div>
			) : null}
			<LoginForm
				isBusy={logIn.isPending || logIn.isSuccess}
				error={logIn.error && !isCodeAsked(logIn.error) ? refusal(logIn.error) : null}
				isSecondary={Boolean(ways?.singleSignOn)}
				onSubmit={logIn.mutate}
			/>
		</>
	)
}

/** Why the provider sent the browser back without a sign-in: it is in the address, and then no more. */
function useFailure(providerName = 'The sign-in provider'): string | null {
	const [failure] = useState(() => new URLSearchParams(location.search).get('sign-in-failed'))
	useEffect(() => {
		if (failure) history.replaceState(history.state, '', location.pathname)
	}, [failure])
	return failure && isSignInFailure(failure) ? signInFailures[failure](providerName) : null
}

const isCodeAsked = (error: Error) => error instanceof RequestError && error.code === 'two-factor-required'

function refusal(error: Error): string {
	return isUnauthorized(error) ? wrongCredentials : messageOf(error)
}
