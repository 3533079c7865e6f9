import type { Tone } from '#design/tone.ts'

/** What a score is called, and the tone it is shown in. The words stay with the color, never the color alone. */
export type Band = { words: string; tone: Tone }

type Scale = readonly (readonly [from: number, words: string, tone: Tone])[]

const ring: Scale = [
	[85, 'EXCELLENT/PASSING', 'excellent'],
	[70, 'GOOD/PASSING', 'good'],
	[0, 'FAILED/NEEDS MAJOR WORK', 'failed'],
]
const admin: Scale = [
	[90, 'Excellent', 'excellent'],
	[80, 'Good', 'good'],
	[70, 'Average', 'average'],
	[0, 'Needs Improvement', 'failed'],
]
const compliance: Scale = [
	[95, 'Compliant', 'excellent'],
	[85, 'Monitor', 'average'],
	[0, 'At Risk', 'failed'],
]
const rolePlay: Scale = [
	[80, '', 'excellent'],
	[60, '', 'average'],
	[0, '', 'failed'],
]
const outOfTen: Scale = [
	[8.5, '', 'excellent'],
	[7, '', 'good'],
	[6, '', 'average'],
	[0, '', 'failed'],
]
const label: Scale = [
	[80, 'Excellent Performance', 'good'],
	[70, 'Good', 'good'],
	[60, 'Average', 'average'],
	[0, 'Needs Improvement', 'failed'],
]

/** The band beside a score ring, 0-100. */
export const ringBand = (score: number): Band => bandOf(ring, score)

/**
 * The label of a call in a list, 0-100. At 80 to 84 the words say more than the ring's band does; both words
 * stay, and the ring's tone wins, so that a card shows one color.
 */
export function cardLabel(score: number): Band {
	const band = bandOf(label, score)
	return score >= 70 ? { words: band.words, tone: ringBand(score).tone } : band
}

/** A rep's average score for administrators, 0-100. */
export const adminScoreBadge = (score: number): Band => bandOf(admin, score)

/** A rep's compliance for administrators, 0-100. */
export const adminComplianceBadge = (score: number): Band => bandOf(compliance, score)

/** A role-play score, 0-100. */
export const rolePlayTone = (score: number): Tone => bandOf(rolePlay, score).tone

/** A bar of a role-play, 0-10. */
export const rolePlayBarTone = (value: number): Tone => rolePlayTone(value * 10)

/** A skill or an employee's average, 0-10. */
export const skillTone = (value: number): Tone => bandOf(outOfTen, value).tone

function bandOf(scale: Scale, score: number): Band {
	const [, words, tone] = scale.find(([from]) => score >= from) ??
		scale[scale.length - 1] ?? [0, '', 'failed']
	return { words, tone }
}
