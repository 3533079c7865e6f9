import { expect, test } from 'vitest'
import { analyzeTranscript } from '#features/analysis/pure.ts'
import { prohibitedStatements, requiredDisclosures } from '#features/compliance/index.ts'
import { knownObjections } from '#features/playbook/index.ts'
import { repActNames, topicNames } from '../prospect/index.ts'
import { scriptFromCall } from './script-from-call.ts'
import { matters, usualMatter } from './topics-mentioned.ts'
import { usualObjections } from './usual-objections.ts'
import { usualTraps } from './usual-traps.ts'

const said: [speaker: 'rep' | 'customer', text: string][] = [
	['rep', 'Hi, is this Denise? This is Maya with Northfield Debt Relief.'],
	['customer', 'Yes, hello, this is Denise Porter.'],
	['rep', 'What is going on with the cards, Denise?'],
	['customer', "I'm trying to keep up with the minimums and I can't. I owe $23,870 to Chase and Discover."],
	['rep', 'And what comes in?'],
	['customer', 'I make about thirty one forty a month. My husband Delroy was laid off in March.'],
	['rep', 'I guarantee that every creditor settles. You will be debt free, that is a promise.'],
	['customer', 'How do I know this is not a scam?'],
	['rep', 'Trust me.'],
	['customer', 'I have to talk to Delroy about it. I got served with a summons by Chase, too.'],
]
const segments = said.map(([speaker, text], at) => ({
	speaker,
	text,
	start: at * 8,
	end: at * 8 + 7,
	confidence: null,
}))
const analysis = analyzeTranscript(segments)
const recordingId = '8396e275-e188-58c8-afd5-efc90b0fa779'
const script = scriptFromCall({ recordingId, segments, analysis }, 'The scam call')

test('the figures of the call are the prospect’s, rounded', () => {
	const { debts, income } = script.persona
	expect(debts.map(({ creditor }) => creditor)).toEqual(['Chase', 'Discover'])
	expect(debts.reduce((sum, { balance }) => sum + balance, 0)).toBe(24_000)
	expect(income).toBe(3_100)
	expect(script.scenarioContext).toContain('$24,000')
})

test('objections are raised in the customer’s words and where they were', () => {
	expect(script.objections[0]).toMatchObject({
		code: 'scam_fear',
		cause: { afterMessages: 4 },
		raised: ['How do I know this is not a scam?'],
	})
})

test('who called and what is known of them alone is left out', () => {
	expect(JSON.stringify(script)).not.toMatch(/denise|porter|delroy|maya|northfield|23,?870|3,?140|march/i)
})

test('what was told of becomes what the prospect hides, what was wrongly claimed an invitation to claim it', () => {
	expect(script.hidden.map(({ id }) => id)).toEqual(['court-papers', 'lost-work'])
	expect(script.persona.reasonForCall).toBe("I'm trying to keep up with the minimums and I can't.")
	expect(script.traps.map(({ code }) => code)).toContain('guaranteed_result')
	expect(script.tags).toEqual(['real-call-based'])
})

test('the same call makes the same scenario', () => {
	expect(scriptFromCall({ recordingId, segments, analysis }, 'The scam call')).toEqual(script)
})

test('a call on which hardly anything was said makes a scenario too', () => {
	const few = [{ speaker: 'customer' as const, text: 'Okay.', start: null, end: null, confidence: null }]
	const { objections, hidden, traps, objectives, persona } = scriptFromCall(
		{ recordingId, segments: few, analysis: analyzeTranscript(few) },
		'Short',
	)
	for (const list of [objections, hidden, traps, objectives, persona.debts]) expect(list).not.toEqual([])
})

test('all that scenarios from calls are made of is known to the house', () => {
	const codes = (list: readonly { code: string }[]) => list.map(({ code }) => code)
	expect([...usualObjections.keys()].sort()).toEqual(codes(knownObjections).sort())
	expect(codes(prohibitedStatements)).toEqual(expect.arrayContaining([...usualTraps.keys()]))
	for (const { metBy } of usualObjections.values()) expect(repActNames).toEqual(expect.arrayContaining(metBy))
	for (const { cause } of usualObjections.values())
		if ('topic' in cause) expect(topicNames).toContain(cause.topic)
	for (const { askedBy } of [...matters, usualMatter])
		expect(topicNames).toEqual(expect.arrayContaining(askedBy))
	for (const { shows } of script.objectives) {
		if ('act' in shows) expect(repActNames).toContain(shows.act)
		if ('discloses' in shows) expect(codes(requiredDisclosures)).toContain(shows.discloses)
	}
})
