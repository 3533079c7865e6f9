import { CircleCheck, CircleX } from 'lucide-react'
import type { LineToLeave, LineToSay } from '../../texts/compliance-guide/compliance-module.ts'
import { WithBlanks } from '../with-blanks.tsx'

type LinesProps = {
	leave?: readonly LineToLeave[] | undefined
	say?: readonly LineToSay[] | undefined
}

/** Words to leave, each with its reason, and words to say. */
export function Lines({ leave, say }: LinesProps) {
	if (!leave && !say) return null
	return (
		<div className="space-y-2.5">
			{leave?.map(({ line, after, why }) => (
				<figure key={line} data-tone="failed" className="rounded-lg border border-tone-line bg-tone-soft p-3">
					<Heard words={after} />
					<figcaption className="flex items-center gap-1.5 font-medium text-sm text-tone-text">
						<CircleX className="size-4" aria-hidden="true" /> Leave
					</figcaption>
					<blockquote className="mt-1">“{line}”</blockquote>
					<p className="mt-1 text-muted-foreground text-sm">{why}</p>
				</figure>
			))}
			{say?.map(({ line, after }) => (
				<figure
					key={line}
					data-tone="success"
					className="rounded-lg border border-tone-line bg-tone-soft p-3"
				>
					<Heard words={after} />
					<figcaption className="flex items-center gap-1.5 font-medium text-sm text-tone-text">
						<CircleCheck className="size-4" aria-hidden="true" /> Say
					</figcaption>
					<blockquote className="mt-1">
						“<WithBlanks line={line} />”
					</blockquote>
				</figure>
			))}
		</div>
	)
}

const Heard = ({ words }: { words: string | undefined }) =>
	words ? <p className="mb-2 text-muted-foreground text-sm">Customer: “{words}”</p> : null
