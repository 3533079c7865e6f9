import { createPortal } from 'react-dom'
import type { ContentItem } from '#features/content/contract.ts'
import { ContentText } from '../text/content-text.tsx'

/** A piece as it is printed: alone, without the page around it. */
export function PrintSheet({ item: { title, content } }: { item: ContentItem }) {
	return createPortal(
		<article className="print-sheet">
			<h2 className="mb-4 font-semibold text-lg">{title}</h2>
			<ContentText content={content} className="space-y-3.5" />
		</article>,
		document.body,
	)
}
