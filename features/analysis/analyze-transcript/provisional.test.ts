import { expect, test } from 'vitest'
import { heardTurn } from '#features/compliance/fixtures/calls.ts'
import { Analysis } from '../contract.ts'
import { analyzeTranscript } from './analyze-transcript.ts'

/** Lines like 'R: …' and 'C: …'; 'word/0.2' sets the confidence of a word. */
const heard = (...lines: string[]) =>
	Analysis.parse(
		analyzeTranscript(
			lines.map((line, at) => heardTurn(line.slice(3), line.startsWith('C:') ? 'customer' : 'rep', at * 20)),
		),
	)
const mumbled = (line: string) => line.replaceAll(/(\S+)(?<!:)(?= |$)/g, '$1/0.06')

const opening = [
	'R: hi ann this is bo lund with harbor debt relief on a recorded line what happened with the cards',
	'C: i lost my job and i owe twelve thousand',
	'R: i am sorry to hear that i will text you the agreement now go ahead and sign it',
]
const signed = 'C: okay i signed it'

test('clear words close a deal, unclear words only make it provisional', () => {
	expect(heard(...opening, signed)).toMatchObject({ isClosedDeal: true, enrollmentTurn: 3 })
	const { isClosedDeal, enrollmentTurn, provisional, score, summary } = heard(...opening, mumbled(signed))
	expect({ isClosedDeal, enrollmentTurn }).toEqual({ isClosedDeal: false, enrollmentTurn: null })
	expect(provisional?.enrollment).toMatchObject({ turn: 3, quote: 'Okay i signed it.', confidence: 0.06 })
	expect(score.caps).toEqual([])
	expect(summary.at(-1)).toBe('It’s unclear from the recording whether the customer enrolled.')
})

test('a deal that uncertain words cancel is provisional', () => {
	const { isClosedDeal, provisional } = heard(...opening, signed, 'R: great', mumbled('C: cancel it please'))
	expect(isClosedDeal).toBe(false)
	expect(provisional?.enrollment?.turn).toBe(3)
})

test('a statement in uncertain words does not affect the score or the coaching', () => {
	const garbled = 'R: there/0.3 is/0.2 a/0.2 government/0.3 program/0.4 for/0.2 this/0.2'
	const without = heard(...opening, signed)
	const { findings, overallScore, complianceIssues, improvements, actions } = heard(
		...opening,
		signed,
		garbled,
	)
	expect(findings).toMatchObject([{ code: 'government_affiliation', status: 'unclear' }])
	expect({ overallScore, complianceIssues, improvements, actions }).toEqual({
		overallScore: without.overallScore,
		complianceIssues: without.complianceIssues,
		improvements: without.improvements,
		actions: without.actions,
	})
})

test('a disclosure in uncertain words is neither given nor missing', () => {
	const notice = 'R: this call is recorded'
	const read = (line: string) => heard(...opening.with(0, 'R: hi ann this is bo'), line, signed)
	const status = (analysis: Analysis) =>
		analysis.disclosures.find(({ code }) => code === 'recording_notice')?.status
	const [given, unclear] = [read(notice), read(mumbled(notice))]
	expect([status(given), status(unclear)]).toEqual(['given', 'unclear'])
	expect(unclear.requiredDisclosures).toEqual(given.requiredDisclosures)
	expect(unclear.score.parts.find(({ code }) => code === 'disclosures')?.why).toContain('1 unclear')
})

test('an objection counts only if both it and the answer were clear', () => {
	const objection = 'C: i need to talk to my husband first'
	const answer = 'R: of course what would he want to know about the program'
	const codes = (...lines: string[]) => {
		const { objections, provisional } = heard(...opening, ...lines)
		return {
			certain: objections.map(({ code }) => code),
			provisional: provisional?.objections.map(({ code }) => code),
		}
	}
	expect(codes(objection, answer)).toEqual({ certain: ['spouse'], provisional: [] })
	expect(codes(mumbled(objection), answer)).toEqual({ certain: [], provisional: ['spouse'] })
	expect(codes(objection, mumbled(answer))).toEqual({ certain: [], provisional: ['spouse'] })
})

test('a skill shown in uncertain words earns no points and is listed as provisional', () => {
	const empathy = 'R: i am so sorry to hear that it sounds really stressful'
	const texts = ({ strengths }: Analysis) => strengths
	const cold = [opening[0] ?? '', opening[1] ?? '']
	const shown = texts(heard(...cold, empathy)).filter((text) => !texts(heard(...cold)).includes(text))
	expect(shown.length).toBeGreaterThan(0)
	const { strengths, provisional } = heard(...cold, mumbled(empathy))
	expect(strengths).not.toEqual(expect.arrayContaining(shown))
	expect(provisional?.strengths.map(({ text }) => text)).toEqual(expect.arrayContaining(shown))
})

test('an unclear name is provisional, unless it is clear elsewhere in the call', () => {
	const greeting = 'R: hi my name is Dorsey/0.2 with harbor debt relief how much do you owe on the cards'
	const { salesAgentName, provisional } = heard(greeting, 'C: about twelve thousand')
	expect(salesAgentName).toBe('Unknown')
	expect(provisional?.salesAgentName).toEqual({ name: 'Dorsey', confidence: 0.2 })
	const again = heard(greeting, 'C: who is this', 'R: my name is Dorsey with harbor')
	expect(again).toMatchObject({ salesAgentName: 'Dorsey', provisional: { salesAgentName: null } })
})

test('a call that is mostly unclear is not scored and says so', () => {
	const { overallScore, score, findings } = heard(...opening.map(mumbled), mumbled(signed))
	expect(overallScore).toBeNull()
	expect(score.notScoredBecause).toContain('is unclear')
	expect(findings.filter(({ status }) => status === 'found')).toEqual([])
})

test('words without a confidence count as certain', () => {
	const written = [...opening, signed].map((line) => ({
		...heardTurn(line.slice(3), line.startsWith('C:') ? 'customer' : 'rep'),
		confidence: null,
		words: undefined,
	}))
	const { isClosedDeal, provisional } = analyzeTranscript(written.map(({ words: _words, ...turn }) => turn))
	expect(isClosedDeal).toBe(true)
	expect(provisional).toEqual({
		enrollment: null,
		salesAgentName: null,
		prospectName: null,
		objections: [],
		strengths: [],
	})
})
