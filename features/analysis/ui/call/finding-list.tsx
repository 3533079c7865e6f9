import { type ReactNode, useEffect } from 'react'
import { AccordionList } from '#design/accordion.tsx'
import { useCall } from './call-context.ts'

/** Rows of findings, one line each; of all the rows of the page one is open at a time. */
export function FindingList({ children }: { children: ReactNode }) {
	const { openRow, onOpenRow } = useCall()
	// Closing the row above, or showing this tab, may have moved the open row out of view.
	useEffect(() => {
		if (openRow)
			document.getElementById(rowId(openRow))?.querySelector('h3')?.scrollIntoView({ block: 'nearest' })
	}, [openRow])
	return (
		<AccordionList value={openRow} onValueChange={onOpenRow}>
			{children}
		</AccordionList>
	)
}

/** The id of a row, which links name: `#finding-C1`. */
export const rowId = (row: string) => `finding-${row}`

/** What can be done about a finding, in one line where there is room. */
export function FindingActions({ children }: { children: ReactNode }) {
	return <div className="flex flex-wrap items-start gap-2 pt-1 empty:hidden">{children}</div>
}
