/** The line with what each company fills in itself: '[months]'. */
export function WithBlanks({ line }: { line: string }) {
	return [...line.matchAll(/\{(?<blank>\w+)\}|[^{]+|\{/g)].map(({ 0: text, index: at, groups }) =>
		groups?.blank ? (
			<span key={at} className="rounded border border-border-strong border-dashed px-1 text-base">
				{groups.blank}
			</span>
		) : (
			text
		),
	)
}
