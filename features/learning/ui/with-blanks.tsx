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
