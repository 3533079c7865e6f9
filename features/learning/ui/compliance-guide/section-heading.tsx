import type { ReactNode } from 'react'
import { headingOf } from './go-to-section.ts'

/** The heading of a section, where reading may begin. */
export function SectionHeading({ id, children }: { id: string; children: ReactNode }) {
	return (
		<h3 id={headingOf(id)} tabIndex={-1} className="scroll-mt-4 font-semibold text-lg">
			{children}
		</h3>
	)
}
