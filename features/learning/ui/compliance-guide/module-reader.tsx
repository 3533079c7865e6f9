import { type ReactNode, useEffect, useRef } from 'react'
import { ScrollArea } from '#design/scroll-area.tsx'
import type { Place } from './find-place.ts'
import { goToSection } from './go-to-section.ts'
import { keepPlace, placeIn } from './reading-places.ts'

/** The part of an open module that scrolls: begins at the section that was asked for, or where its reader was. */
export function ModuleReader({
	place: { module, sectionId },
	children,
}: {
	place: Place
	children: ReactNode
}) {
	const pane = useRef<HTMLDivElement>(null)
	useEffect(() => {
		// After the dialog has taken the focus.
		const frame = requestAnimationFrame(() => {
			if (sectionId) goToSection(sectionId)
			else pane.current?.scrollTo({ top: placeIn(module.id) })
		})
		return () => cancelAnimationFrame(frame)
	}, [module.id, sectionId])
	return (
		<ScrollArea
			boxRef={pane}
			label={`${module.title}, text`}
			// Scrolling does not bubble.
			onScrollCapture={() => keepPlace(module.id, pane.current?.scrollTop ?? 0)}
			className="h-full min-h-0"
			contentClassName="overscroll-contain px-5 py-5 -outline-offset-2 max-sm:px-4"
		>
			{children}
		</ScrollArea>
	)
}
