import { expect, test } from 'vitest'
import { readFigures } from '#platform/english/read-figures.ts'
import { checkContent } from '../compliance-check/check-content.ts'
import type { Brief } from '../request/brief.ts'
import { anyBrief, someBrief } from './fixtures/brief.ts'
import { requiredOf } from './required-of.ts'
import { longestText } from './write/write-text.ts'
import { writePiece } from './write-piece.ts'

const count = 600
const pieces = Array.from({ length: count }, (_, number) => {
	const brief = anyBrief(number)
	return { number, brief, piece: writePiece(brief, number % 5) }
})
const told = ({ number, brief }: (typeof pieces)[number]) =>
	`${number}: ${brief.type}, ${brief.form ?? brief.channel}, ${brief.stage}`

/** A page for the team leaves out times and numbers of one customer, and without a name all figures of a customer. */
const ofOneCustomer = /^(?:appointment|missed_appointment|deposit_date|phone|age)$/
const isLeftOut = ({ channel, customer }: Brief, kind: string) =>
	channel === 'internal' && (customer === null || ofOneCustomer.test(kind))

test('every figure with a meaning stands in the piece', () => {
	const unused = pieces.flatMap((each) =>
		each.brief.figures
			.filter(({ kind }) => !isLeftOut(each.brief, kind))
			.filter(({ kind, text }) => kind !== 'other' && !each.piece.content.includes(text))
			.map(({ text }) => `${told(each)}: ${text}`),
	)
	expect(unused).toEqual([])
})

/** What can be computed from the figures of a request: a rate of an amount, a deposit for some months. */
const computedFrom = (known: readonly number[]) =>
	known.flatMap((one) => known.flatMap((other) => [one * other, (one * other) / 100]))

test('no figure is invented: each stands in the request or is computed from those that do', () => {
	const structure = /^(?:Day \d+|Voicemail \d+|\d+\.) ?/
	const invented = pieces.flatMap((each) => {
		const given = each.brief.figures.flatMap(({ text }) => readFigures(text).map(({ value }) => value))
		const known = [...given, ...computedFrom(given)]
		return each.piece.content.split('\n').flatMap((line) =>
			readFigures(line.replace(structure, ''))
				.filter(({ value }) => !known.includes(value))
				.map(({ value }) => `${told(each)}: ${value} in ${line}`),
		)
	})
	expect(invented).toEqual([])
})

test('whatever a piece has to disclose is in it', () => {
	const missing = pieces.flatMap((each) =>
		requiredOf(each.brief, each.piece.content)
			.filter(({ isGiven }) => !isGiven)
			.map(({ code }) => `${told(each)}: ${code}`),
	)
	expect(missing).toEqual([])
})

test('nothing a piece says is a prohibited claim, but for the rare wording that the compliance check removes', () => {
	const some = pieces.slice(0, 40)
	const found = some.flatMap((each) =>
		checkContent(each.piece.content).map(({ code, quote }) => `${told(each)}: ${code}: ${quote}`),
	)
	expect(found.length, found.join('\n')).toBeLessThanOrEqual(some.length * 0.05)
})

test('a piece is whole: no slot is left open, no line is empty of words, and its title is short', () => {
	const odd = pieces.filter(
		({ piece: { title, content } }) =>
			title === '' ||
			title.length > 80 ||
			/[{}]|undefined|null| {2}|\n{3}|^(?:- |\d+\. )?$|\.\.|\b(\w{3,}) \1\b/m.test(
				`${title}\n${content.replaceAll('\n\n', '\n')}`,
			),
	)
	expect(odd.map((each) => `${told(each)}: ${each.piece.content}`)).toEqual([])
})

test('the same request and seed give the same piece, another seed another one', () => {
	const brief = anyBrief(4)
	expect(writePiece(brief, 7)).toEqual(writePiece(brief, 7))
	expect(writePiece(brief, 8).content).not.toBe(writePiece(brief, 7).content)
})

test('pieces do not read alike, for other requests nor for the same one asked again', () => {
	const others = pieces.slice(0, 80).map(({ piece }) => triplesOf(piece.content))
	expect(medianOf(pairsOf(others))).toBeLessThan(0.05)
	const again = [0, 1, 2, 3, 4, 5].map((seed) =>
		triplesOf(writePiece(someBrief({ stage: 'after_call', objections: ['price'] }), seed).content),
	)
	expect(medianOf(pairsOf(again))).toBeLessThan(0.35)
})

test('an email has a subject, a greeting and a sign-off with the names that were given', () => {
	const { content } = writePiece(someBrief({ customer: 'Denise', rep: 'Marcus', company: 'Harbor' }), 1)
	expect(content).toMatch(/^Subject: \S/)
	expect(content).toMatch(/\n\n(?:Hi|Hello|Dear) Denise/)
	expect(content).toMatch(/Marcus/)
})

