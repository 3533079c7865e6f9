import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { someCall } from '#features/compliance/fixtures/calls.ts'
import type { Turn } from '#features/compliance/index.ts'
import { Analysis, passMark } from '../contract.ts'
import { analyzeTranscript } from './analyze-transcript.ts'
import { closedWithoutDisclosuresCap } from './score-formula.ts'

const calls = join(import.meta.dirname, '../../../bench/calls')
const labeled = readdirSync(calls).map((file) => JSON.parse(readFileSync(join(calls, file), 'utf8')))
const turnsOf = (call: { turns: Turn[] }): Turn[] => call.turns.map((turn) => ({ ...turn, confidence: null }))

test('every labeled call gets a complete analysis that quotes only words from the call', () => {
	for (const call of labeled) {
		const analysis = Analysis.parse(analyzeTranscript(turnsOf(call)))
		const evidence = [...analysis.findings, ...analysis.objections, ...analysis.strengthEvidence]
		for (const { turn, quote } of evidence) expect(call.turns[turn].text).toContain(quote)
		expect(analysis.summary).toHaveLength(analysis.overallScore === null ? 1 : 5)
		expect(analysis.actions.length).toBeLessThanOrEqual(3)
		expect(JSON.stringify(analysis)).not.toMatch(/\{[a-z]+\}/i)
	}
})

test('the same call always gets the same analysis', () => {
	const turns = turnsOf(labeled[0])
	expect(JSON.stringify(analyzeTranscript(turns))).toBe(
		JSON.stringify(analyzeTranscript(structuredClone(turns))),
	)
})

test('strengths praise selling and listening, and disclosures only when all of them were given', () => {
	const all = 'Gave every required disclosure'
	const praised = labeled.map((call) => analyzeTranscript(turnsOf(call)))
	const complete = praised.filter(({ strengths }) => strengths.includes(all))
	expect(complete.length).toBeGreaterThan(0)
	for (const { disclosures, strengths } of complete) {
		expect(disclosures.map(({ status }) => status)).toEqual(disclosures.map(() => 'given'))
		expect(strengths.at(-1)).toBe(all)
	}
	for (const { disclosures, strengths } of praised)
		for (const { title } of disclosures)
			expect(strengths.join().toLowerCase()).not.toContain(title.toLowerCase())
})

test('a disclosure given in part names what was not said', () => {
	const { improvements } = analyzeTranscript(
		someCall(
			'R: Hi Ann, this is Bo Lund with Harbor Debt Relief, we offer a debt settlement program on a recorded line.',
			'C: I am listening.',
			'R: You would save in an account each month, and you can leave the program at any time without a penalty.',
			'C: Okay, I want to think about it.',
		),
	)
	expect(improvements).toContain(
		'Account ownership and cancellation, not said: the customer owns the money; all money back except fees already earned',
	)
})

test('a serious prohibited statement keeps a call from passing, and the cap says so', () => {
	const { overallScore, score } = analyzeTranscript(
		someCall(
			'R: Hi Ann, this is Bo Lund with Harbor Debt Relief on a recorded line. What happened with the cards?',
			'C: I lost my job.',
			'R: I am sorry to hear that. I guarantee every bank will settle.',
		),
	)
	expect(overallScore).toBeLessThan(passMark)
	expect(score.caps[0]?.why).toContain('Serious prohibited statements: 1')
})

test('a closed deal without the disclosures does not pass', () => {
	const { isClosedDeal, overallScore, score } = analyzeTranscript(
		someCall(
			'R: Hi Ann, this is Bo Lund with Harbor Debt Relief on a recorded line. How much do you owe on the cards?',
			'C: Twelve thousand.',
			'R: I will send you the papers to look at.',
			'C: Okay. I signed it.',
		),
	)
	expect(isClosedDeal).toBe(true)
	expect(overallScore).toBeLessThanOrEqual(closedWithoutDisclosuresCap)
	expect(score.caps[0]?.why).toContain('Enrolled without')
})

test('score parts are whole points that add up to the score, and their weights add up to 100', () => {
	for (const call of labeled) {
		const { score, overallScore } = analyzeTranscript(turnsOf(call))
		const sum = (of: 'points' | 'weight') => score.parts.reduce((total, part) => total + part[of], 0)
		if (score.notScoredBecause) continue
		expect([sum('weight'), sum('points')]).toEqual([100, score.beforeCaps])
		for (const { points, weight } of score.parts) {
			expect([points, weight].every(Number.isInteger)).toBe(true)
			expect(points).toBeLessThanOrEqual(weight)
		}
		const held = Math.min(score.beforeCaps, ...score.caps.map(({ max }) => max))
		expect(overallScore).toBe(Math.max(held, score.floor?.min ?? 0))
	}
})

test('a call that is too short to score says so', () => {
	const { overallScore, score } = analyzeTranscript(someCall('R: Hello?', 'C: Hello.'))
	expect(overallScore).toBeNull()
	expect(score.notScoredBecause).toContain('Too short')
	expect(analyzeTranscript([]).score.notScoredBecause).toBe('The rep didn’t say anything.')
})

