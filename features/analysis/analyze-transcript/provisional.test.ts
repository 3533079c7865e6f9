import { expect, test } from 'vitest'
import { heardTurn } from '#features/compliance/fixtures/calls.ts'
import { Analysis } from '../contract.ts'
import { analyzeTranscript } from './analyze-transcript.ts'

/** 'R: …' and 'C: …', a word with its confidence as 'word/0.2'. */
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

test('a deal is closed by words that were heard, and only provisional on words that hardly were', () => {
	expect(heard(...opening, signed)).toMatchObject({ isClosedDeal: true, enrollmentTurn: 3 })
	const { isClosedDeal, enrollmentTurn, provisional, score, summary } = heard(...opening, mumbled(signed))
	expect({ isClosedDeal, enrollmentTurn }).toEqual({ isClosedDeal: false, enrollmentTurn: null })
	expect(provisional?.enrollment).toMatchObject({ turn: 3, quote: 'Okay i signed it.', confidence: 0.06 })
	expect(score.caps).toEqual([])
	expect(summary.at(-1)).toBe('Whether the customer enrolled could not be heard clearly.')
})

test('a deal that uncertain words take back is not closed for certain', () => {
	const { isClosedDeal, provisional } = heard(...opening, signed, 'R: great', mumbled('C: cancel it please'))
	expect(isClosedDeal).toBe(false)
	expect(provisional?.enrollment?.turn).toBe(3)
})

test('a statement on uncertain words costs nothing, and nobody is told to say something else instead', () => {
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

test('a disclosure that could not be made out is neither given nor missing', () => {
	const notice = 'R: this call is recorded'
	const read = (line: string) => heard(...opening.with(0, 'R: hi ann this is bo'), line, signed)
	const status = (analysis: Analysis) =>
		analysis.disclosures.find(({ code }) => code === 'recording_notice')?.status
	const [given, unclear] = [read(notice), read(mumbled(notice))]
	expect([status(given), status(unclear)]).toEqual(['given', 'unclear'])
	expect(unclear.requiredDisclosures).toEqual(given.requiredDisclosures)
	expect(unclear.score.parts.find(({ code }) => code === 'disclosures')?.why).toContain('1 not heard clearly')
})

test('an objection counts only where it and its answer were heard', () => {
	const objection = 'C: i need to talk to my husband first'
	const answer = 'R: of course what would he want to know about the program'
	const codes = (...lines: string[]) => {
		const { objections, provisional } = heard(...opening, ...lines)
		return {
			sure: objections.map(({ code }) => code),
			maybe: provisional?.objections.map(({ code }) => code),
		}
	}
	expect(codes(objection, answer)).toEqual({ sure: ['spouse'], maybe: [] })
	expect(codes(mumbled(objection), answer)).toEqual({ sure: [], maybe: ['spouse'] })
	expect(codes(objection, mumbled(answer))).toEqual({ sure: [], maybe: ['spouse'] })
})

test('a skill shown in uncertain words earns nothing and is kept as provisional', () => {
	const empathy = 'R: i am so sorry to hear that it sounds really stressful'
	const texts = ({ strengths }: Analysis) => strengths
	const cold = [opening[0] ?? '', opening[1] ?? '']
	const shown = texts(heard(...cold, empathy)).filter((text) => !texts(heard(...cold)).includes(text))
	expect(shown.length).toBeGreaterThan(0)
	const { strengths, provisional } = heard(...cold, mumbled(empathy))
	expect(strengths).not.toEqual(expect.arrayContaining(shown))
	expect(provisional?.strengths.map(({ text }) => text)).toEqual(expect.arrayContaining(shown))
})

test('a name that was hardly heard is provisional, unless it is heard better elsewhere', () => {
	const greeting = 'R: hi my name is Dorsey/0.2 with harbor debt relief how much do you owe on the cards'
	const { salesAgentName, provisional } = heard(greeting, 'C: about twelve thousand')
	expect(salesAgentName).toBe('Unknown')
	expect(provisional?.salesAgentName).toEqual({ name: 'Dorsey', confidence: 0.2 })
	const again = heard(greeting, 'C: who is this', 'R: my name is Dorsey with harbor')
	expect(again).toMatchObject({ salesAgentName: 'Dorsey', provisional: { salesAgentName: null } })
})

test('a call of which too little was made out is not scored and says so', () => {
	const { overallScore, score, findings } = heard(...opening.map(mumbled), mumbled(signed))
	expect(overallScore).toBeNull()
	expect(score.notScoredBecause).toContain('could be made out')
	expect(findings.filter(({ status }) => status === 'found')).toEqual([])
})

test('words that nobody measured are judged as written', () => {
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
