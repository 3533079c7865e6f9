import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { toast } from '#design/toast.ts'
import type { Credentials, Person } from '#features/people/contract.ts'
import { LoginForm } from '#features/people/ui/login-form.tsx'
import { SignInFrame } from '#features/people/ui/sign-in-frame.tsx'
import { isUnauthorized, messageOf, readJson, request } from '#platform/browser/request.ts'

const wrongCredentials = 'Invalid username or password. Please try again.'

export function LoginPage({ onSignedIn }: { onSignedIn: (person: Person) => void }) {
	const logIn = useMutation({
		mutationFn: async (credentials: Credentials) => {
			await request('POST', '/api/login', credentials)
			return readJson<Person>('/api/user')
		},
		onSuccess: (person) => {
			onSignedIn(person)
			toast({ title: 'Login Successful', description: `Welcome to Candor, ${person.name}!`, tone: 'success' })
		},
		onError: (error) => toast({ title: 'Login Failed', description: refusal(error), tone: 'destructive' }),
	})

	useEffect(() => {
		document.title = 'Sign in · Candor'
	}, [])

	return (
		<SignInFrame
			title="Enterprise Sales Training Platform"
			text="Real-time coaching, performance analytics and team management for debt-settlement sales."
		>
			<LoginForm
				isBusy={logIn.isPending || logIn.isSuccess}
				error={logIn.error ? refusal(logIn.error) : null}
				onSubmit={logIn.mutate}
			/>
			<p className="mt-5 text-muted-foreground text-sm">
				You stay signed in on this device for 24 hours. Need an account? Ask your administrator.
			</p>
		</SignInFrame>
	)
}

function refusal(error: Error): string {
	return isUnauthorized(error) ? wrongCredentials : messageOf(error)
}
