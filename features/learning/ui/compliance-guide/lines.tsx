import { CircleCheck, CircleX } from 'lucide-react'
import type { LineToLeave, LineToSay } from '../../texts/compliance-guide/compliance-module.ts'

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

/** The line with what each company fills in itself: '[months]'. */
export function WithBlanks({ line }: { line: string }) {
	const parts = line.split(/\{(\w+)\}/)
	return parts.map((part, place) =>
		place % 2 === 0 ? (
			part
		) : (
			// biome-ignore lint/suspicious/noArrayIndexKey: the parts of a line never move.
			<span key={place} className="rounded border border-border-strong border-dashed px-1 text-base">
				{part}
			</span>
		),
	)
}