test('a text message is short and tells the way out', () => {
	const brief = someBrief({
		type: 'general',
		channel: 'text',
		form: 'text_message',
		stage: 'missed_appointment',
	})
	for (let seed = 0; seed < 30; seed++) {
		const { content } = writePiece(brief, seed)
		expect(content.length).toBeLessThanOrEqual(longestText)
		expect(content).toMatch(/reply STOP to opt out/i)
	}
})

test('a voicemail says nothing of debts, and keeps the figures for the caller', () => {
	const figures = [{ kind: 'total_debt', text: '$31,480', asked: '31k' }] as const
	for (let seed = 0; seed < 20; seed++) {
		const { content } = writePiece(someBrief({ type: 'script', channel: 'voicemail', figures }), seed)
		const [spoken = '', ...notes] = content.split('\n\n').slice(1)
		expect(spoken).not.toMatch(/debt|owe|card|\$|program|settle/i)
		expect(notes.join('\n')).toContain('$31,480')
	}
})

test('a call begins with who calls, that it is recorded, and what is sold', () => {
	for (const stage of ['new_lead', 'after_call', 'in_program'] as const) {
		for (let seed = 0; seed < 12; seed++) {
			const { content } = writePiece(someBrief({ type: 'script', channel: 'phone', stage }), seed)
			const opening = content.split('\n2. ')[0] ?? ''
			expect(opening).toMatch(/record/)
			expect(opening).toMatch(/\[your company\]/)
			expect(opening).toMatch(/debt settlement (?:company|service)/)
		}
	}
})

test('a sequence has the messages and the days that were asked for, the last of which lets go', () => {
	const { content } = writePiece(
		someBrief({ type: 'sequence', stage: 'went_quiet', messages: { count: 4, days: [1, 3, 7, 14] } }),
		3,
	)
	expect(content.match(/^Day \d+/gm)).toEqual(['Day 1', 'Day 3', 'Day 7', 'Day 14'])
	expect(new Set(content.match(/^Subject: .+/gm)).size).toBe(4)
})

test('messages go out when and how the request tells of each', () => {
	const told = [
		{ time: 'Tonight', way: 'text' as const },
		{ time: 'Tomorrow', way: 'call' as const },
		{ time: 'On Sunday', way: null },
	]
	const { content } = writePiece(someBrief({ type: 'sequence', messages: { count: 3, days: null, told } }), 3)
	expect(content.match(/^\S.* \((?:email|text|call)\)$/gm)).toEqual([
		'Tonight (text)',
		'Tomorrow (call)',
		expect.stringMatching(/^On Sunday \((?:email|text)\)$/),
	])
})

test('an objection is answered, at length and in short, and the customer let go', () => {
	const { content } = writePiece(
		someBrief({
			type: 'objection_response',
			channel: 'phone',
			objections: ['spouse'],
			partner: { relation: 'wife', name: null },
		}),
		2,
	)
	expect(content).toMatch(/^Objection: “[^”]*my wife/im)
	expect(content).toMatch(/\nResponse:\n/)
	expect(content).toMatch(/still say no|stay with no|answer is no/)
})

test('an unlawful wish is told with what was written in its place, and the law', () => {
	const brief = someBrief({
		unlawful: [
			{ code: 'credit_harm_denial', asked: 'tell her it wont hurt her credit' },
			{ code: 'nonpayment_consequences', asked: 'leave out the risks' },
		],
		language: 'Spanish',
	})
	const { content, changes } = writePiece(brief, 1)
	const [credit, risks, language] = changes
	expect(credit).toMatchObject({
		asked: 'tell her it wont hurt her credit',
		citation: expect.stringContaining('310.3'),
	})
	expect(content).toContain(/“(.+)”/.exec(credit?.wrote ?? '')?.[1])
	expect(risks?.citation).toMatch(/310\.3\(a\)\(1\)\(viii\)\(C\)/)
	expect(language).toMatchObject({ asked: 'Spanish', citation: null })
	expect(requiredOf(brief, content).find(({ code }) => code === 'nonpayment_consequences')?.isGiven).toBe(
		true,
	)
})

function triplesOf(content: string): Set<string> {
	const words = content.toLowerCase().match(/[\p{L}\p{N}$%']+/gu) ?? []
	return new Set(words.slice(2).map((_, at) => words.slice(at, at + 3).join(' ')))
}

function pairsOf(sets: readonly Set<string>[]): number[] {
	return sets.flatMap((one, at) =>
		sets.slice(at + 1).map((other) => {
			const shared = [...one].filter((each) => other.has(each)).length
			return shared / (one.size + other.size - shared)
		}),
	)
}

function medianOf(values: number[]): number {
	return values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}
