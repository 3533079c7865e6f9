import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { analyzeTranscript } from '#features/analysis/analyze-transcript/index.ts'
import type { Turn } from '#features/compliance/index.ts'

type Phrases = {
	violations: Record<string, string[]>
	/** Lawful speech that sounds close: 'C:' and 'R:' turns parted by ' // '. */
	nearMisses: Record<string, string[]>
	disclosures: Record<string, { satisfies: string[]; fails: string[] }>
}

const phrases: Phrases = JSON.parse(readFileSync(join(import.meta.dirname, '../phrases.json'), 'utf8'))

const say = (speaker: Turn['speaker'], text: string): Turn => ({
	speaker,
	text,
	start: null,
	end: null,
	confidence: null,
})
const readTurns = (line: string) =>
	line
		.split(' // ')
		.map((part) => say(part.startsWith('C:') ? 'customer' : 'rep', part.replace(/^[CR]:\s*/, '')))

/** For every code: how many of its phrases are found, and how many near misses are wrongly flagged. */
export const reportPhrases = () =>
	Object.fromEntries(
		Object.entries(phrases.violations).map(([code, lines]) => {
			const before = code === 'do_not_call_ignored' ? [say('customer', 'Please stop calling me.')] : []
			const isFound = (line: string) => codesFound([...before, say('rep', line)]).includes(code)
			const lawful = phrases.nearMisses[code] ?? []
			const isFlagged = (line: string) => codesFound(readTurns(line)).length > 0
			return [code, { found: ratio(lines, isFound), falseAlarms: ratio(lawful, isFlagged) }]
		}),
	)

/** For every disclosure: how many satisfying lines are taken as given, and how many that fail as well. */
export const reportDisclosures = () =>
	Object.fromEntries(
		Object.entries(phrases.disclosures).map(([code, { satisfies, fails }]) => {
			const isGiven = (line: string) =>
				analyzeTranscript([say('rep', line)]).disclosures.some(
					(disclosure) => disclosure.code === code && disclosure.status === 'given',
				)
			return [code, { given: ratio(satisfies, isGiven), wronglyGiven: ratio(fails, isGiven) }]
		}),
	)

const codesFound = (turns: Turn[]) =>
	analyzeTranscript(turns).findings.flatMap(({ code, status }) => (status === 'found' ? [code] : []))

const ratio = (lines: readonly string[], isTrue: (line: string) => boolean) =>
	`${lines.filter(isTrue).length}/${lines.length}`
