import type { CallBook, CallFigures, Extreme, KnownCall } from '../calls/call-book.ts'
import { coach } from './coach.ts'
import type { Asking, CoachAnswer } from './coach-answer.ts'

const noFigures: CallFigures = {
	calls: 0,
	scored: 0,
	passed: 0,
	averageScore: null,
	closedDeals: 0,
	from: null,
	to: null,
	disclosuresDue: 0,
	disclosures: [],
	statements: [],
	objections: [],
	skills: [],
	trend: null,
}

const orders: Readonly<Record<Extreme, (a: KnownCall, b: KnownCall) => number>> = {
	best: (a, b) => (b.score ?? 0) - (a.score ?? 0),
	worst: (a, b) => (a.score ?? 0) - (b.score ?? 0),
	longest: (a, b) => (b.seconds ?? 0) - (a.seconds ?? 0),
	shortest: (a, b) => (a.seconds ?? 0) - (b.seconds ?? 0),
	newest: (a, b) => b.at.getTime() - a.at.getTime(),
	oldest: (a, b) => a.at.getTime() - b.at.getTime(),
	'most flagged': (a, b) => b.statements.length - a.statements.length,
	'least flagged': (a, b) => a.statements.length - b.statements.length,
}

/** A call book for tests: its calls, newest first, and the figures it counts. */
export const someCallBook = (
	known: readonly KnownCall[] = [],
	figures: Partial<CallFigures> = {},
): CallBook => {
	const scored = known.filter(({ score }) => score !== null)
	return {
		latest: async () => known[0] ?? null,
		named: async (name) =>
			known.filter(({ customer }) => customer?.toLowerCase().includes(name.toLowerCase())),
		byId: async (id) => known.find((call) => call.id === id) ?? null,
		extreme: async (which) => scored.toSorted(orders[which])[0] ?? null,
		figures: async () => ({ ...noFigures, ...figures }),
	}
}

/** Says the messages one after the other, as one conversation, and gives the answers. */
export async function converse(
	messages: readonly string[],
	given: Partial<Pick<Asking, 'calls' | 'person' | 'at'>> = {},
): Promise<CoachAnswer[]> {
	const answers: CoachAnswer[] = []
	for (const message of messages) {
		const thread = structuredClone(answers.at(-1)?.thread ?? null)
		const person = { name: 'Dana Ruiz', role: 'salesrep' as const }
		answers.push(await coach({ message, thread, history: [], calls: someCallBook(), person, ...given }))
	}
	return answers
}

/** The answer to the last of the messages. */
export async function lastAnswer(...messages: string[]): Promise<CoachAnswer> {
	const answer = (await converse(messages)).at(-1)
	if (!answer) throw new Error('Nothing was asked.')
	return answer
}
