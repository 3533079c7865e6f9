import { expect, test } from 'vitest'
import { analyzeTranscript } from '../analyze-transcript/index.ts'
import type { Analysis } from '../contract.ts'
import { compareAnalyses } from './compare-analyses.ts'

const turns = [
	{ speaker: 'rep', text: 'This is Maya with Northfield on a recorded line. How can I help you today?' },
	{ speaker: 'customer', text: 'I am behind on my cards.' },
	{ speaker: 'rep', text: 'I guarantee we will cut your debt in half with our program.' },
].map((turn) => ({
	...turn,
	speaker: turn.speaker as 'rep' | 'customer',
	start: null,
	end: null,
	confidence: null,
}))
const analysis = analyzeTranscript(turns)
const scored = (changes: Partial<Analysis> = {}) => {
	const changed = { ...analysis, ...changes }
	return { analysis: changed, score: changed.overallScore }
}

test('an analysis that went through the database is the same', () => {
	const stored = JSON.parse(JSON.stringify(analysis)) as Analysis
	expect(compareAnalyses(scored(), scored(stored))).toMatchObject({
		isUnchanged: true,
		findingsAdded: [],
		findingsRemoved: [],
		disclosuresChanged: [],
	})
})

test('reports added and removed findings, and lists one whose judgment changed as both', () => {
	expect(analysis.findings.length).toBeGreaterThan(0)
	expect(compareAnalyses(scored({ findings: [] }), scored())).toMatchObject({
		isUnchanged: false,
		findingsAdded: analysis.findings,
		findingsRemoved: [],
	})
	const unclear = analysis.findings.map((finding) => ({ ...finding, status: 'unclear' as const }))
	expect(compareAnalyses(scored(), scored({ findings: unclear }))).toMatchObject({
		findingsAdded: unclear,
		findingsRemoved: analysis.findings,
	})
})

test('describes disclosures by their old and new status', () => {
	const [first, ...rest] = analysis.disclosures
	if (!first) throw new Error('there are seven disclosures')
	const disclosures = [{ ...first, status: 'unclear' as const }, ...rest]
	expect(compareAnalyses(scored(), scored({ disclosures })).disclosuresChanged).toEqual([
		{ code: first.code, title: first.title, before: first.status, after: 'unclear' },
	])
})
