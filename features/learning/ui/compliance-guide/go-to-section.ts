export const headingOf = (sectionId: string) => `section-${sectionId}`

/** Shows a section of the open module and moves the focus to its heading, for screen readers. */
export function goToSection(sectionId: string): void {
	const heading = document.getElementById(headingOf(sectionId))
	heading?.scrollIntoView({ block: 'start' })
	heading?.focus({ preventScroll: true })
}
