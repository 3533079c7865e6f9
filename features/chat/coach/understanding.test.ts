import { expect, test } from 'vitest'
import { converse, lastAnswer } from './fixtures/conversation.ts'

test('of several findings in a line the certain one is named first, with one row for the line', async () => {
	const { response } = await lastAnswer(
		'can i tell her nobody gets sued with us and we usually knock half off',
	)
	expect(response).toMatch(/don't say that.+\*\*.*(?:lawsuit|sued|court).*\*\*/i)
	expect(response).toContain('Also check it for: savings or success figure')
	expect(response.match(/^\| (?!Instead|---)/gm)).toHaveLength(1)
})

test('of several certain findings in a line the promise is named first', async () => {
	const { response } = await lastAnswer(
		'can i tell her every bank settles with us, guaranteed, and we cut her debt in half',
	)
	expect(response).toMatch(/don't say that.+\*\*guaranteed, certain or automatic result\*\*/)
	expect(response).toContain('It also contains: savings or success figure')
})

test.each(['which rule is behind it?', 'which law is that', 'why not', 'says who'])(
	'after a check "%s" is answered with the rule of that check',
	async (followUp) => {
		const { response, thread } = await lastAnswer('can i say "nobody gets sued with us"', followUp)
		expect(response).toContain('16 CFR 310.3(a)(1)(viii)(C)')
		expect(thread.entries[0]).toBe('lawsuit-denial')
	},
)

test('a short question that points back stays with what was spoken of', async () => {
	const answers = await converse([
		'what is a charge off',
		'how do i say that to her',
		'ok and is it gone then',
	])
	expect(answers.map(({ thread }) => thread.entries[0])).toEqual(['charge-off', 'charge-off', 'charge-off'])
})

test.each([
	'he wants me to swear itll work',
	'long pause after i tell them the total',
	'should i tell her to drain her 401k',
	'wat do i say when they go "i gotta pray on it"',
])('a question is not taken for a line to check: %s', async (message) => {
	const { response } = await lastAnswer(message)
	expect(response).not.toMatch(/prohibited claim|don't say that/)
})

test.each([
	['"we pay off ur cards and u make one payment to us" good?', 'loan-misrepresentation'],
	['i usually say something like your credit will bounce right back in 6 months', 'credit-harm-denial'],
	['can i call myself a debt attorney specialist', 'legal-representation-claim'],
	['repeat after me: there are no consequences', 'stop-paying-without-consequences'],
	["we'll cut your debt in half", 'unsupported-savings-claim'],
])('a line is heard however it is typed: %s', async (message, id) => {
	const { response, thread } = await lastAnswer(message)
	expect(response).toMatch(/don't say that|wouldn't say that/)
	expect(thread.entries[0]).toBe(id)
})

test.each([
	['do i still have to give the disclosures if they called us', 'inbound-calls'],
	['does bankruptcy beat this?', 'settlement-or-bankruptcy'],
	['will i lose my home, she asks', 'wages-and-house'],
	['how is this different from consumer credit counseling', 'credit-counseling-plan'],
	['how do you grade my calls', 'how-the-score-is-made'],
	['who can see my recordings', 'what-others-see'],
	['what disclosures do i need', 'seven-required-disclosures'],
])('it is answered from the guide and not from calls: %s', async (message, id) => {
	const { thread } = await lastAnswer(message)
	expect(thread.entries[0]).toBe(id)
})

test('a question in a drill is about the drill, and the drill continues', async () => {
	const { response, thread } = await lastAnswer('drill me on lawsuits', 'which rule is that')
	expect(response).toContain('16 CFR')
	expect(response).toMatch(/Back to the customer:\n\n> “.+”$/)
	expect(thread.drill).not.toBeNull()
})

test('what was said wrong to a customer is taken back with the truth about that very thing', async () => {
	const { response } = await lastAnswer('i told her the program is free was that wrong')
	expect(response).toMatch(/^> “I need to correct what I said.+The program isn't/m)
})

test('a coach that misread asks for the question once more', async () => {
	const { response } = await lastAnswer('she needs to ask her husband', 'thats not what i asked')
	expect(response).toMatch(/misunderstood/)
})

test('what has nothing to do with the trade is declined without naming what lies near', async () => {
	const { sources } = await lastAnswer('who won the game last nite')
	expect(sources).toEqual([])
})

test.each([
	'did i do better than last week',
	'how am i on the spouse thing',
	'why was i flagged',
	'is my closing any good',
	'any calls where i promised something',
])('a question about what one did is answered from calls: %s', async (message) => {
	const { thread } = await lastAnswer(message)
	expect(thread.act).toBe('figures')
})
