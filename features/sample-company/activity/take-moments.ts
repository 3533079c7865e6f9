import type { Moment } from './find-moments.ts'

type About = { code: string; found: string; daysAgo: number; says?: string | undefined }

const dayMilliseconds = 24 * 60 * 60 * 1000
/** Days in time that weigh as much as one more item of the same rep. */
const daysForEachOther = 5

/**
 * Picks a different call for each item: of the moments of its kind the nearest in time, preferring reps with fewer items.
 * Picks nothing where no call is left.
 */
export function takeMoments(moments: readonly Moment[], items: readonly About[], now: Date) {
	const calls = new Set<string>()
	const timesTaken = new Map<string, number>()
	return items.map(({ code, found, daysAgo, says = '' }) => {
		const at = now.getTime() - daysAgo * dayMilliseconds
		const cost = ({ uploadedAt, ownerId }: Moment) =>
			Math.abs(uploadedAt.getTime() - at) / dayMilliseconds +
			daysForEachOther * (timesTaken.get(ownerId) ?? 0)
		const [moment] = moments
			.filter((each) => each.code === code && each.found === found && !calls.has(each.recordingId))
			.filter(({ quote }) => (quote ?? '').includes(says))
			.sort((a, b) => cost(a) - cost(b))
		if (moment) {
			calls.add(moment.recordingId)
			timesTaken.set(moment.ownerId, (timesTaken.get(moment.ownerId) ?? 0) + 1)
		}
		return moment
	})
}
