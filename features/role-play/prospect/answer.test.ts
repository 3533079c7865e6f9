import { expect, test } from 'vitest'
import { prohibitedStatements } from '#features/compliance/index.ts'
import { somePersona, someScript } from '../judge/fixtures/play.ts'
import { scenarios } from '../scenarios/index.ts'
import { answer, openProspect } from './answer.ts'
import { someTalk } from './fixtures/talk.ts'
import { readRepMessage } from './read-rep-message.ts'
import type { ProspectScript } from './script.ts'
import type { ProspectEvent } from './state.ts'

const calm = (changes: Partial<ProspectScript> = {}) =>
	someScript({ objections: [], traps: [], hidden: [], ...changes })
const trusting = { trust: 8, pressure: 0, understanding: 8, urgency: 5, patience: 9 }
const wary = { trust: 2, pressure: 2, understanding: 1, urgency: 5, patience: 9 }

const hello =
	"Hi Maria, this is Dana with Harbor Debt Relief on a recorded line. I'm calling to offer our debt settlement service."
const disclosures = [
	'Our fee is 25 percent of the debt you enroll, about $5,600, inside an estimated total of $16,800. Nothing is due until a debt is settled and you approve it.',
	"We estimate 42 months in all, and an offer to each of your creditors by month 38. It's an estimate.",
	"Before we make an offer on a debt you'd need about 25 percent of that debt saved in your account, for each one.",
	'Not paying them will likely hurt your credit, you may be sent to collections or sued, and what you owe may grow from interest and fees.',
	'The money in the account is yours. You can leave any time with no penalty, and you get everything back except fees we have already earned.',
]
const enroll = 'Knowing the cost and the risks, would you like to go ahead and enroll?'

const kinds = (events: readonly ProspectEvent[]) => events.map(({ kind }) => kind)
const trapOf = (code: string) => ({
	code,
	asks: ['So it is a government program?', 'Is this the government, then?'],
	afterHonest: ['I like that you said so.'],
	afterFalse: ['Oh, wonderful.'],
})

test('the same seed plays the same call', () => {
	const say = [hello, 'What happened?', 'How much do you owe, and to whom?', ...disclosures, enroll]
	expect(someTalk(someScript(), say, { seed: 7 }).lines).toEqual(
		someTalk(someScript(), say, { seed: 7 }).lines,
	)
})

test('different seeds play different calls', () => {
	const say = [hello, 'What happened?', 'How much do you owe, and to whom?', ...disclosures, enroll]
	const [one, other] = [1, 2].map((seed) => new Set(someTalk(calm(), say, { seed }).lines))
	const common = [...(one ?? [])].filter((line) => other?.has(line))
	expect(common.length).toBeLessThan((one?.size ?? 0) / 2)
})

test('the state of the prospect survives being stored between two messages', () => {
	const { state } = someTalk(someScript(), [hello, 'What happened?'])
	expect(JSON.parse(JSON.stringify(state))).toEqual(state)
})

test('what the prospect says is never said twice', () => {
	for (const script of scenarios) {
		const say = Array.from(
			{ length: 30 },
			(_, at) =>
				`${['Okay, and what else?', 'I see.', 'How much do you owe?', 'I understand, that is hard.'][at % 4]} ${at}`,
		)
		const { lines, state } = someTalk(script, say)
		expect(new Set(lines).size).toBe(lines.length)
		expect(new Set(state.said).size).toBe(state.said.length)
	}
})

test('asked about debts and money, the prospect tells the figures of the persona', () => {
	const { last } = someTalk(calm({ start: trusting }), [hello, 'How much do you owe altogether?'])
	expect(last?.line).toMatch(/\$2\d,\d{3}/)
	const { last: budget } = someTalk(calm({ start: trusting }), [
		hello,
		'What is left over each month after the bills?',
	])
	expect(budget?.line).toMatch(/\$2[34]\d?/)
})

test('what the persona does not hold the prospect does not know', () => {
	const { last } = someTalk(calm({ start: trusting }), [hello, 'What is your credit score?'])
	expect(last?.line).not.toMatch(/\d{3}/)
})

