import { ArrowUpRight } from 'lucide-react'
import type { Source } from '#features/chat/contract.ts'
import { InAppLink } from './in-app-link.tsx'

type SourceLinksProps = { sources: Source[]; onEntry: (id: string) => void }

/** What an answer rests on: guide entries open beside it, calls at the moment, practice in role-play. */
export function SourceLinks({ sources, onEntry }: SourceLinksProps) {
	if (sources.length === 0) return null
	return (
		<ul aria-label="Sources" className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
			{sources.map(({ kind, title, citation, href }) => {
				const entry = kind === 'guide' ? entryIn(href) : null
				return (
					<li key={href + title}>
						<InAppLink
							href={href}
							className="link inline-flex min-h-6 items-center gap-1 coarse:min-h-11"
							{...(entry ? { onOpen: () => onEntry(entry) } : {})}
						>
							{title}
							<ArrowUpRight className="size-3.5 shrink-0" aria-hidden="true" />
						</InAppLink>
						{citation ? <span className="ml-1.5 text-muted-foreground">{citation}</span> : null}
					</li>
				)
			})}
		</ul>
	)
}

/** The guide entry that an address opens: `/ai-coach?entry=<id>`. */
function entryIn(href: string): string | null {
	return new URL(href, window.location.origin).searchParams.get('entry')
}
