import { expect, test } from 'vitest'
import type { ProspectEvent } from '../prospect/index.ts'
import { courteousLines } from './fixtures/courteous-lines.ts'
import { brushOffs, passedOver } from './fixtures/dismissive-lines.ts'
import { somePlay } from './fixtures/play.ts'
import { judgeMessage } from './judge-message.ts'

const pressed: ProspectEvent = { kind: 'objection_pressed', code: 'price' }

/** The prospect's last message, and the events before and after the rep's message. */
const moments: readonly { prospect: string; before?: ProspectEvent[]; events?: ProspectEvent[] }[] = [
	{ prospect: 'Will they take my house?' },
	{ prospect: 'So how much would that cost me?', before: [{ kind: 'question_asked', topic: 'fee' }] },
	{ prospect: 'I told you, that is a lot of money.', events: [pressed] },
	{ prospect: 'I was served last week.', before: [{ kind: 'fact_revealed', id: 'summons' }] },
]

/** The analysis of `rep` at that moment, a few messages into a call. */
function judgedIn({ prospect, before = [], events = [] }: (typeof moments)[number], rep: string) {
	const { script, conversation, played } = somePlay([
		{ rep: 'Hi Maria, this is Sam with Harbor Debt Relief about our service.' },
		{ rep: 'What has been going on with the cards?', events: before, prospect },
		{ rep, events },
	])
	const last = played.at(-1)
	if (!last) throw new Error('Nothing was said.')
	const { acts } = last
	return judgeMessage({
		script,
		conversation: conversation.slice(0, -1),
		acts,
		events,
		earlier: played.slice(0, -1),
	})
}

for (const [does, lines] of Object.entries(courteousLines))
	test(`a rep who ${does} sounds neither dismissive nor rude nor pushy`, () => {
		for (const moment of moments)
			for (const line of lines)
				expect
					.soft(judgedIn(moment, line).tone, `${moment.prospect} ${line}`)
					.not.toMatch(/^(?:Dismissive|Rude|Pushy|Unclear|Silent|Rushed)$/)
	})

test('lines that brush off a worry sound dismissive and score low', () => {
	for (const moment of moments.slice(1, 3))
		for (const line of brushOffs) {
			const { tone, effectiveness } = judgedIn(moment, line)
			expect.soft(tone, `${moment.prospect} ${line}`).toBe('Dismissive')
			expect.soft(effectiveness, `${moment.prospect} ${line}`).toBeLessThan(5)
		}
})

test('asking the next question instead of answering sounds dismissive', () => {
	for (const { prospect, rep } of passedOver)
		expect.soft(judgedIn({ prospect }, rep).tone, `${prospect} ${rep}`).toBe('Dismissive')
})

test('a next step that the prospect accepts settles open questions and objections', () => {
	const { tone, effectiveness } = judgedIn(
		{
			prospect: 'I need to think about it. Would that be all right?',
			before: [{ kind: 'objection_raised', code: 'price' }],
			events: [pressed, { kind: 'ended', outcome: 'next_step_agreed' }],
		},
		'Can we set a call on Thursday at 10?',
	)
	expect(tone).toBe('Confident')
	expect(effectiveness).toBeGreaterThanOrEqual(5)
})
