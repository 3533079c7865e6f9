/** The parts of a call's review, in the order of their tabs; the transcript is one only where there is no room beside it. */
export const callTabs = ['transcript', 'score', 'findings', 'disclosures', 'coaching'] as const
export type CallTab = (typeof callTabs)[number]

/** Where a link to a call leads: a tab, a row to open there, a turn of the transcript. */
export type CallPlace = { tab: CallTab | null; row: string; turn: number | null }

/** Headings that a link may name. */
const headings: Record<string, CallTab> = {
	score: 'score',
	'compliance-issues': 'findings',
	'needs-review': 'findings',
	'check-these': 'findings',
	'possible-issues': 'findings',
	'missing-disclosures': 'disclosures',
	'required-disclosures': 'disclosures',
	objections: 'coaching',
	comments: 'coaching',
}

/** The tab that lists a finding by the letter of its name: C1 a statement, D1 a disclosure. */
const byLetter: Record<string, CallTab> = { C: 'findings', D: 'disclosures', O: 'coaching', S: 'coaching' }

/** Reads the hash of an address: `#turn-12`, `#finding-C1`, `#required-disclosures`. */
export function readPlace(hash: string): CallPlace {
	const place = hash.replace(/^#/, '')
	const turn = /^turn-(\d{1,6})$/.exec(place)?.[1]
	if (turn !== undefined) return { tab: 'transcript', row: '', turn: Number(turn) }
	const row = /^finding-([A-Z]\d{1,4})$/.exec(place)?.[1]
	if (row !== undefined) return { tab: tabOf(row), row, turn: null }
	return { tab: headings[place] ?? null, row: '', turn: null }
}

/** The tab that lists the finding of this name, null for one that is listed nowhere. */
export function tabOf(ref: string): CallTab | null {
	return /^[A-Z]\d+$/.test(ref) ? (byLetter[ref.charAt(0)] ?? null) : null
}
