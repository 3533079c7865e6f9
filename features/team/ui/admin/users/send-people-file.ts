import type { PeopleImport } from '#features/people/contract.ts'
import { RequestError, usernameHeader } from '#platform/browser/request.ts'

/** What came of each row of a CSV file of people, or in a dry run would come. */
export async function sendPeopleFile(file: File, { isDryRun }: { isDryRun: boolean }): Promise<PeopleImport> {
	const response = await fetch(`/api/employees/import?dryRun=${isDryRun}`, {
		method: 'POST',
		credentials: 'include',
		headers: { ...usernameHeader(), 'Content-Type': 'text/csv' },
		body: file,
	})
	if (!response.ok) throw new RequestError(response.status, response.statusText, await response.text())
	return response.json()
}
