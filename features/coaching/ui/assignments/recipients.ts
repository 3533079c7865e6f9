import type { RecordingReference } from '#features/recordings/contract.ts'
import { messageOf } from '#platform/browser/request.ts'

/** Who is to do something, and the call that it comes from. */
export type Recipient = { person: { id: string; name: string }; recordingId: string | null }

/** The reps of these calls, each once, with the newest of their calls. */
export function recipientsOf(
	calls: readonly Pick<RecordingReference, 'id' | 'owner' | 'uploadedAt'>[],
): Recipient[] {
	const newestFirst = calls.toSorted((a, b) => b.uploadedAt.localeCompare(a.uploadedAt))
	const byPerson = new Map<string, Recipient>()
	for (const { id, owner } of newestFirst)
		if (!byPerson.has(owner.id)) byPerson.set(owner.id, { person: owner, recordingId: id })
	return [...byPerson.values()]
}

/** "Maya Ortiz", "3 people" */
export const nameRecipients = (recipients: readonly Recipient[]) =>
	recipients.length === 1 ? (recipients[0]?.person.name ?? '') : `${recipients.length} people`

/** Someone to whom nothing could be given, and why. */
export type NotGiven = { recipient: Recipient; why: string }

/** Gives each of them the same, one after the other; answers to whom it could not be given. */
export async function giveToEach(
	recipients: readonly Recipient[],
	give: (to: Recipient) => Promise<unknown>,
) {
	const notGiven: NotGiven[] = []
	for (const recipient of recipients)
		try {
			await give(recipient)
		} catch (error) {
			notGiven.push({ recipient, why: messageOf(error) })
		}
	return notGiven
}
