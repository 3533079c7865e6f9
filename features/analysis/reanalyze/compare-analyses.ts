import { isDeepStrictEqual } from 'node:util'
import type { Analysis, AnalysisDiff } from '../contract.ts'
import { findingKey } from '../finding-key.ts'

/** An analysis, and the score it comes to once what people overturned is left out. */
type Scored = { analysis: Analysis; score: number | null }

/** What a person needs to know before one analysis of a call takes the place of another. */
export function compareAnalyses(before: Scored, after: Scored): AnalysisDiff {
	return {
		isUnchanged: isSame(before.analysis, after.analysis),
		versions: { before: before.analysis.version, after: after.analysis.version },
		score: { before: before.score, after: after.score },
		findingsAdded: without(after.analysis.findings, before.analysis.findings),
		findingsRemoved: without(before.analysis.findings, after.analysis.findings),
		disclosuresChanged: after.analysis.disclosures.flatMap(({ code, title, status }) => {
			const was = before.analysis.disclosures.find((disclosure) => disclosure.code === code)?.status
			return was && was !== status ? [{ code, title, before: was, after: status }] : []
		}),
	}
}

/** Whether two analyses say the same throughout; one of them may have been through the database. */
export function isSame(one: Analysis, other: Analysis) {
	return isDeepStrictEqual(JSON.parse(JSON.stringify(one)), JSON.parse(JSON.stringify(other)))
}

/** Found so, and to the same degree: what was found and is now unclear, or less likely, is removed and added. */
function without(findings: Analysis['findings'], others: Analysis['findings']) {
	const name = (finding: Analysis['findings'][number]) =>
		`${findingKey(finding)} ${finding.status} ${finding.level ?? 'certain'}`
	const known = new Set(others.map(name))
	return findings.filter((finding) => !known.has(name(finding)))
}
