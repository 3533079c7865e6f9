import type { Finding } from '#features/compliance/contract.ts'

/** Characters: it is read in passing, between two calls. */
const longestNotice = 255

/** The words for an agent's screen: which rules, in their short titles, never what was said on the call. */
export function formatNotice(findings: readonly Pick<Finding, 'title'>[]): string {
	const titles = [...new Set(findings.map(({ title }) => title))]
	const begin = 'Candor found a critical statement in one of your recent calls: '
	const end = '. Open the call in Candor to see how to fix it.'
	const named = titles.join('; ')
	const room = longestNotice - begin.length - end.length
	return `${begin}${named.length > room ? `${named.slice(0, room - 1)}…` : named}${end}`
}
