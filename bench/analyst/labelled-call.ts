import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Turn } from '#features/compliance/index.ts'

type Labelled = { code: string; turn: number }
export type LabelledCall = {
	id: string
	turns: (Pick<Turn, 'speaker' | 'text'> & { start: number; end: number })[]
	labels: {
		isClosedDeal: boolean
		violations: Labelled[]
		/** What the two reviewers disagreed on: counts neither for nor against. */
		violationsDisputed: Labelled[]
		disclosures: Record<string, { status: string }>
		objections: (Labelled & { handled: boolean })[]
		scores: number[]
	}
}

const folder = join(import.meta.dirname, '../calls')

/** Every labelled call, by id: `d-…` were labelled by two reviewers, `own-…` were written and labelled here. */
export const readLabelledCalls = (): LabelledCall[] =>
	readdirSync(folder)
		.filter((file) => file.endsWith('.json'))
		.sort()
		.map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')))

export const asTurns = (turns: LabelledCall['turns']): Turn[] =>
	turns.map(({ speaker, text, start, end }) => ({ speaker, text, start, end, confidence: null }))
