import { expect, test } from 'vitest'
import { readRepMessage } from './read-rep-message.ts'
import type { RepActName } from './rep-act.ts'

const read = (message: string, prospect = '') =>
	readRepMessage(prospect ? [{ speaker: 'ai', message: prospect }] : [], message)

test('what a message does is known by many wordings', () => {
	const acts: [string, RepActName][] = [
		['What has been going on that got you here?', 'asks_hardship'],
		['Walk me through how it started.', 'asks_hardship'],
		["Who are your creditors, and what's on each card?", 'asks_debts'],
		['Once the bills are paid, what do you have left over?', 'asks_budget'],
		['What worries you most about this?', 'asks_concern'],
		['Is your husband part of this decision?', 'asks_who_decides'],
		['Do you mind if I ask about your income?', 'asks_permission'],
		["That's a heavy load. I can imagine how tired you are.", 'empathizes'],
		['So let me see if I have this right: two cards and a hospital bill.', 'summarizes'],
		['Can you tell me in your own words what happens if you stop?', 'checks_understanding'],
		["You won't pay us anything until we've settled a debt and you said yes to it.", 'explains_fee'],
		['Expect your score to drop for a while.', 'explains_credit_effect'],
		['One of them could take you to court.', 'explains_lawsuit_risk'],
		[
			'You could also call the bank yourself, which costs nothing, or see a nonprofit counselor.',
			'explains_alternatives',
		],
		["There's no hurry, sleep on it.", 'offers_time'],
		['Would you like your wife on the line with us?', 'offers_to_include_spouse'],
		['Look up our license with the attorney general before you trust me.', 'offers_proof'],
		["I'll email you the agreement so you can read it.", 'offers_written'],
		['When would be a good time to call you back?', 'offers_callback'],
		["I can't promise that they will settle.", 'admits_limits'],
		['This is not the right program for you.', 'advises_against'],
		['Let me correct that, I misspoke.', 'corrects_self'],
		['Are you ready to get started?', 'asks_to_enroll'],
		['Can we talk again Tuesday morning?', 'agrees_next_step'],
	]
	for (const [message, act] of acts) expect.soft(read(message).acts, message).toContain(act)
})

test('words that only sound like an act are none', () => {
	const others: [string, RepActName][] = [
		['Bankruptcy may be better for some people.', 'advises_against'],
		['Has anything come in the mail from a court?', 'explains_lawsuit_risk'],
		['Before you enroll there is more to know.', 'asks_to_enroll'],
		["I'm sorry, we can not help.", 'empathizes'],
	]
	for (const [message, act] of others) expect.soft(read(message).acts, message).not.toContain(act)
})

test('a yes to what the prospect invites is a claim of the rep', () => {
	expect(read('Exactly.', "So it's a government program?").claims.map(({ code }) => code)).toEqual([
		'government_affiliation',
	])
	expect(read('No, we are a private company.', "So it's a government program?").claims).toEqual([])
})

test('a question passed over is noticed, and greetings are no questions', () => {
	expect(read('How much do you owe?', 'Will they take my house?').ignoresQuestion).toBe(true)
	expect(
		read('They could try, I can not promise otherwise.', 'Will they take my house?').ignoresQuestion,
	).toBe(false)
	expect(read('Hi, this is Dana.', 'Hello?').wasAsked).toBe(false)
})

test('elements of disclosures are counted once, with the message that said them', () => {
	const fee = 'Our fee is 25 percent of the debt you enroll.'
	const first = read(fee).disclosures.find(({ code }) => code === 'fees_and_total_cost')
	expect(first?.saidNow.length).toBeGreaterThan(0)
	const again = readRepMessage([{ speaker: 'user', message: fee }], 'What do you think?')
	expect(again.disclosures.find(({ code }) => code === 'fees_and_total_cost')).toMatchObject({
		saidNow: [],
		status: 'partial',
	})
})

test('silence, repetition, rambling, pressure, rudeness and noise are told apart', () => {
	expect(read('…').isSilent).toBe(true)
	expect(read('Yes.').isSilent).toBe(false)
	const line = 'We help people with unsecured debt every day.'
	expect(readRepMessage([{ speaker: 'user', message: line }], line).isRepeating).toBe(true)
	expect(read('and so on and on about the thing '.repeat(30)).isRambling).toBe(true)
	expect(read('You need to decide right now.').isPushy).toBe(true)
	expect(read('You do not have to decide today, no pressure.').isPushy).toBe(false)
	expect(read('Shut up.').isRude).toBe(true)
	expect(read('You are not stupid, and it is not your fault.').isRude).toBe(false)
	expect(read('<img src=x>').isGibberish).toBe(true)
})

test.each([
	'Any children at home?',
	'Student loans, medical bills, payday loans?',
	'Gotcha, makes sense, totally fair.',
])('“%s” is understood as English', (message) => {
	expect(readRepMessage([], message).isGibberish).toBe(false)
})

test('keys struck at random are not understood', () => {
	expect(readRepMessage([], 'qwer asdf zxcv poiuy lkjh').isGibberish).toBe(true)
})

test.each(['Who is this?', "Yeah, what's this about?"])(
	'a rep who names the company has answered “%s”',
	(message) => {
		const acts = readRepMessage(
			[{ speaker: 'ai', message }],
			"Hey, it's Rob with Fernbrook Relief, recorded line.",
		)
		expect(acts.acts).toContain('introduces_self')
		expect(acts.ignoresQuestion).toBe(false)
	},
)

test('a guarantee behind a hedge admits nothing', () => {
	const acts = readRepMessage(
		[{ speaker: 'ai', message: 'Hello?' }],
		"Look, legally I can't say it's guaranteed, but between us everyone gets out in three years.",
	)
	expect(acts.claims.map(({ code }) => code)).toContain('guaranteed_result')
	expect(acts.acts).not.toContain('admits_limits')
})
