import { ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'

/** A link that leaves Candor, in a tab of its own. */
export function OutsideLink({ address, children }: { address: string; children: ReactNode }) {
	return (
		<a href={address} target="_blank" rel="noreferrer" className="link">
			{children}
			<ExternalLink className="ml-1 inline size-3.5" aria-hidden="true" />
			<span className="sr-only"> (opens in a new tab)</span>
		</a>
	)
}
