import type { AuditLine } from '#features/records/contract.ts'
import { formatDateTime, formatTimecode } from '#platform/browser/format-time.ts'
import { formatNumber } from '#platform/text/format-number.ts'

type Details = AuditLine['details']

/**
 * What more a line of the trail says, a phrase a fact: "Score 64 → 78", "Reason: the attorney asked". `people` are the
 * names of those who have or had an account, by id.
 */
export function formatDetails(details: Details, people: ReadonlyMap<string, string>): string[] {
	const { scoreBefore, scoreAfter, versionBefore, versionAfter, countsBefore, countsAfter, ...others } =
		details
	return [
		...formatChange('Score', scoreBefore, scoreAfter),
		...formatChange('Rules', versionBefore, versionAfter),
		...formatChange('Findings to check count', countsBefore, countsAfter),
		...Object.entries(others).map(([name, value]) => `${nameOf(name)}: ${formatValue(name, value, people)}`),
	]
}

function formatChange(what: string, before: Details[string] | undefined, after: Details[string] | undefined) {
	if (before === undefined && after === undefined) return []
	return [`${what} ${before ?? 'none'} → ${after ?? 'none'}`]
}

const names: Record<string, string> = {
	key: 'Finding',
	pack: 'Pack',
	originals: 'With personal numbers',
	ownerId: 'Rep',
	likelyFindings: 'Findings to check count',
	uploadedAt: 'Uploaded',
	durationSeconds: 'Length',
	sample: 'Sample data',
}

/** Details that hold the id of a person. */
const namesPerson = ['ownerId', 'owner', 'person']

/** 'retentionDays' becomes "Retention days". */
function nameOf(name: string) {
	const words = name.replace(/([a-z\d])([A-Z])/g, (_, end, start) => `${end} ${start.toLowerCase()}`)
	return names[name] ?? words.charAt(0).toUpperCase() + words.slice(1)
}

function formatValue(name: string, value: Details[string], people: ReadonlyMap<string, string>) {
	if (typeof value === 'boolean') return value ? 'yes' : 'no'
	// A finding's key is its rule, its turn and a mark: the rule is what a reader knows.
	if (name === 'key') return String(value).split('.')[0]?.replaceAll('_', ' ')
	if (namesPerson.includes(name)) return people.get(String(value)) ?? value
	if (name === 'uploadedAt') return formatDateTime(String(value))
	if (name === 'durationSeconds') return formatTimecode(Number(value))
	return typeof value === 'number' ? formatNumber(value) : value
}
