import { expect, test } from 'vitest'
import type { ProspectEvent } from '../prospect/index.ts'
import { type Exchange, somePlay, someScript } from './fixtures/play.ts'
import { judgeMessage } from './judge-message.ts'

/** The analysis of the last message. */
function judged(...exchanges: Exchange[]) {
	const play = somePlay(exchanges)
	const last = play.played.at(-1)
	if (!last) throw new Error('Nothing was said.')
	return judgeMessage({
		script: someScript(),
		conversation: play.conversation.slice(0, -1),
		acts: last.acts,
		events: last.events,
		earlier: play.played.slice(0, -1),
	})
}
const judgedAs = (rep: string, ...events: ProspectEvent[]) => judged({ rep, events })

test('a prohibited claim is told at once with its rule, and its words are never advised', () => {
	const analysis = judgedAs('I guarantee every bank will settle.')
	expect(analysis.tone).toBe('Misleading')
	expect(analysis.effectiveness).toBeLessThanOrEqual(2)
	expect(analysis.findings).toMatchObject([
		{ code: 'guaranteed_result', severity: 'critical', quote: 'I guarantee every bank will settle.' },
	])
	expect(analysis.coaching).toContain('16 CFR 310.3')
	expect(analysis.coaching).toContain('No creditor has to settle.')
})

test('a claim of an earlier message is not held against the next', () => {
	const analysis = judged(
		{ rep: 'I guarantee every bank will settle.' },
		{ rep: 'What happened that made the payments hard to keep up with?' },
	)
	expect(analysis.findings).toEqual([])
	expect(analysis.effectiveness).toBeGreaterThan(5)
})

test('an open question sounds curious and is worth more than a closed one, and that more than nothing', () => {
	const open = judgedAs('What happened that made the payments hard to keep up with?')
	const closed = judgedAs('Are you current on the cards?')
	const nothing = judgedAs('Okay, great.')
	expect(open.tone).toBe('Curious')
	expect(open.effectiveness).toBeGreaterThan(closed.effectiveness)
	expect(closed.effectiveness).toBeGreaterThan(nothing.effectiveness)
})

test('meeting an objection is good, leaving it open is not, and the coaching names its answer', () => {
	const met = judgedAs('Which part feels high, the total or the fee?', {
		kind: 'objection_met',
		code: 'price',
	})
	const left = judgedAs('Let me tell you about the account.', { kind: 'objection_pressed', code: 'price' })
	expect(met.effectiveness).toBeGreaterThanOrEqual(6.5)
	expect(left.effectiveness).toBeLessThan(5)
	expect(left.coaching).toContain('Which part feels high')
})

test('once an objection is answered in part, the coaching names what is still waited for', () => {
	const script = someScript()
	const [price] = script.objections
	if (!price) throw new Error('The scenario has no objection.')
	price.metBy = ['explains_fee', 'offers_written']
	const play = somePlay(
		[
			{ rep: 'What is left over in a month?', events: [{ kind: 'objection_raised', code: 'price' }] },
			{
				rep: 'Our fee is 25% of the debt you enroll, and nothing is due until a debt is settled and paid on.',
				events: [{ kind: 'objection_pressed', code: 'price' }],
			},
		],
		null,
		script,
	)
	const [first, second] = play.played
	if (!first || !second) throw new Error('Nothing was said.')
	const { acts, events } = second
	const conversation = play.conversation.slice(0, -1)
	const { coaching } = judgeMessage({ script, conversation, acts, events, earlier: [first] })
	expect(coaching).toContain('in writing')
})

test('a trap that is put again gets its honest answer again, in other words', () => {
	const { coaching } = judged(
		{
			rep: 'No creditor has to settle. Here is our estimate.',
			events: [{ kind: 'trap_set', code: 'guaranteed_result' }],
		},
		{
			rep: 'Let me tell you about the account.',
			events: [{ kind: 'trap_ignored', code: 'guaranteed_result' }],
		},
	)
	expect(coaching).toContain('No creditor has to settle.')
})

test('a closed question gets its open one as advice', () => {
	const { coaching } = judgedAs('Do you owe a lot on your cards?')
	expect(coaching).toContain('Who do you owe, card by card')
})

test('an honest no where a false yes was invited is honest and good', () => {
	const analysis = judgedAs('No, I can not guarantee that any creditor settles.', {
		kind: 'trap_resisted',
		code: 'guaranteed_result',
	})
	expect(analysis.tone).toBe('Honest')
	expect(analysis.effectiveness).toBeGreaterThanOrEqual(7)
})

test('asking for the yes before the disclosures is rushed, and the coaching gives one of them', () => {
	const analysis = judgedAs('Do you want to go ahead and enroll?', {
		kind: 'enrollment_refused',
		why: 'not ready',
	})
	expect(analysis.tone).toBe('Rushed')
	expect(analysis.effectiveness).toBeLessThanOrEqual(4)
	expect(analysis.coaching).toContain('We estimate 48 months')
})

test('a required disclosure counts, and one already given does not count again', () => {
	const rep =
		'Not paying will likely hurt your credit, you may be sued, and what you owe may grow from interest and fees.'
	const first = judgedAs(rep)
	const again = judged({ rep }, { rep })
	expect(first.effectiveness).toBeGreaterThanOrEqual(6.5)
	expect(first.tone).toBe('Clear')
	expect(again.effectiveness).toBeLessThan(5)
})

test('silence, rudeness and rambling have their tones and are worth little', () => {
	expect(judgedAs('…')).toMatchObject({ tone: 'Silent', effectiveness: 0 })
	expect(judgedAs("You're an idiot, Maria.")).toMatchObject({ tone: 'Rude' })
	expect(judgedAs("You're an idiot, Maria.").effectiveness).toBeLessThanOrEqual(1)
	const rambling = judgedAs(
		'It is a thing that people like and there is more to it than one thinks. '.repeat(12),
	)
	expect(rambling.tone).toBe('Rambling')
	expect(rambling.effectiveness).toBeLessThan(3)
})

test('sympathy where something hard was told is warm, and its lack is noticed', () => {
	const told: Exchange = {
		rep: 'Have any papers come from a court?',
		events: [{ kind: 'fact_revealed', id: 'summons' }],
		prospect: 'I was served last week.',
	}
	const warm = judged(told, { rep: "I'm sorry, that must be frightening. What does it say?" })
	const cold = judged(told, { rep: 'Okay. Let me explain the program.' })
	expect(warm.tone).toBe('Warm')
	expect(warm.effectiveness).toBeGreaterThan(cold.effectiveness + 1)
	expect(cold.coaching).toContain('got no acknowledgment')
})

test('the same advice is not given twice', () => {
	const play = somePlay([{ rep: 'Okay, great.' }])
	const [opening, message] = play.conversation
	const last = play.played.at(-1)
	if (!opening || !message || !last) throw new Error('Nothing was said.')
	const input = { script: play.script, acts: last.acts, events: last.events }
	const first = judgeMessage({ ...input, conversation: [opening, message] })
	const second = judgeMessage({
		...input,
		conversation: [opening, { ...message, analysis: first }, { ...message, id: 'user-2' }],
	})
	expect(first.coaching).toMatch(/“.+”/)
	expect(second.coaching).not.toBe(first.coaching)
})

test('strange input is judged without complaint', () => {
	for (const rep of ['<script>alert(1)</script>', '我们不是银行。', '\u0000\u0007', 'a'.repeat(2000), '']) {
		const analysis = judgedAs(rep)
		expect(analysis.effectiveness).toBeGreaterThanOrEqual(0)
		expect(analysis.effectiveness).toBeLessThanOrEqual(3.5)
	}
})
