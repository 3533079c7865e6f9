import { Link } from '@tanstack/react-router'

type RepNameProps = { rep: { id: string; name: string; email?: string } }

/** Whom a row is about; leads to their profile. */
export function RepName({ rep: { id, name, email } }: RepNameProps) {
	return (
		<>
			<Link to="/employees/$id" params={{ id }} className="font-medium hover:underline">
				{name}
			</Link>
			{email ? <span className="block break-all text-muted-foreground text-sm">{email}</span> : null}
		</>
	)
}
