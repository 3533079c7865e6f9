import { EmployeeRole, ImportedPerson } from '../contract.ts'
import type { Cells } from './read-people-file.ts'

const roles: Record<string, EmployeeRole> = {
	...Object.fromEntries(EmployeeRole.options.map((role) => [role, role])),
	administrator: 'admin',
	salesrep: 'rep',
	salesrepresentative: 'rep',
	representative: 'rep',
	agent: 'rep',
	supervisor: 'manager',
	teamlead: 'manager',
}

const labels: Record<keyof ImportedPerson, string> = {
	name: 'The name',
	email: 'The email address',
	role: 'The role',
	title: 'The title',
	department: 'The department',
	phone: 'The phone number',
	startDate: 'The start date',
	weeklyCallTarget: 'The weekly call target',
}

/** The fields of a row, or the reason it can't be imported, in a sentence. Empty cells are null. */
export function readImportedPerson(
	cells: Cells,
): { employee: ImportedPerson; reason: null } | { employee: null; reason: string } {
	const name = cells.name ?? [cells.firstName, cells.lastName].filter(Boolean).join(' ')
	if (!name) return refused('The name is missing.')
	if (!cells.email) return refused('The email address is missing.')
	const parsed = ImportedPerson.safeParse({
		name,
		email: cells.email,
		role: cells.role ? (roles[cells.role.toLowerCase().replace(/[^a-z]/g, '')] ?? cells.role) : null,
		title: cells.title ?? null,
		department: cells.department ?? null,
		phone: cells.phone ?? null,
		startDate: cells.startDate ? readDate(cells.startDate) : null,
		weeklyCallTarget: cells.weeklyCallTarget ? readCount(cells.weeklyCallTarget) : null,
	})
	if (parsed.success) return { employee: parsed.data, reason: null }
	const [issue] = parsed.error.issues
	const field = issue?.path[0] as keyof ImportedPerson
	if (field === 'role') return refused('The role must be admin, manager or rep.')
	if (field === 'startDate') return refused('Write the start date like 2026-03-31 or 3/31/2026.')
	if (field === 'weeklyCallTarget') return refused('The weekly call target must be a whole number.')
	return refused(`${labels[field]} can’t be used: ${cells[field] ?? name}`)
}

const refused = (reason: string) => ({ employee: null, reason })

/** 3/31/2026, as American spreadsheets write it, or 2026-03-31. */
function readDate(text: string) {
	const [, month = '', day = '', year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text) ?? []
	return year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : text
}

/** Digits, perhaps with the commas of thousands; anything else is no number. */
const readCount = (text: string) =>
	/^\d{1,3}(,\d{3})*$|^\d+$/.test(text) ? Number(text.replaceAll(',', '')) : Number.NaN
