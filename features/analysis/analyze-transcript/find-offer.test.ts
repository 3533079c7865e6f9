import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { untimedCall } from '#features/compliance/fixtures/calls.ts'
import { readCall, type Turn } from '#features/compliance/index.ts'
import { type Analysis, hadOccasion } from '../contract.ts'
import { analyzeTranscript, assessCall, extractFindings } from './analyze-transcript.ts'
import { findOffer } from './find-offer.ts'

const folder = join(import.meta.dirname, '../../../bench/calls')
const calls: Turn[][] = readdirSync(folder)
	.map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as { turns: Turn[] })
	.map(({ turns }) => turns.map((turn) => ({ ...turn, confidence: null })))

const offered = [
	'R: Hi Ann, Bo here. So you have the two cards and the store card, and you are behind on all three?',
	'C: That is right. What would it cost me?',
	'R: Instead of those three you would put aside three hundred and ten a month with us.',
	'C: Okay. Let me talk to my husband.',
]

test('an offer without any disclosures is scored on all of them, and on discovery and closing', () => {
	const { score, disclosures, requiredDisclosures, isPitched } = analyzeTranscript(untimedCall(...offered))
	expect(isPitched).toBe(true)
	expect(disclosures.map(({ status }) => status)).toEqual(Array(7).fill('missing'))
	expect(score.parts.find(({ code }) => code === 'disclosures')).toMatchObject({
		points: 0,
		why: 'Disclosures given: 0 of 7 (partial counts as half)',
	})
	for (const code of ['disclosures', 'discovery', 'closing']) expect(hadOccasion(score, code)).toBe(true)
	expect(requiredDisclosures).toHaveLength(7)
})

test.each([
	['a deposit', 'R: It would be two ninety a month for forty eight months.'],
	['the fee', 'R: Twenty two percent of what you bring in, and that is all of it.'],
	['a promise', 'R: I guarantee every one of those banks will settle.'],
	[
		'enrollment',
		'R: Ready to get started? I can get you enrolled right now and send you the agreement to sign.',
	],
])('%s counts as an offer', (_what, line) => {
	expect(analyzeTranscript(untimedCall('R: Hi Ann.', 'C: Hello.', line, 'C: I see.', line)).isPitched).toBe(
		true,
	)
})

test.each([
	[
		'a message',
		'R: Hi Ann, this is Bo with Harbor Debt Relief about your form. Call me at five five five, one two.',
	],
	['a wrong number', 'R: Is Ann there? I am sorry, I will take this number off our list right away.'],
	[
		'a refusal',
		'R: You are current on one small card. Honestly this is not a good fit for you, so I would not do this.',
	],
	[
		'an apology',
		'R: I am sorry to hear she passed. I will close her request so that no one calls you again.',
	],
])('%s does not count as an offer, so no disclosures are missing', (_what, line) => {
	const { isPitched, requiredDisclosures, skills, score } = analyzeTranscript(
		untimedCall(line, 'C: All right, thank you.'),
	)
	expect(isPitched).toBe(false)
	expect(requiredDisclosures).toEqual([])
	expect(hadOccasion(score, 'disclosures')).toBe(false)
	expect(skills.find(({ code }) => code === 'compliance')?.observed).toContain(
		'No disclosures required: the service wasn’t offered',
	)
})

test('a call without its disclosures never scores higher, and still counts as an offer', () => {
	for (const [at, turns] of calls.entries()) {
		const whole = analyzeTranscript(turns)
		const all = whole.disclosures.flatMap(({ elements }) => elements)
		const one = whole.disclosures[at % whole.disclosures.length]?.elements ?? []
		for (const left of [all, one]) {
			const bare = analyzeTranscript(withoutWords(turns, left))
			// Removing the words may also remove a prohibited statement or the offer in the same sentence, or make what a
			// customer answers sound like an objection.
			const isOtherCall = !findingsOf(whole).isSubsetOf(findingsOf(bare)) || quotesOffer(left)
			if (isOtherCall || bare.objections.length > whole.objections.length) continue
			if (whole.isPitched) expect(bare.isPitched).toBe(true)
			expect(bare.overallScore ?? 0).toBeLessThanOrEqual(whole.overallScore ?? 0)
		}
	}
})

test('overturning a disclosure that was given never raises the score', () => {
	for (const call of calls.map(extractFindings)) {
		const whole = assessCall(call)
		const overturned = whole.disclosures.flatMap(({ code, status }) =>
			status === 'given' ? [[`${code}.given`, 'overturned'] as const] : [],
		)
		const { overallScore, isPitched } = assessCall(call, { decisions: new Map(overturned) })
		expect(overallScore ?? 0).toBeLessThanOrEqual(whole.overallScore ?? 0)
		expect(isPitched).toBe(whole.isPitched)
	}
})

const findingsOf = ({ findings }: Analysis) =>
	new Set(findings.flatMap(({ code, turn, status }) => (status === 'found' ? `${code} ${turn}` : [])))

/** Whether the quoted words themselves show that the service was offered. */
const quotesOffer = (elements: Given[]) =>
	findOffer({
		call: readCall(
			elements.flatMap(({ evidence }) =>
				evidence ? untimedCall(`R: ${evidence.quote}`, `R: ${evidence.quote}`) : [],
			),
		),
		findings: [],
		objections: [],
		isClosedDeal: false,
	})

type Given = { evidence: { turn: number; quote: string } | null }

function withoutWords(turns: Turn[], elements: Given[]): Turn[] {
	const quotes = elements.flatMap(({ evidence }) => evidence ?? [])
	return turns.map((turn, at) => ({
		...turn,
		text: quotes
			.filter((quoted) => quoted.turn === at)
			.reduce((text, { quote }) => text.replace(quote, ''), turn.text),
	}))
}
