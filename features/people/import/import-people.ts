import { inArray } from 'drizzle-orm'
import { Problem } from '#platform/http/problem.ts'
import { type ImportedRow, NewEmployee, type PeopleImport, type Person } from '../contract.ts'
import { makeAccount } from '../employees/add-employee.ts'
import { changeEmployee } from '../employees/change-employee.ts'
import { presentEmployee, selectEmployees } from '../employees/select-employees.ts'
import type { MadeLink } from '../passwords/make-link.ts'
import { sendLinks } from '../passwords/send-links.ts'
import type { PeopleContext } from '../people-context.ts'
import { people } from '../tables.ts'
import { filled, type PlannedRow, planImport } from './plan-import.ts'
import { readPeopleFile } from './read-people-file.ts'

type Import = { file: Uint8Array; isDryRun: boolean; origin: string }

/**
 * Adds and changes the people of a CSV file, each row whole or not at all; a dry run only reports the outcome.
 * New people are invited. Throws Problem 400 for what is no file of people, 413 for one that is too long.
 */
export async function importPeople(
	context: PeopleContext,
	actor: Person,
	{ file, isDryRun, origin }: Import,
): Promise<PeopleImport> {
	const { rows, ignoredColumns } = readPeopleFile(file)
	const plan = planImport(rows, await knownPeople(context, rows.map(emailOf)), actor.id)
	const done = isDryRun ? plan.map(asRow) : await carryOut(context, actor, plan, origin)
	const counts = { create: 0, update: 0, unchanged: 0, refused: 0 }
	for (const { outcome } of done) counts[outcome]++
	if (!isDryRun)
		await context.recordFact(context.db, {
			personId: actor.id,
			action: 'people.imported',
			subjectId: null,
			details: counts,
		})
	return { isDryRun, counts, ignoredColumns, rows: done }
}

const emailOf = ({ cells }: { cells: { email?: string } }) => cells.email?.toLowerCase() ?? ''

async function knownPeople({ db }: PeopleContext, emails: string[]) {
	const rows = await selectEmployees(db).where(inArray(people.email, [...new Set(emails)]))
	return rows.map(presentEmployee)
}

const asRow = ({ line, outcome, reason, employee }: PlannedRow): ImportedRow => ({
	line,
	outcome,
	reason,
	employee,
	invitation: null,
})

async function carryOut(context: PeopleContext, actor: Person, plan: PlannedRow[], origin: string) {
	const done: { row: ImportedRow; link: MadeLink | null }[] = []
	for (const planned of plan) {
		const row = asRow(planned)
		try {
			done.push({ row, link: await carryOutRow(context, actor, planned, origin) })
		} catch (error) {
			done.push({ row: { ...row, outcome: 'refused', reason: describeReason(context, error) }, link: null })
		}
	}
	const links = done.flatMap(({ link }) => link ?? [])
	const invitations = new Map((await sendLinks(context, links)).map((sent, index) => [links[index], sent]))
	return done.map(({ row, link }) => ({ ...row, invitation: (link && invitations.get(link)) ?? null }))
}

async function carryOutRow(
	context: PeopleContext,
	actor: Person,
	{ outcome, employee, update }: PlannedRow,
	origin: string,
) {
	if (update) await changeEmployee(context, actor, update.id, update.change)
	if (outcome !== 'create' || !employee) return null
	return makeAccount(context, actor, NewEmployee.parse(filled(employee)), origin)
}

/** One row that fails, for whatever reason, must not lose the links of those before it. */
function describeReason({ log }: PeopleContext, error: unknown) {
	if (error instanceof Problem) return error.message
	log.error({ err: error }, 'a row of people could not be imported')
	return 'Something went wrong on our side.'
}
