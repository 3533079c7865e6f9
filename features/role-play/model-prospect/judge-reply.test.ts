import { expect, test } from 'vitest'
import { someProspectReply } from '../fixtures/prospect-reply.ts'
import { answer, openProspect, type ProspectState, readRepMessage } from '../prospect/index.ts'
import { scenarios } from '../scenarios/index.ts'
import { judgeReply } from './judge-reply.ts'
import type { ProspectReply, ReplySetting } from './reply.ts'

const greg = scenarios.find(({ id }) => id === 'skeptical-prospect')
if (!greg) throw new Error('there is no skeptical prospect')

const honest = 'No. On a phone sale nobody may take a fee before a debt is settled and you have paid on it.'

/** Greg before the rep says `message`, with `change` made to his mind. */
function setting(message: string, change: Partial<ProspectState> = {}): ReplySetting {
	const opened = openProspect(greg as NonNullable<typeof greg>, 7)
	const state = { ...opened.state, messages: 4, ...change }
	const before = [{ speaker: 'ai' as const, message: 'Yeah. Who is this?' }]
	const acts = readRepMessage(before, message)
	const script = greg as NonNullable<typeof greg>
	return {
		script,
		state,
		conversation: [...before, { speaker: 'user', message }],
		acts,
		builtIn: answer(script, state, { message, acts }),
	}
}

const mood = { trust: 6, pressure: 2, understanding: 6, urgency: 6, patience: 4 }

function accepted(change: Partial<ProspectReply>, at: ReplySetting = setting(honest)) {
	const judged = judgeReply(someProspectReply(change), at)
	if ('reasons' in judged) throw new Error(judged.reasons.join(' '))
	return judged.answer
}
function rejected(change: Partial<ProspectReply>, at: ReplySetting = setting(honest)) {
	const judged = judgeReply(someProspectReply(change), at)
	return 'reasons' in judged ? judged.reasons.join(' ') : ''
}

test('a model’s line is said, and what it says of the prospect’s mind moves the call', () => {
	const at = setting(honest)
	const { line, state, events, outcome } = accepted(
		{
			line: 'Huh. First one who ever told me that. How do I know this isn’t another scam?',
			feelings: { trust: 1, pressure: -1, understanding: 0.5, urgency: 0 },
			objections: [{ code: 'scam_fear', step: 'raised' }],
			remember: 'no fee before a debt is settled',
		},
		at,
	)
	expect(line).toMatch(/^Huh\./)
	expect(state.mood.trust).toBeGreaterThan(at.state.mood.trust)
	expect(state.objections.scam_fear?.status).toBe('open')
	expect(state.remembered).toEqual(['no fee before a debt is settled'])
	expect(events).toContainEqual({ kind: 'objection_raised', code: 'scam_fear' })
	expect(outcome).toBeNull()
	expect(at.state.objections.scam_fear?.status).toBe('waiting')
})

test.each([
	['nothing', ' … ', 'empty'],
	['a figure of its own', 'I owe twelve thousand five hundred to a bank.', 'figure 12500'],
	['a debt that is not on the sheet', 'I also owe Wells Fargo some.', 'name'],
	['a life that is not on the sheet', 'My mother is in the hospital.', 'life'],
	['a law', 'The FTC says you cannot do that.', 'law'],
	['a machine', 'As an AI language model I cannot say.', 'plain spoken English'],
	['a coach', 'Nice empathy. Tip: ask about my goals.', 'role'],
	['the rep', 'Our program is easy, let me get you set up.', 'role'],
	['both of them', 'Greg: fine. Rep: okay.', 'role'],
	['markup', '<b>Okay</b>, go on.', 'plain spoken English'],
	['a stage direction', '(sighs) Okay, go on.', 'plain spoken English'],
	[
		'another language',
		'Pues yo la verdad no entiendo nada de lo que me dice usted señor.',
		'plain spoken English',
	],
	['a speech', 'I really do not know about any of this at all. '.repeat(20), 'too long'],
	['a secret', 'There is a title loan against the truck, a fourth one.', 'secret'],
	['a secret in public words', 'My wife is the one who has seen all of it and keeps the numbers.', 'secret'],
])('a line that says %s is sent back', (_, line, reason) => {
	expect(rejected({ line })).toContain(reason)
})

test('figures may be rounded and added up, and what the rep said may be said back', () => {
	const { line } = accepted({ line: 'It is about fifteen grand to LendingClub, thirty-two six all told.' })
	expect(line).toContain('fifteen grand')
	expect(rejected({ line: 'So 27 percent?' })).toContain('27')
	accepted({ line: 'So 27 percent?' }, setting('Our fee is 27 percent of each debt.'))
	accepted({ line: 'You have got twenty minutes.' })
	accepted({ line: 'Can they take me to court for that?' })
})

