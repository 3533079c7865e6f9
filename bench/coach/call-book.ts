import type {
	CallBook,
	CallFigures,
	CallScope,
	KnownCall,
	SpokenTurn,
} from '#features/chat/calls/call-book.ts'
import { prohibitedStatements, requiredDisclosures } from '#features/compliance/index.ts'
import { knownObjections } from '#features/playbook/index.ts'

type CallFixture = Pick<KnownCall, 'customer' | 'score'> & {
	daysAgo: number
	rep?: string
	isClosedDeal?: boolean
	/** Codes with what the rep said. */
	said?: Record<string, string>
	missed?: string[]
	/** Codes with whether they were handled. */
	objections?: Record<string, boolean>
	/** 0-10: discovery, rapport, objection handling, compliance, closing. */
	skills?: [number, number, number, number, number]
}

const skills = [
	{ code: 'discovery', title: 'Discovery' },
	{ code: 'rapport', title: 'Rapport & empathy' },
	{ code: 'objection_handling', title: 'Objection handling' },
	{ code: 'compliance', title: 'Compliance' },
	{ code: 'closing', title: 'Closing' },
]

const titleOf = (list: readonly { code: string; title: string }[], code: string) =>
	list.find((each) => each.code === code)?.title ?? code

/** The calls of Maya, who asks, newest first; then two of Devon's, of whom only an administrator may know. */
const fixtures: CallFixture[] = [
	{
		daysAgo: 0.2,
		customer: 'Harold Jensen',
		score: 58,
		said: { advance_fee: 'Your first two drafts cover our setup.' },
		missed: ['fees_and_total_cost'],
		objections: { price: false },
		skills: [7, 6, 4, 2, 5],
	},
	{
		daysAgo: 1,
		customer: 'Denise Walker',
		score: 64,
		missed: ['fees_and_total_cost', 'time_to_results'],
		objections: { spouse: false },
		skills: [7, 7, 3, 6, 5],
	},
	{ daysAgo: 3, customer: 'Priya Nair', score: 91, isClosedDeal: true, skills: [9, 9, 8, 10, 9] },
	{
		daysAgo: 5,
		customer: 'Marcus Bell',
		score: 82,
		isClosedDeal: true,
		missed: ['fees_and_total_cost'],
		objections: { think_about_it: true },
		skills: [8, 8, 7, 9, 8],
	},
	{
		daysAgo: 8,
		customer: 'Tanya Brooks',
		score: 77,
		objections: { spouse: true },
		skills: [8, 7, 7, 9, 6],
	},
	{ daysAgo: 11, customer: 'Luis Ortega', score: 88, isClosedDeal: true, skills: [9, 8, 7, 9, 9] },
	{ daysAgo: 15, customer: null, score: null },
	{
		daysAgo: 20,
		customer: 'Gloria Kim',
		score: 69,
		said: { lawsuit_denial: "They won't sue you, costs them too much." },
		missed: ['fees_and_total_cost', 'time_to_results'],
		objections: { spouse: false },
		skills: [8, 7, 4, 4, 6],
	},
	{
		daysAgo: 27,
		customer: 'Ray Dawson',
		score: 72,
		missed: ['amount_before_offer'],
		objections: { scam_fear: true },
		skills: [7, 7, 6, 8, 6],
	},
	{
		daysAgo: 35,
		customer: 'Sandra Cole',
		score: 61,
		said: { guaranteed_result: 'I guarantee we get every one of these settled.' },
		missed: ['time_to_results'],
		skills: [7, 7, 5, 2, 6],
	},
	{ daysAgo: 48, customer: 'Pete Novak', score: 74, objections: { price: true }, skills: [7, 7, 6, 8, 7] },
	{
		daysAgo: 60,
		customer: 'Wanda Hughes',
		score: 55,
		missed: ['fees_and_total_cost'],
		objections: { spouse: false, scam_fear: false },
		skills: [6, 6, 2, 6, 4],
	},
	{
		daysAgo: 2,
		rep: 'Devon Price',
		customer: 'Olga Petrov',
		score: 47,
		said: { credit_harm_denial: "This won't touch your credit." },
		missed: ['nonpayment_consequences', 'dedicated_account_rights'],
		skills: [5, 6, 4, 2, 4],
	},
	{
		daysAgo: 6,
		rep: 'Devon Price',
		customer: 'Sam Whitfield',
		score: 80,
		isClosedDeal: true,
		missed: ['dedicated_account_rights'],
		skills: [8, 8, 7, 8, 8],
	},
]

function asKnown(call: CallFixture, at: number): KnownCall {
	const date = new Date(Date.now() - call.daysAgo * 24 * 3600 * 1000)
	/** Where a quote stands does not matter here: one a minute. */
	const start = (index: number) => 60 * (index + 2)
	return {
		id: `00000000-0000-4000-8000-${String(at + 1).padStart(12, '0')}`,
		title: call.customer ? `Call with ${call.customer}` : 'Short call',
		customer: call.customer,
		isOwn: call.rep === undefined,
		rep: call.rep ?? 'Maya Torres',
		at: date,
		seconds: null,
		score: call.score,
		notScoredBecause: call.score === null ? 'Too short to score: the rep said only 4 words.' : null,
		isClosedDeal: call.isClosedDeal ?? false,
		statements: Object.entries(call.said ?? {}).map(([code, quote], index) => {
			const statement = prohibitedStatements.find((each) => each.code === code)
			if (!statement) throw new Error(`No statement is called ${code}`)
			const { title, citation, why, sayInstead } = statement
			return { code, title, citation, why, sayInstead, quote, start: start(index) }
		}),
		disclosures: (call.missed ?? []).map((code) => {
			const disclosure = requiredDisclosures.find((each) => each.code === code)
			if (!disclosure) throw new Error(`No disclosure is called ${code}`)
			return { code, title: disclosure.title, status: 'missing', sayThis: disclosure.sayThis }
		}),
		disclosuresWereDue: call.score !== null,
		objections: Object.entries(call.objections ?? {}).map(([code, handled], index) => ({
			code,
			title: titleOf(knownObjections, code),
			handled,
			quote: spokenAs[code] ?? '',
			start: start(index + 3),
		})),
		skills: skills.flatMap((skill, index) => {
			const score = call.skills?.[index]
			return score === undefined ? [] : [{ ...skill, score }]
		}),
		strengths: call.isClosedDeal ? ['Every cost was said before the customer agreed'] : [],
		talk: { repShare: 0.55, longestMonologueSeconds: 70, questions: 9 },
		actions: call.missed ? ['Say the total cost in dollars before you ask for a decision'] : [],
	}
}

