import { recordKeepingYears } from '#features/recordings/limits.ts'
import { formatDate } from '#platform/browser/format-time.ts'

/**
 * What the Telemarketing Sales Rule means for deleting a call uploaded at this time. Whether a recording is one of
 * the records that it names is for the company's counsel to say; the day it was uploaded is the latest to count from.
 */
export function describeRecordKeeping(uploadedAt: string, now = new Date()): string {
	const end = new Date(uploadedAt)
	end.setFullYear(end.getFullYear() + recordKeepingYears)
	const day = formatDate(end.toISOString())
	return end > now
		? `The Telemarketing Sales Rule requires telemarketing records to be kept for five years (16 CFR 310.5). Counted from its upload, that’s until ${day} for this call. Delete it sooner only if it isn’t such a record, or is kept elsewhere.`
		: `The five years for which the Telemarketing Sales Rule requires telemarketing records to be kept (16 CFR 310.5) ended for this call on ${day}, counted from its upload.`
}
