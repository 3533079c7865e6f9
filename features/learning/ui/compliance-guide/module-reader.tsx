import { type ReactNode, useEffect, useRef } from 'react'
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
	const pane = useRef<HTMLElement>(null)
	useEffect(() => {
		// After the dialog has taken the focus.
		const frame = requestAnimationFrame(() => {
			if (sectionId) goToSection(sectionId)
			else pane.current?.scrollTo({ top: placeIn(module.id) })
		})
		return () => cancelAnimationFrame(frame)
	}, [module.id, sectionId])
	return (
		<section
			ref={pane}
			// biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard.
			tabIndex={0}
			aria-label={`${module.title}, text`}
			onScroll={(event) => keepPlace(module.id, event.currentTarget.scrollTop)}
			className="min-h-0 overflow-y-auto overscroll-contain px-5 py-5 -outline-offset-2 max-sm:px-4"
		>
			{children}
		</section>
	)
}
