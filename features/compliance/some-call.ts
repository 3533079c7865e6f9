import type { Turn } from './contract.ts'

/** A call for tests: lines of 'R: …' and 'C: …', ten seconds each. */
export const someCall = (...lines: string[]): Turn[] =>
	lines.map((line, index) => ({
		speaker: line.startsWith('C:') ? 'customer' : 'rep',
		text: line.replace(/^[RC]:\s*/, ''),
		start: index * 10,
		end: index * 10 + 9,
		confidence: null,
	}))
