import type { Brief } from '../brief.ts'

/** Words of 'do not mention …' that say nothing of what. */
const idle = new Set(
	'avoid without mention mentioning talk talking about sound sounding make making being words word language anything using like them they their with that this should must dont not never please keep leave customer client message email text script pushy salesy pressure jargon long exclamation emojis emoji technical legalese cheesy formal'.split(
		' ',
	),
)
const shortestStem = 4

/** Beginnings of the words that the request wants left out: 'bankrup' of 'do not mention bankruptcy'. */
export const readAvoided = ({ avoid }: Brief): string[] =>
	avoid.flatMap((each) =>
		(each.toLowerCase().match(/[a-z]{4,}/g) ?? [])
			.filter((word) => !idle.has(word))
			.map((word) => word.slice(0, Math.max(shortestStem, word.length - 2))),
	)

export function isAvoided(words: string, avoided: readonly string[]): boolean {
	if (avoided.length === 0) return false
	const lower = words.toLowerCase()
	return avoided.some((stem) => lower.includes(stem))
}
