import { useEffect } from 'react'
import { useCall } from './call-context.ts'
import { rowId } from './finding-list.tsx'

/** Keeps the heading of the row that opens in view: closing the row above it, or another tab, may have moved it. */
export function useOpenRowInView() {
	const { openRow, tab } = useCall()
	// biome-ignore lint/correctness/useExhaustiveDependencies: the row is only there under its own tab
	useEffect(() => {
		if (openRow)
			document.getElementById(rowId(openRow))?.querySelector('h3')?.scrollIntoView({ block: 'nearest' })
	}, [openRow, tab])
}
