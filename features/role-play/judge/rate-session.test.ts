import { expect, test } from 'vitest'
import { passMark } from '#features/analysis/contract.ts'
import { findViolations, readCall } from '#features/compliance/index.ts'
import { somePlay, someScript } from './fixtures/play.ts'
import { someReps } from './fixtures/reps.ts'
import { currentSkills, rateSession } from './rate-session.ts'

const playOf = (name: string) => {
	const rep = someReps[name]
	if (!rep) throw new Error(`No rep is called ${name}.`)
	return somePlay(rep.exchanges, rep.outcome)
}
const ratingOf = (name: string) => rateSession(playOf(name))

test('a lawful, excellent rep passes and outranks every other', () => {
	const scores = Object.fromEntries(Object.keys(someReps).map((name) => [name, ratingOf(name).overallScore]))
	expect(ratingOf('excellent').passed).toBe(true)
	expect(scores.excellent).toBeGreaterThanOrEqual(85)
	for (const [name, score] of Object.entries(scores)) {
		if (name !== 'excellent') expect(score, name).toBeLessThan(scores.excellent ?? 0)
		if (!['excellent', 'average'].includes(name)) expect(score, name).toBeLessThan(scores.average ?? 0)
	}
})

test('who makes a prohibited claim never passes, however well it went', () => {
	const rating = ratingOf('unlawful')
	expect(rating.overallScore).toBeLessThan(passMark)
	expect(rating.passed).toBe(false)
	const [first, second] = rating.feedback.actions
	expect(first).toContain('I guarantee every bank will settle')
	expect(second).toContain('they can not sue you')
	expect(first).toContain('say: “')
})

test('one serious claim in an otherwise excellent call keeps it from passing', () => {
	const exchanges = [...(someReps.excellent?.exchanges ?? [])]
	exchanges.splice(4, 0, { rep: 'They can not sue you once you are with us, no bank ever sues our clients.' })
	const rating = rateSession(somePlay(exchanges, 'enrolled'))
	expect(rating.overallScore).toBeLessThanOrEqual(55)
	expect(rating.passed).toBe(false)
	expect(rating.feedback.improvements[0]).toContain('held at 55')
})

test('a claim made twice is advised against once', () => {
	const exchanges = [...(someReps.excellent?.exchanges ?? [])]
	exchanges.splice(4, 0, { rep: 'I guarantee every bank will settle.' })
	exchanges.splice(7, 0, { rep: 'Every one of them will settle, that is a guarantee.' })
	const { actions } = rateSession(somePlay(exchanges, 'enrolled')).feedback
	expect(actions.filter((action) => action.includes('No creditor has to settle'))).toHaveLength(1)
})

test('a session that is too short says so and scores low', () => {
	const rating = rateSession(somePlay([{ rep: 'Hi, how are you?' }]))
	expect(rating.overallScore).toBeLessThanOrEqual(30)
	expect(rating.feedback.improvements.join(' ')).toContain('too short to rate')
})

test('a session in which the rep said nothing has no score', () => {
	const rating = rateSession(somePlay([]))
	expect(rating).toMatchObject({ overallScore: null, passed: null, replay: [] })
	expect(rating.skillScores).toEqual({})
})

test('objectives name the message that met them', () => {
	const { objectives } = ratingOf('excellent')
	expect(objectives.map(({ metBy }) => metBy)).toEqual([
		'user-5',
		'user-8',
		'user-11',
		'user-9',
		'user-5',
		'user-12',
	])
	expect(ratingOf('silent').objectives.every(({ metBy }) => metBy === null)).toBe(true)
})

test('feedback quotes the rep and names the words to say', () => {
	const { strengths, improvements, actions } = ratingOf('polite but incompetent').feedback
	expect(ratingOf('excellent').feedback.strengths.join(' ')).toContain('Have any papers come from a court')
	expect(strengths.length).toBeLessThanOrEqual(5)
	expect(improvements.join(' ')).toContain('I see. Well, I am sure it is very nice.')
	expect(actions.length).toBeGreaterThan(2)
	for (const action of actions) expect(action).toMatch(/“.+”/)
})

test('the replay has every message of the rep, each with a line of its own or a word of praise', () => {
	for (const name of Object.keys(someReps)) {
		const { replay } = ratingOf(name)
		expect(replay.map(({ messageId }) => messageId)).toEqual(
			playOf(name).played.map(({ messageId }) => messageId),
		)
		const lines = replay.flatMap(({ betterLine }) => betterLine ?? [])
		expect(new Set(lines).size).toBe(lines.length)
		for (const { isGood, betterLine, why } of replay) {
			expect(why.length).toBeGreaterThan(10)
			expect(betterLine === null, why).toBe(isGood)
		}
		const turns = lines.map((text) => ({
			speaker: 'rep' as const,
			text,
			start: null,
			end: null,
			confidence: null,
		}))
		expect(findViolations(readCall(turns))).toEqual([])
	}
})

test('most of an excellent call needs no better line', () => {
	const { replay } = ratingOf('excellent')
	expect(replay.filter(({ isGood }) => isGood).length).toBeGreaterThanOrEqual(10)
})

test('the better line after an objection answers that objection', () => {
	const { replay } = ratingOf('polite but incompetent')
	expect(replay[4]?.betterLine).toContain('Which part feels high')
})

test('an honest no is the right end where the program does not fit', () => {
	const script = someScript({
		objectives: [{ text: 'Say that it does not fit', shows: { ends: 'declined' } }],
	})
	const exchanges = [
		...(someReps.excellent?.exchanges.slice(0, 6) ?? []),
		{
			rep: "With a case like that I don't think this program is right for you, and I won't enroll you. A nonprofit credit counselor or an attorney can look at it.",
		},
	]
	const declined = rateSession(somePlay(exchanges, 'declined', script))
	const enrolled = rateSession(somePlay(someReps.excellent?.exchanges ?? [], 'enrolled', script))
	expect(declined.passed).toBe(true)
	expect(enrolled.passed).toBe(false)
	expect(enrolled.feedback.improvements.join(' ')).toContain('a prospect who should not enroll')
	expect(enrolled.feedback.improvements.join(' ')).toContain('you never said the program is a poor fit')
})

test('the skills of a session that goes on rise with what the rep does well', () => {
	const play = playOf('excellent')
	const early = currentSkills({
		...play,
		conversation: play.conversation.slice(0, 3),
		played: play.played.slice(0, 1),
		outcome: null,
	})
	const late = currentSkills(play)
	expect(late.discovery).toBeGreaterThan(early.discovery ?? 10)
	expect(late.compliance).toBeGreaterThan(early.compliance ?? 10)
})

test('a skill that nothing has called for has no figure and no weight', () => {
	const play = playOf('excellent')
	const played = play.played.map((message) => ({
		...message,
		events: message.events.filter(({ kind }) => !kind.startsWith('objection_')),
	}))
	expect(currentSkills(play)).toHaveProperty('objection_handling')
	expect(currentSkills({ ...play, played })).not.toHaveProperty('objection_handling')
	expect(currentSkills({ ...play, conversation: [], played: [] })).toEqual({})
})

test('the same play rates the same', () => {
	expect(ratingOf('average')).toEqual(ratingOf('average'))
})
