import type { RecordingReference } from './contract.ts'
import type { RecordingRow } from './find-recording.ts'
import { recordings } from './tables.ts'

const { id, originalName, uploadedAt, salesAgentName, prospectName } = recordings

/** The columns of a reference to a recording, for queries of other features. */
export const referenceColumns = { id, originalName, uploadedAt, salesAgentName, prospectName }

/** A reference to a recording as it is sent. */
export function presentReference(
	{
		id,
		originalName,
		uploadedAt,
		salesAgentName,
		prospectName,
	}: Pick<RecordingRow, keyof typeof referenceColumns>,
	owner: RecordingReference['owner'],
): RecordingReference {
	return {
		id,
		originalName,
		uploadedAt: uploadedAt.toISOString(),
		callMetadata: { salesAgentName, prospectName },
		owner,
	}
}
