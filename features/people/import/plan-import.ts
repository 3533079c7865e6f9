import {
	differences,
	type EditEmployee,
	type Employee,
	type ImportedPerson,
	type ImportedRow,
} from '../contract.ts'
import { readImportedPerson } from './read-imported-person.ts'
import type { Cells } from './read-people-file.ts'

/** The planned outcome of a row, and for an update the person and the changes. */
export type PlannedRow = Pick<ImportedRow, 'line' | 'outcome' | 'reason' | 'employee'> & {
	update?: { id: string; change: EditEmployee }
}

/**
 * Decides for each row whether it makes someone, changes someone (the one with its email address) or no one, or is
 * refused. What a row leaves empty stays as it is. `actorId` is who imports: no one changes their own role.
 */
export function planImport(
	rows: { line: number; cells: Cells }[],
	known: Employee[],
	actorId: string,
): PlannedRow[] {
	const employees = new Map(known.map((employee) => [employee.email, employee]))
	const firstLines = new Map<string, number>()
	return rows.map(({ line, cells }) => {
		const { employee, reason } = readImportedPerson(cells)
		if (!employee) return { line, outcome: 'refused', reason, employee }
		const firstLine = firstLines.get(employee.email)
		if (firstLine)
			return {
				line,
				outcome: 'refused',
				reason: `Line ${firstLine} already has this email address.`,
				employee,
			}
		firstLines.set(employee.email, line)
		const before = employees.get(employee.email)
		return {
			line,
			employee,
			...(before ? planUpdate(before, employee, actorId) : { outcome: 'create' as const, reason: null }),
		}
	})
}

const stillDeactivated = 'This person is deactivated. Reactivate them in their profile first.'

function planUpdate(before: Employee, employee: ImportedPerson, actorId: string) {
	const change = differences(before, filled(employee))
	const reason = before.isActive ? null : stillDeactivated
	if (!Object.keys(change).length) return { outcome: 'unchanged' as const, reason }
	if (before.id === actorId && change.role !== undefined)
		return { outcome: 'refused' as const, reason: 'You can’t change your own role.' }
	return { outcome: 'update' as const, reason, update: { id: before.id, change } }
}

/** What a row says, without what it leaves empty. */
export const filled = (employee: ImportedPerson) =>
	Object.fromEntries(Object.entries(employee).filter(([, value]) => value !== null)) as EditEmployee
