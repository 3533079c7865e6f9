import { z } from 'zod'
import { createStoredChoice } from '#platform/browser/stored-choice.ts'
import { storedJson } from '#platform/browser/stored-value.ts'

/** How the list of recordings looks in this browser. */
export const listView = createStoredChoice('recordingsView', ['cards', 'compact'])

/** The columns of the compact view that can be hidden, in their order. */
export const columnTitles = {
	rep: 'Rep',
	date: 'Date',
	length: 'Length',
	score: 'Score',
	outcome: 'Outcome',
	findings: 'Findings',
} as const
export type ColumnName = keyof typeof columnTitles
export const columnNames = Object.keys(columnTitles) as ColumnName[]

const hidden = storedJson('local', 'recordingsHiddenColumns', z.array(z.enum(columnNames)))

/** Which columns are shown in this browser, and how to show or hide one. */
export function useColumns() {
	const hiddenNames = hidden.use() ?? []
	return {
		isShown: (name: ColumnName) => !hiddenNames.includes(name),
		show: (name: ColumnName, isShown: boolean) =>
			hidden.write([...hiddenNames.filter((each) => each !== name), ...(isShown ? [] : [name])]),
	}
}
