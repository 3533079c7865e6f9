import { Button } from '#design/button.tsx'
import { formatCount } from '#platform/text/format-number.ts'
import { findBlanks } from '../text/mark-words.ts'

type BlanksNoteProps = {
	content: string
	/** Opens the piece to be filled in; null where it is someone else's. */
	onFill: (() => void) | null
}

/** How much of a piece is left to fill in; nothing when none is. */
export function BlanksNote({ content, onFill }: BlanksNoteProps) {
	const { length } = findBlanks(content)
	if (length === 0) return null
	return (
		<div data-tone="warning" className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
			<p className="num font-medium text-tone-text">{formatCount(length, 'blank')} to fill in</p>
			{onFill ? (
				<Button variant="outline" size="sm" onClick={onFill}>
					Fill in
				</Button>
			) : null}
		</div>
	)
}
