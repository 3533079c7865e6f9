export const headingOf = (sectionId: string) => `section-${sectionId}`

/** Shows a section of the open module, and lets whoever listens begin at its heading. */
export function goToSection(sectionId: string): void {
	const heading = document.getElementById(headingOf(sectionId))
	heading?.scrollIntoView({ block: 'start' })
	heading?.focus({ preventScroll: true })
}