test('a deal that is taken back before the end is not closed', () => {
	const signed = ['R: Sign here.', 'C: I signed it.', 'R: Great.']
	expect(analyzeTranscript(someCall(...signed)).isClosedDeal).toBe(true)
	expect(analyzeTranscript(someCall(...signed, 'C: Actually no, cancel it.')).isClosedDeal).toBe(false)
})

const pitch = ['R: Hi, Bo Lund with Harbor.', 'C: Hi.', 'R: That is the whole program.', 'C: Okay.']
test.each([
	['R: Shall I enrol the three accounts?', 'C: Yes, please.', true],
	['R: What is the account number?', 'C: [account number]', true],
	['R: And the routing number, take your time.', 'C: oh three one, uh, three one two seven seven four', true],
	['R: Ready to get you started?', 'C: Okay. Let me ask my wife first and call you back.', false],
	['R: Shall I send the agreement?', "C: Go ahead and mail it, I'll see what my daughter says.", false],
	['R: You are all set once you sign.', 'C: I am in the parking lot, bye.', false],
])('a deal is closed by consent: %s %s %s', (rep, customer, isClosed) => {
	expect(analyzeTranscript(someCall(...pitch, rep, customer)).isClosedDeal).toBe(isClosed)
})

test('names are those that were said, never guessed', () => {
	const said = analyzeTranscript(
		someCall("R: Hi, I'm Rosa Pell with Harbor Debt Relief. Is this Dan Ortiz?", 'C: Yes.'),
	)
	expect([said.salesAgentName, said.prospectName]).toEqual(['Rosa Pell', 'Dan Ortiz'])
	const unsaid = analyzeTranscript(someCall('R: Good morning, I am calling about your form.', 'C: Sure.'))
	expect([unsaid.salesAgentName, unsaid.prospectName]).toEqual(['Unknown', 'Unknown'])
})

test.each([
	[
		'this is mark delaney with harbor debt relief am i speaking with denise porter',
		'yes',
		'Mark Delaney',
		'Denise Porter',
	],
	['hi hector its angela from valle debt help', 'hey', 'Angela', 'Hector'],
	['Mr. Hale? Stephanie Voss, Cascade Ridge Debt Advisors.', 'Yes?', 'Stephanie Voss', 'Mr. Hale'],
	[
		'Thank you for calling Harbor Debt Relief, Dana here. Who am I speaking with?',
		'Francis Okafor.',
		'Dana',
		'Francis Okafor',
	],
	['hello is this mister wendell gaskins', 'it is', 'Unknown', 'Wendell Gaskins'],
	['this is lone pine debt relief calling about your cards', 'im listening', 'Unknown', 'Unknown'],
	['Good morning, this is the enrollment department in Tulsa.', "I'm in Ohio.", 'Unknown', 'Unknown'],
])('who is who in: %s', (rep, customer, agent, prospect) => {
	const { salesAgentName, prospectName } = analyzeTranscript(someCall(`R: ${rep}`, `C: ${customer}`))
	expect([salesAgentName, prospectName]).toEqual([agent, prospect])
})

test('a first name is completed by the surname that is said or spelled later', () => {
	const hi = ['R: Hi, this is Bo Lund. Is this Denise?', 'C: Yes.', 'R: And the last name?']
	expect(analyzeTranscript(someCall(...hi, 'C: Spelled P O R T E R.')).prospectName).toBe('Denise Porter')
	const later = ['R: Thank you, Ms. Porter. One moment.', 'C: Sure.', 'R: Ms. Porter, are you there?']
	expect(analyzeTranscript(someCall(...hi, 'C: Why?', ...later)).prospectName).toBe('Denise Porter')
})

test('unsure words come out as unclear and cost nothing', () => {
	const turns = someCall(
		'R: I guarantee every bank will settle and that is how we do it around here, every time.',
	)
	const unsure = analyzeTranscript(turns.map((turn) => ({ ...turn, confidence: 0.2 })))
	expect(unsure.findings.map(({ status }) => status)).toEqual(['unclear'])
	expect(unsure.score.caps).toEqual([])
	expect(unsure.complianceIssues).toEqual([])
})

test('talk share, questions and pace are measured', () => {
	const { conversation } = analyzeTranscript(
		someCall('R: What do you owe?', 'C: Ten thousand.', 'R: And why is that?'),
	)
	expect(conversation).toEqual({
		repTalkShare: 0.667,
		longestMonologueSeconds: 9,
		repWordsPerMinute: 27,
		questionsAsked: 2,
		interruptions: 0,
		silenceSeconds: 2,
	})
})

test('a transcript without times has a talk share by words and no seconds', () => {
	const turns = someCall('R: What do you owe?', 'C: Ten thousand dollars flat.').map((turn) => ({
		...turn,
		start: null,
		end: null,
	}))
	const { conversation } = analyzeTranscript(turns)
	expect(conversation.repTalkShare).toBe(0.5)
	expect(conversation.longestMonologueSeconds).toBeNull()
})
