import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Logo } from '#design/logo.tsx'
import { toast } from '#design/toast.ts'
import type { Credentials, Person } from '#features/people/contract.ts'
import { LoginForm } from '#features/people/ui/login-form.tsx'
import { LoginPreview } from '#features/people/ui/login-preview.tsx'
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
		<main className="grid min-h-dvh lg:grid-cols-[minmax(26rem,1fr)_1.15fr]">
			<section
				className="mx-auto flex w-full max-w-108 flex-col px-6 py-8 lg:py-10"
				aria-labelledby="login-title"
			>
				<div className="flex items-center gap-2.5">
					<Logo />
					<span className="font-semibold text-lg tracking-tight">Candor</span>
				</div>
				<div className="flex flex-1 flex-col justify-center py-12">
					<h1 id="login-title" className="font-semibold text-2xl">
						Enterprise Sales Training Platform
					</h1>
					<p className="mt-2 text-muted-foreground">
						Real-time coaching, performance analytics and team management for debt-settlement sales.
					</p>
					<LoginForm
						isBusy={logIn.isPending || logIn.isSuccess}
						error={logIn.error ? refusal(logIn.error) : null}
						onSubmit={logIn.mutate}
					/>
					<p className="mt-5 text-muted-foreground text-sm">
						You stay signed in on this device for 24 hours. Need an account? Ask your administrator.
					</p>
				</div>
				<p className="text-muted-foreground text-sm">
					Calls are recorded and reviewed for coaching and compliance.
				</p>
			</section>
			<LoginPreview />
		</main>
	)
}

function refusal(error: Error): string {
	return isUnauthorized(error) ? wrongCredentials : messageOf(error)
}
