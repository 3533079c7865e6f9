import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Turn } from '#features/compliance/index.ts'

type Labeled = { code: string; turn: number }
export type LabeledCall = {
	id: string
	turns: (Pick<Turn, 'speaker' | 'text'> & { start: number; end: number })[]
	labels: {
		isClosedDeal: boolean
		violations: Labeled[]
		/** What the two reviewers disagreed on: counts neither for nor against. */
		violationsDisputed: Labeled[]
		disclosures: Record<string, { status: string }>
		objections: (Labeled & { handled: boolean })[]
		scores: number[]
	}
}

const folder = join(import.meta.dirname, '../calls')

/** Every labeled call, by id: `d-…` were labeled by two reviewers, `own-…` were written and labeled here. */
export const readLabeledCalls = (): LabeledCall[] =>
	readdirSync(folder)
		.filter((file) => file.endsWith('.json'))
		.sort()
		.map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')))

export const asTurns = (turns: LabeledCall['turns']): Turn[] =>
	turns.map(({ speaker, text, start, end }) => ({ speaker, text, start, end, confidence: null }))
