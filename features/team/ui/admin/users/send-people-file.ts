import type { PeopleImport } from '#features/people/contract.ts'
import { send } from '#platform/browser/request.ts'

/** Imports a CSV file of people and returns the result for each row. A dry run changes nothing. */
export async function sendPeopleFile(file: File, { isDryRun }: { isDryRun: boolean }): Promise<PeopleImport> {
	const response = await send(`/api/employees/import?dryRun=${isDryRun}`, {
		method: 'POST',
		headers: { 'Content-Type': 'text/csv' },
		body: file,
	})
	return response.json()
}
