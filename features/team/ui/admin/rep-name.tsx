import { Link } from '@tanstack/react-router'

type RepNameProps = { rep: { id: string; name: string; email?: string } }

/** Whom a row of a table is about; leads to their profile. */
export function RepName({ rep: { id, name, email } }: RepNameProps) {
	return (
		<th scope="row" className="min-w-44 border-t px-3 py-2 text-left font-normal first:pl-5">
			<Link to="/employees/$id" params={{ id }} className="font-medium hover:underline">
				{name}
			</Link>
			{email ? <span className="block break-all text-muted-foreground text-sm">{email}</span> : null}
		</th>
	)
}
