import { useQuery, useQueryClient } from '@tanstack/react-query'
import { CloudOff } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { Button } from '#design/button.tsx'
import { EmptyState } from '#design/empty-state.tsx'
import { toast } from '#design/toast.ts'
import { Person } from '#features/people/contract.ts'
import { ConfirmIdentity } from '#features/people/ui/confirm/confirm-identity.tsx'
import { PersonProvider } from '#features/people/ui/person.tsx'
import { clearSession, readSession, storeSession } from '#features/people/ui/session.ts'
import { messageOf, readQueryKey } from '#platform/browser/request.ts'

/** Only for whoever is signed out. */
const LoginPage = lazy(() =>
	import('#features/people/ui/login-page.tsx').then((chunk) => ({ default: chunk.LoginPage })),
)
/** Seldom shown: not for everybody to load. */
const TwoFactorFirst = lazy(() =>
	import('#features/people/ui/security/two-factor-first.tsx').then((chunk) => ({
		default: chunk.TwoFactorFirst,
	})),
)

export const personKey = ['/api/user']
const readPerson = readQueryKey({ onUnauthorized: 'null' })

type SessionGateProps = {
	/** Shown until the server has said who is there. */
	loading: ReactNode
	children: ReactNode
}

/** Shows the login screen, whatever the address, until the browser and the server agree on who is signed in. */
export function SessionGate({ loading, children }: SessionGateProps) {
	const queryClient = useQueryClient()
	const [hasSession, setHasSession] = useState(() => readSession() !== null)
	const {
		data: person,
		error,
		refetch,
	} = useQuery({
		queryKey: personKey,
		queryFn: async (asked) => Person.nullable().parse(await readPerson(asked)),
		enabled: hasSession,
	})

	const isSignedOut = !hasSession || person === null
	const hasEnded = hasSession && person === null
	useEffect(() => {
		if (isSignedOut) clearSession()
		if (hasEnded) toast({ title: 'Signed out', description: 'Your session has ended. Please sign in.' })
	}, [isSignedOut, hasEnded])

	const signIn = (signedIn: Person) => {
		// Nothing that the person before has read may be seen by the next.
		queryClient.removeQueries({ predicate: (query) => query.queryKey[0] !== personKey[0] })
		storeSession(signedIn)
		queryClient.setQueryData(personKey, signedIn)
		setHasSession(true)
	}
	if (isSignedOut)
		return (
			<Suspense fallback={loading}>
				<LoginPage onSignedIn={signIn} />
			</Suspense>
		)
	if (person?.mustSetUpTwoFactor)
		return (
			<Suspense fallback={loading}>
				<TwoFactorFirst onDone={() => refetch()} />
			</Suspense>
		)
	if (person)
		return (
			<PersonProvider person={person}>
				{children}
				<ConfirmIdentity />
			</PersonProvider>
		)
	if (error) return <ServerAway message={messageOf(error)} onRetry={refetch} />
	return loading
}

function ServerAway({ message, onRetry }: { message: string; onRetry: () => void }) {
	return (
		<main className="grid min-h-dvh place-items-center">
			<EmptyState
				heading="h1"
				icon={<CloudOff />}
				title="Can’t reach Candor"
				text={message}
				role="alert"
				action={<Button onClick={onRetry}>Try again</Button>}
			/>
		</main>
	)
}
