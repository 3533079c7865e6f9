import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Button } from '#design/button.tsx'
import { Person, ReturnPath } from '#features/people/contract.ts'
import { storeSession } from '#features/people/ui/session.ts'
import { SignInFrame } from '#features/people/ui/sign-in-frame.tsx'
import { queryOf } from '#platform/browser/query-of.ts'
import { messageOf } from '#platform/browser/request.ts'

/** Where the sign-in provider returns to: the browser remembers who signed in, and continues where they were. */
export function SignedInPage({ to }: { to: string | null }) {
	const { data: person, error, refetch } = useQuery(queryOf('/api/user', Person))
	useEffect(() => {
		document.title = 'Signing in · Candor'
	}, [])
	useEffect(() => {
		if (!person) return
		storeSession(person)
		// Whatever someone else had open here leaves the memory.
		location.replace(ReturnPath.parse(to))
	}, [person, to])
	if (error)
		return (
			<SignInFrame title="You’re not signed in" text={messageOf(error)}>
				<div className="mt-8 flex flex-wrap gap-2">
					<Button size="lg" onClick={() => refetch()}>
						Try again
					</Button>
					<Button asChild variant="outline" size="lg">
						<a href="/">Go to sign in</a>
					</Button>
				</div>
			</SignInFrame>
		)
	return <SignInFrame title="Signing you in" text="One moment." />
}
