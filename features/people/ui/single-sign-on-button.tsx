import { KeyRound } from 'lucide-react'
import { Button } from '#design/button.tsx'

/** Leads to the sign-in provider, and from there back to the address that is open now. */
export function SingleSignOnButton({ name }: { name: string }) {
	const { pathname, search } = window.location
	const left = new URLSearchParams(search)
	left.delete('sign-in-failed')
	const to = left.size ? `${pathname}?${left}` : pathname
	return (
		<Button asChild size="lg" className="w-full">
			<a href={`/api/sign-in/sso?${new URLSearchParams({ to })}`}>
				<KeyRound className="size-4" aria-hidden="true" />
				Continue with {name}
			</a>
		</Button>
	)
}
