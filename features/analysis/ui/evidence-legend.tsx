import type { Tone } from '#design/tone.ts'
import type { HighlightKind } from './highlight.ts'

export const highlightTones: Record<HighlightKind, Tone> = {
	issue: 'critical',
	check: 'warning',
	disclosure: 'disclosed',
	partial: 'missing',
	strength: 'strength',
}
export const highlightWords: Record<HighlightKind, string> = {
	issue: 'Prohibited statement',
	check: 'To check',
	disclosure: 'Disclosure made',
	partial: 'Disclosure partly made',
	strength: 'Strength',
}

/** What the underlines of a transcript mean; only those that occur. */
export function EvidenceLegend({ kinds }: { kinds: Iterable<HighlightKind> }) {
	const present = new Set(kinds)
	const shown = (['issue', 'check', 'disclosure', 'partial', 'strength'] as const).filter((kind) =>
		present.has(kind),
	)
	if (shown.length === 0) return null
	return (
		<ul className="flex flex-wrap gap-x-4 gap-y-1 text-muted-foreground text-sm" aria-label="Legend">
			{shown.map((kind) => (
				<li key={kind} className="flex items-center gap-2">
					<mark data-tone={highlightTones[kind]} aria-hidden="true" className="h-4 w-5" />
					{highlightWords[kind]}
				</li>
			))}
		</ul>
	)
}
