import { expect, test } from 'vitest'
import type { Turn } from '../contract.ts'
import { someCall } from '../fixtures/calls.ts'
import { findViolations } from './find-violations.ts'
import { readCall } from './read-call.ts'

const findingsIn = (turns: Turn[]) => findViolations(readCall(turns))
const found = (...lines: string[]) =>
	findingsIn(someCall(...lines)).flatMap(({ code, turn, status }) =>
		status === 'found' ? [`${turn} ${code}`] : [],
	)

test('a prohibited promise of the rep is found with its words', () => {
	const [finding] = findingsIn(
		someCall('R: Good news, Ann. I guarantee every bank will settle. Shall we start?'),
	)
	expect(finding).toMatchObject({ code: 'guaranteed_result', turn: 0, severity: 'critical', status: 'found' })
	expect(finding?.quote).toBe('I guarantee every bank will settle.')
	expect(finding?.citation).toContain('16 CFR 310.3(a)(2)')
})

test('what the customer says is never held against the rep', () => {
	expect(
		found(
			'C: You guarantee every bank will settle and they can not sue me.',
			'R: Let me explain how it works.',
		),
	).toEqual([])
})

test('a denied claim is no claim, and a denied denial is one', () => {
	expect(found('R: I can not guarantee that any bank will settle.')).toEqual([])
	expect(found("R: Nobody can promise you won't get sued.")).toEqual([])
	expect(found("R: There's no way they say no to us.")).toEqual(['0 guaranteed_result'])
})

test.each([
	["R: Interest doesn't freeze when you stop."],
	["R: Set something aside in case there's a tax bill."],
	['C: Stop calling me and take me off your list.', 'R: No one from here will call you again.'],
])('an honest warning is no claim, though it has its words: %s', (...lines) => {
	expect(found(...lines)).toEqual([])
})

test('what others said is a report, unless the rep agrees with it', () => {
	expect(found('R: The other company told you it was guaranteed.')).toEqual([])
	expect(found('R: A scammer will say your wages are protected from any lawsuit.')).toEqual([])
})

test('a repeated question is no claim', () => {
	expect(found('R: Is it guaranteed? No, it is not.')).toEqual([])
	expect(found("R: Who's going to sue you over four grand?")).toEqual(['0 lawsuit_denial'])
})

test('an immediate correction leaves no finding, a later one leaves a corrected finding', () => {
	expect(found("R: They can't sue you. Sorry, I misspoke, some of them do sue.")).toEqual([])
	const later = findingsIn(
		someCall(
			"R: They can't sue you.",
			'C: Good to know.',
			'R: I should not have said they never sue, that was wrong.',
		),
	)
	expect(later.map(({ code, turn, status }) => ({ code, turn, status }))).toEqual([
		{ code: 'lawsuit_denial', turn: 0, status: 'corrected' },
	])
})

test('agreeing with what a customer wrongly believes makes it the rep’s own', () => {
	expect(found("C: So they can't sue me while I'm in this?", "R: Exactly, you're good.")).toEqual([
		'1 lawsuit_denial',
	])
	expect(
		found("C: So they can't sue me while I'm in this?", 'R: They can, and I could not stop it.'),
	).toEqual([])
})

test('waving a worry away is denying it', () => {
	expect(found('C: And what about taxes on it?', 'R: Nope, none of that.')).toEqual([
		'1 tax_consequence_denial',
	])
	expect(found('C: And what about taxes on it?', 'R: There may be some, ask your preparer.')).toEqual([])
})

test('standing by a claim when the customer wonders is saying it again', () => {
	expect(found('R: The bank has no choice, they must settle.', 'C: No choice?', 'R: Zero.')).toEqual([
		'0 guaranteed_result',
		'2 guaranteed_result',
	])
})

test('hedges do not cure', () => {
	expect(found('R: Between us, it always works.')).toEqual(['0 guaranteed_result'])
	expect(found('R: Legally I cannot say guarantee, but between you and me it always works.')).toEqual([
		'0 guaranteed_result',
	])
	expect(
		found("R: Officially I can't promise anything, but off the record every single one settles."),
	).toEqual(['0 guaranteed_result'])
	expect(found("R: I can't promise it, and between us some of them do say no.")).toEqual([])
})