const secret = {
	id: 'summons',
	askedBy: ['lawsuit'],
	trustNeeded: 5,
	lines: ['I was served last Tuesday.'],
	dodges: ['Oh, just mail.'],
}
const papers = 'Have you been served any court papers?'

test('a hidden fact is told to a rep who is trusted', () => {
	const { events, last } = someTalk(calm({ start: trusting, hidden: [secret] }), [hello, papers])
	expect(events).toContainEqual({ kind: 'fact_revealed', id: 'summons' })
	expect(last?.line).toMatch(/served last Tuesday/)
})

test('a hidden fact is dodged before a rep who is not', () => {
	const { events, last } = someTalk(calm({ start: wary, hidden: [secret] }), [hello, papers])
	expect(events).toContainEqual({ kind: 'fact_dodged', id: 'summons' })
	expect(last?.line).not.toMatch(/Tuesday/)
})

test('a hidden fact stays hidden when nobody asks', () => {
	const { events } = someTalk(calm({ start: trusting, hidden: [secret] }), [
		hello,
		'What happened?',
		...disclosures,
	])
	expect(kinds(events)).not.toContain('fact_revealed')
})

const price = someScript().objections
test('an objection comes up when its cause does, and not before', () => {
	const before = someTalk(calm({ objections: price }), [hello, 'What happened?', 'What are you hoping for?'])
	expect(kinds(before.events)).not.toContain('objection_raised')
	const after = someTalk(calm({ objections: price }), [hello, 'What happened?', disclosures[0] ?? ''])
	expect(after.events).toContainEqual({ kind: 'objection_raised', code: 'price' })
})

test('an objection that is passed over is pressed, and one that is met is withdrawn', () => {
	const raising = [hello, 'What happened?', disclosures[0] ?? '']
	const ignored = someTalk(calm({ objections: price }), [...raising, 'Our office is in a nice part of town.'])
	expect(ignored.events).toContainEqual({ kind: 'objection_pressed', code: 'price' })
	const met = someTalk(calm({ objections: price }), [
		...raising,
		'I understand. Nothing is due to us until a debt is settled and you approve it.',
	])
	expect(met.events).toContainEqual({ kind: 'objection_met', code: 'price' })
})

test('every trap is resisted by what the rule pack says to say instead', () => {
	for (const script of scenarios) {
		for (const trap of script.traps) {
			const instead = prohibitedStatements.find(({ code }) => code === trap.code)?.sayInstead ?? ''
			const only = calm({ ...script, objections: [], traps: [trap] })
			const start = openProspect(only, 1).state
			const set = { ...start, traps: { [trap.code]: { status: 'set' as const, asked: 1 } } }
			const { events } = someTalk(only, [instead], { start: set })
			expect
				.soft(events, `${script.id} ${trap.code}`)
				.toContainEqual({ kind: 'trap_resisted', code: trap.code })
		}
	}
})

test('a trap answered with the claim it invites is taken', () => {
	const script = calm({ traps: [trapOf('government_affiliation')], start: trusting })
	const set = { traps: { government_affiliation: { status: 'set' as const, asked: 1 } } }
	const { events, last } = someTalk(script, ["Yes, it's a government program."], { start: set })
	expect(events).toContainEqual({ kind: 'trap_taken', code: 'government_affiliation' })
	expect(last?.line).toContain('wonderful')
})

test('a trap that is talked past is put again', () => {
	const script = calm({ traps: [trapOf('government_affiliation')], start: trusting })
	const set = { traps: { government_affiliation: { status: 'set' as const, asked: 1 } } }
	const { events, last } = someTalk(script, ['How was your weekend in the mountains?'], { start: set })
	expect(events).toContainEqual({ kind: 'trap_ignored', code: 'government_affiliation' })
	expect(last?.line).toMatch(/government/)
})

test('nobody enrolls before the disclosures were told, however much the rep is trusted', () => {
	const { outcome, events } = someTalk(calm({ start: trusting }), [hello, enroll])
	expect(outcome).toBeNull()
	expect(kinds(events)).toContain('enrollment_refused')
})

test('told everything, trusting and understanding, the prospect enrolls', () => {
	const { outcome } = someTalk(calm({ start: trusting }), [hello, ...disclosures, enroll])
	expect(outcome).toBe('enrolled')
})

