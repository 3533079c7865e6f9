import { expect, test } from 'vitest'
import { scenarios } from '../scenarios/index.ts'
import { detailsOf } from './details.ts'
import { someTalk } from './fixtures/talk.ts'
import { matters } from './matters.ts'

const scenario = (id: string) => {
	const script = scenarios.find((each) => each.id === id)
	if (!script) throw new Error(`There is no scenario '${id}'`)
	return { ...script, objections: [], traps: [] }
}
const hello = "Hello, this is Dana with Harbor Debt Relief on a recorded line. I'm glad I reached you."
const lastOf = (id: string, ...messages: string[]) =>
	someTalk(scenario(id), [hello, ...messages], { seed: 5 }).last?.line

test.each([
	['hesitant-prospect', ['What made you reach out now?', 'When did it come?'], /Monday/],
	['price-objection', ['What happened that the payments got hard?', 'Which agency was that?'], /Chesapeake/],
	['spouse-needs-to-agree', ['What happened?', 'Is he back at work?'], /back full time/],
	['is-this-for-real', ['Do you have kids?', 'How old are they?'], /fifteen/],
	['is-this-for-real', ['What do you do for work?', 'How long have you worked there?'], /eleven years/i],
])('%s: a follow-up question is answered from what was told: %s', (id, messages, answer) => {
	expect(lastOf(id, ...messages)).toMatch(answer)
})

test('what is said just before a question names what it is about', () => {
	expect(lastOf('spouse-needs-to-agree', "Rick's knee, ouch. How's he doing now?")).toMatch(
		/fine now|good, thanks/,
	)
})

test('a question that is said back for confirmation is confirmed', () => {
	expect(lastOf('not-sure-about-any-of-this', 'A customer of yours referred you, is that right?')).toMatch(
		/yes|so|right/i,
	)
})

test('what nothing is known of gets an answer of its kind', () => {
	expect(lastOf('hesitant-prospect', 'Which supermarket do you go to?')).not.toMatch(/^(?:yes|no)\b/i)
})

test('a hidden fact is not told by a question for its details while the rep is not trusted', () => {
	const wary = { trust: 2, pressure: 4, understanding: 2, urgency: 5, patience: 5 }
	const { last, state } = someTalk(scenario('facing-a-lawsuit'), [hello, 'Did you get a summons?'], {
		start: { mood: wary },
	})
	expect(state.revealed).toEqual([])
	expect(last?.line).not.toMatch(/nine days|summons/i)
})

const facts = (id: string) =>
	scenarios.find((each) => each.id === id)?.hidden.map(({ id: fact }) => fact) ?? []

test('details of every scenario follow up what its prospect can tell', () => {
	for (const script of scenarios) {
		const { own } = detailsOf(script)
		expect(own.length, script.id).toBeGreaterThan(8)
		const told = new Set([
			...matters,
			...script.hidden.map(({ id }) => `fact:${id}`),
			...script.objections.map(({ code }) => `objection:${code}`),
			'talk',
			'trap',
			'small_talk',
		])
		for (const { name, after = [], fact } of own) {
			for (const key of after) expect(told.has(key), `${script.id} ${name} after ${key}`).toBe(true)
			if (fact) expect(facts(script.id), `${script.id} ${name}`).toContain(fact)
		}
	}
})