test('speech without stops or capitals is understood', () => {
	expect(found('R: yeah so they cant garnish you once youre in it its all blocked')).toContain(
		'0 lawsuit_denial',
	)
})

test('stopping payments is lawful only with its consequences', () => {
	expect(found('R: Just stop paying them, nothing happens.')).toEqual(['0 stop_paying_without_consequences'])
	expect(
		found(
			'R: You would stop paying the cards. Expect your score to drop, expect interest and late fees to grow the balances, and one of them might sue you.',
		),
	).toEqual([])
})

test('a request to stop calling must be honored and nothing else', () => {
	expect(found('C: Take me off your list.', "R: Done, you're on our do not call list. Goodbye.")).toEqual([])
	expect(found('C: Take me off your list.', 'R: Sure, but first hear me out for two minutes.')).toEqual([
		'1 do_not_call_ignored',
	])
	expect(
		found('C: Stop calling me.', 'R: Understood.', 'C: Bye.', "R: I'll try you again tomorrow."),
	).toEqual(['3 do_not_call_ignored'])
})

test('a request about others, or about a name, is no request to stop calling', () => {
	expect(
		found(
			'C: I told the collectors to stop calling me.',
			'R: That must be wearing. How often do they call you?',
		),
	).toEqual([])
	expect(found('C: Stop calling me sir.', 'R: Thanks Dave, tell me about the cards.')).toEqual([])
})

test('words heard too unsurely are unclear, not held against anyone', () => {
	const turns = someCall('R: I guarantee every bank will settle.').map((turn) => ({
		...turn,
		confidence: 0.3,
	}))
	expect(findingsIn(turns).map(({ status }) => status)).toEqual(['unclear'])
})

test.each([
	['C: Will they sue me?', 'R: They can.'],
	['C: Does it hurt my score?', 'R: It likely will, yes.'],
	['C: So no loan.', 'R: No. No loan.'],
	['C: Are you the government?', "R: No ma'am, we're a private company."],
	['C: What if I get sued?', "R: We don't represent you in court."],
	["R: Let's not decide this today. May I call you Thursday?"],
	['R: This will likely hurt your credit.'],
	['R: You are not stupid, and it is not your fault.'],
	['C: Do I own that account?', 'R: You own it, and you can leave without a penalty.'],
])('an honest answer is not held against the rep: %s %s', (...lines) => {
	expect(found(...lines.filter((line) => typeof line === 'string'))).toEqual([])
})

test('every quote is in the rep’s turn, word for word', () => {
	const turns = someCall(
		"R: look  the   state's behind this , it's a government program & they HAVE to settle",
		'C: <b>really?</b>',
		'R: oh yeah, automatic',
	)
	for (const { turn, quote } of findingsIn(turns)) expect(turns[turn]?.text).toContain(quote)
	expect(findingsIn(turns).length).toBeGreaterThan(0)
})

test('time granted to a customer agrees to nothing else he said', () => {
	expect(
		found("C: Let me think about it. I don't sign on my lunch break.", 'R: Of course, take your time.'),
	).toEqual([])
	expect(found('C: So I pay the fee before anything is settled?', 'R: Of course.')).toEqual(['1 advance_fee'])
})

test('a call that the customer never made is no request to stop calling', () => {
	expect(
		found(
			'C: I looked at the counseling, and I never made the call.',
			'R: How did that go, and what have you tried?',
		),
	).toEqual([])
	expect(
		found('C: I told you, never call me again.', 'R: How did that go, and what have you tried?'),
	).toEqual(['1 do_not_call_ignored'])
})

test('to call a worry right agrees to nothing else that was said', () => {
	expect(
		found('C: Is this a government thing, or a scam?', "R: You're right to be careful. Look us up."),
	).toEqual([])
	expect(found('C: So this is a government program?', "R: You're right.")).toEqual([
		'1 government_affiliation',
	])
})