const spokenAs: Record<string, string> = {
	price: 'That is more than I thought it would be.',
	spouse: 'I would have to talk to my husband first.',
	think_about_it: 'Let me think about it.',
	scam_fear: 'How do I know this is not a scam?',
}

/** All of these calls, newest first. */
export const everyCall = () => fixtures.map(asKnown).toSorted((a, b) => b.at.getTime() - a.at.getTime())

/** A made-up book of calls; for a sales rep it holds Maya's alone, whatever scope is asked for. */
export function someCallBook(asker: 'salesrep' | 'admin'): CallBook {
	const all = everyCall()
	const within = ({ of, since }: CallScope) =>
		all.filter(
			({ rep, at }) =>
				(rep === 'Maya Torres' || (of === 'team' && asker === 'admin')) && (!since || at >= since),
		)
	return {
		list: async (scope, most) => within(scope).slice(0, most),
		latest: async (scope) => within(scope)[0] ?? null,
		named: async (name, scope) =>
			within(scope)
				.filter(({ customer, title }) => `${customer} ${title}`.toLowerCase().includes(name.toLowerCase()))
				.slice(0, 5),
		byId: async (id) => within({ of: 'team', since: null }).find((call) => call.id === id) ?? null,
		extreme: async (which, scope) => {
			const scored = within(scope).toSorted((a, b) => (b.score ?? 0) - (a.score ?? 0))
			return scored.filter(({ score }) => score !== null).at(which === 'best' ? 0 : -1) ?? null
		},
		figures: async (scope) => figuresOf(within(scope)),
		turns: async (ids) =>
			within({ of: 'team', since: null })
				.filter(({ id }) => ids.includes(id))
				.map((call) => ({ id: call.id, turns: wordsOf(call) })),
	}
}

function figuresOf(calls: readonly KnownCall[]): CallFigures {
	const scores = calls.flatMap(({ score }) => score ?? [])
	const half = scores.length >> 1
	return {
		calls: calls.length,
		scored: scores.length,
		passed: scores.filter((score) => score >= 70).length,
		averageScore: scores.length ? Math.round(mean(scores)) : null,
		closedDeals: calls.filter(({ isClosedDeal }) => isClosedDeal).length,
		from: calls.at(-1)?.at ?? null,
		to: calls[0]?.at ?? null,
		disclosures: grouped(calls, 'disclosures').map(({ code, title, those }) => ({
			code,
			title,
			missed: those.length,
		})),
		disclosuresDue: calls.filter((call) => call.disclosuresWereDue).length,
		statements: grouped(calls, 'statements').flatMap(({ code, title, those }) => {
			const [latest] = those
			if (!latest) return []
			const { call, item } = latest
			return { code, title, calls: those.length, latest: { ...call, start: item.start } }
		}),
		objections: grouped(calls, 'objections').map(({ code, title, those }) => ({
			code,
			title,
			raised: those.length,
			handled: those.filter(({ item }) => item.handled).length,
		})),
		skills: grouped(calls, 'skills')
			.map(({ code, title, those }) => ({
				code,
				title,
				average: Math.round(mean(those.map(({ item }) => item.score)) * 10) / 10,
			}))
			.toSorted((a, b) => a.average - b.average),
		talk: { repShare: 0.55, questions: 9, longest: null },
		trend:
			scores.length < 4
				? null
				: {
						newer: Math.round(mean(scores.slice(0, half))),
						older: Math.round(mean(scores.slice(half))),
					},
	}
}

/** The moments that the analysis quotes, between lines that are on every call. */
const wordsOf = ({ statements, objections }: KnownCall): SpokenTurn[] =>
	[
		{ speaker: 'rep' as const, text: 'Hi, this is Maya with Northfield on a recorded line.', start: 0 },
		...statements.map(({ quote, start }) => ({ speaker: 'rep' as const, text: quote, start })),
		...objections.map(({ quote, start }) => ({ speaker: 'customer' as const, text: quote, start })),
		{ speaker: 'rep' as const, text: 'Not paying your cards will likely hurt your credit.', start: 600 },
	].toSorted((a, b) => (a.start ?? 0) - (b.start ?? 0))

type Listed = 'statements' | 'disclosures' | 'objections' | 'skills'

/** What is listed on calls by its code, most often first, each with the calls it is on. */
function grouped<List extends Listed>(calls: readonly KnownCall[], list: List) {
	const each = calls.flatMap((call) =>
		call[list].map((item: KnownCall[List][number]) => ({ call: { id: call.id, title: call.title }, item })),
	)
	return Object.entries(Object.groupBy(each, ({ item }) => item.code))
		.map(([code, those = []]) => ({ code, title: those[0]?.item.title ?? code, those }))
		.toSorted((a, b) => b.those.length - a.those.length)
}

const mean = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0) / numbers.length