test('a line is not said twice', () => {
	const once = accepted({})
	expect(rejected({}, setting(honest, { said: once.state.said }))).toContain('said before')
})

test('a secret is told only in trust, and only by a line that tells it', () => {
	const told = {
		line: 'I paid an outfit twenty-one hundred dollars three years ago. They settled nothing.',
		secretsTold: ['paid-a-company-before'],
	}
	expect(rejected(told)).toContain('does not trust the rep enough')
	const { events } = accepted(told, setting(honest, { mood }))
	expect(events).toContainEqual({ kind: 'fact_revealed', id: 'paid-a-company-before' })
	expect(rejected({ ...told, line: 'I would rather not go on.' }, setting(honest, { mood }))).toContain(
		'does not tell the secret',
	)
	const kept = accepted({ secretKept: 'title-loan-on-truck' })
	expect(kept.events).toContainEqual({ kind: 'fact_dodged', id: 'title-loan-on-truck' })
})

test('objections go from raised to settled, and no false promise settles one', () => {
	expect(rejected({ objections: [{ code: 'scam_fear', step: 'settled' }] })).toContain('is waiting')
	expect(rejected({ objections: [{ code: 'spouse', step: 'raised' }] })).toContain('no objection spouse')
	const { state } = accepted({ objections: [{ code: 'scam_fear', step: 'raised' }] })
	const { objections } = state
	const settles = { objections: [{ code: 'scam_fear', step: 'settled' as const }] }
	const { events } = accepted(settles, setting('You can look us up at the attorney general.', { objections }))
	expect(events).toContainEqual({ kind: 'objection_met', code: 'scam_fear' })
	const promise = 'I guarantee that every one of your creditors will settle.'
	expect(rejected(settles, setting(promise, { objections }))).toContain('does not settle')
})

test('trust moves within the limits of one message, and never up with a prohibited statement', () => {
	const most = { trust: 9, pressure: -9, understanding: 9, urgency: 9 }
	const before = setting(honest).state.mood
	const { mood: after } = accepted({ feelings: most }).state
	expect(after.trust - before.trust).toBeCloseTo(1.2)
	expect(after.understanding - before.understanding).toBeCloseTo(2.5)
	const promise = setting('I guarantee that every one of your creditors will settle.')
	expect(accepted({ feelings: most }, promise).state.mood.trust).toBe(before.trust)
})

test('a loaded question is lost by the statement it invites, whatever the model says', () => {
	const { state } = accepted({
		line: 'Then guarantee it. You guarantee these three settle?',
		loadedQuestion: 'guaranteed_result',
	})
	const { traps } = state
	const promise = setting('Yes, I guarantee that every one of your creditors will settle.', { traps })
	const fine = { line: 'Good. That is what I like to hear.', wasAnsweredStraight: true }
	expect(accepted(fine, promise).events).toContainEqual({ kind: 'trap_taken', code: 'guaranteed_result' })
	const straight = setting('No. A creditor can say no, and some do.', { traps })
	expect(accepted(fine, straight).events).toContainEqual({ kind: 'trap_resisted', code: 'guaranteed_result' })
	expect(accepted({ ...fine, wasAnsweredStraight: false }, straight).events).toContainEqual({
		kind: 'trap_ignored',
		code: 'guaranteed_result',
	})
	expect(rejected({ ...fine, loadedQuestion: 'tax_consequence_denial' }, straight)).toContain(
		'no loaded question',
	)
})

test('nobody enrolls before the disclosures, hangs up for nothing, or talks on without time', () => {
	const enrolls = { line: 'All right, sign me up.', decision: 'enrolls' as const }
	expect(
		rejected(enrolls, setting('Shall I enroll you now?', { mood: { ...mood, trust: 9, understanding: 9 } })),
	).toContain('not told in full')
	expect(rejected({ line: 'I am done here.', decision: 'hangs_up' })).toContain('hang up')
	expect(rejected({ line: 'Call me tomorrow then.', decision: 'agrees_next_step' })).toContain('trust')
	const { outcome, events } = accepted(
		{ line: 'Call me tomorrow then.', decision: 'agrees_next_step' },
		setting(honest, { mood }),
	)
	expect(outcome).toBe('next_step_agreed')
	expect(events).toContainEqual({ kind: 'ended', outcome: 'next_step_agreed' })
	expect(rejected({}, setting(honest, { patienceLeft: -6 }))).toContain('no time left')
})

test('a rep who asks for enrollment too early is told why not', () => {
	const { events, state } = accepted({}, setting('Great, so shall I enroll you right now?'))
	expect(events).toContainEqual({ kind: 'enrollment_refused', why: expect.any(String) })
	expect(state.refusals).toBe(1)
})
