import type { PeopleImport } from '#features/people/contract.ts'
import { send } from '#platform/browser/request.ts'

/** What came of each row of a CSV file of people, or in a dry run would come. */
export async function sendPeopleFile(file: File, { isDryRun }: { isDryRun: boolean }): Promise<PeopleImport> {
	const response = await send(`/api/employees/import?dryRun=${isDryRun}`, {
		method: 'POST',
		headers: { 'Content-Type': 'text/csv' },
		body: file,
	})
	return response.json()
}