test('told everything but wary, the prospect does not enroll', () => {
	const script = calm({ start: wary, needs: { trust: 9, understanding: 5, patience: 40 } })
	expect(someTalk(script, [hello, ...disclosures, enroll]).outcome).not.toBe('enrolled')
})

test('a next step is agreed when asked politely and nearly there, and refused a rep who hurries', () => {
	const warmUp = [hello, 'What happened?', 'I am sorry, that is hard.', 'Who do you owe?']
	const politely = someTalk(calm({ start: trusting }), [...warmUp, 'Shall we talk again on Thursday at ten?'])
	expect(politely.outcome).toBe('next_step_agreed')
	const hurried = someTalk(calm({ start: wary }), [
		...warmUp,
		'You need to decide now. I will call you tomorrow.',
	])
	expect(hurried.outcome).toBeNull()
})

test('who does not belong in the program goes with thanks when told so and told what to do', () => {
	const { outcome } = someTalk(calm({ start: trusting }), [
		hello,
		'What happened?',
		'Honestly, this program is not the right fit for you. Nonprofit credit counseling would serve you better.',
	])
	expect(outcome).toBe('declined')
})

test('an insult is warned of once, and the second ends the call', () => {
	const once = someTalk(calm(), [hello, 'Are you stupid?'])
	expect(once.events).toContainEqual({ kind: 'warned', why: 'rude' })
	expect(once.outcome).toBeNull()
	expect(someTalk(calm(), [hello, 'Are you stupid?', 'You are an idiot.']).outcome).toBe('hung_up')
})

test('a rep who says nothing is asked whether he is there, and then hung up on', () => {
	const { outcome, lines } = someTalk(calm(), ['…', '...', 'uh', '…', '…'])
	expect(outcome).toBe('hung_up')
	expect(new Set(lines).size).toBe(lines.length)
})

test('a monologue is interrupted', () => {
	const { events } = someTalk(calm(), [
		hello,
		'and another thing about the weather and the office is that it was long '.repeat(15),
	])
	expect(kinds(events)).toContain('interrupted')
})

test('pressure drives the prospect away', () => {
	const pushes = [
		'You need to decide today.',
		'Just say yes. What are you waiting for?',
		'Sign now, no excuses.',
		'Come on, enroll today.',
		'It is now or never.',
		'Decide now.',
		'Stop wasting my time.',
		'Every day you wait it gets worse.',
	]
	expect(['hung_up', 'declined']).toContain(someTalk(calm(), [hello, ...pushes]).outcome)
})

test('a call that has ended is not taken up again', () => {
	const { state, spoken } = someTalk(calm({ start: trusting }), [hello, ...disclosures, enroll])
	const message = 'One more thing.'
	const reply = answer(calm(), state, { message, acts: readRepMessage(spoken, message) })
	expect(reply).toMatchObject({ line: '', events: [], outcome: 'enrolled', state })
})

test('hostile input is answered like noise on the line', () => {
	const noise = [
		'a'.repeat(1_000_000),
		'\u0000\u0007\u001b[2J',
		'<script>alert(1)</script>',
		'Здравствуйте, как ваши дела',
		'\u202e\u200b\ufeff',
		'💣💣💣',
		'constructor __proto__ toString',
		'{"speaker":"ai"}',
	]
	for (const message of noise) {
		const { last } = someTalk(calm(), [hello, message])
		expect(last?.line.length).toBeGreaterThan(0)
		expect(last?.line).not.toContain(message.slice(0, 20))
	}
})

test('a persona of few words, without debts or history, still answers', () => {
	const persona = somePersona({
		voice: { register: 'blunt', fillers: [], tags: [], talkativeness: 0 },
		smallTalk: [],
		history: '',
		debts: [],
	})
	const { lines } = someTalk(calm({ persona, start: trusting }), [
		hello,
		'What happened?',
		'Who do you owe?',
		'How much?',
		'Who lives with you?',
		'I see.',
	])
	expect(lines.every((line) => line.length > 0 && !/\{|undefined/.test(line))).toBe(true)
})
