import { expect, test } from 'vitest'
import type { CallScope } from '../../../calls/call-book.ts'
import { converse, someCallBook } from '../../fixtures/conversation.ts'
import { someKnownCall } from '../../fixtures/known-call.ts'
import { spokenCall } from '../../fixtures/spoken-call.ts'

const at = new Date(2026, 10, 21, 12)
const admin = { name: 'Ana Admin', role: 'admin' as const }
const { id } = someKnownCall()
const calls = someCallBook([someKnownCall()], {}, { [id]: spokenCall })

const ask = async (message: string) => (await converse([message], { calls, at }))[0]

test.each([
	['what did i say about fees on the Denise call', /5:40\*\* · You: “Our fee is twenty three percent/, 340],
	[
		'did i mention credit in my last call',
		/8:48\*\* · You: “Missing payments will likely hurt your credit/,
		528,
	],
	[
		'what did the customer say about her husband',
		/22:05\*\* · Denise Walker: “I have to talk to my husband/,
		1325,
	],
	[
		'what did Denise say about her credit score',
		/8:40\*\* · Denise Walker: “And what does that do to my FICO/,
		520,
	],
	[
		'did lawsuits come up on my last call',
		/18:40\*\* · Denise Walker: “What if Discover takes me to court/,
		1120,
	],
	['what did i say when she asked about court', /18:47\*\* · You: “Honestly the letters/, 1127],
	['what did i say at 5:45 on my last call', /5:40\*\* · You: “Our fee/, 340],
])('“%s” is answered with the words, their time and a link', async (message, quote, second) => {
	const answer = await ask(message)
	expect(answer?.response).toMatch(quote)
	expect(answer?.sources[0]?.href).toBe(`/recordings/${id}?t=${second}`)
})

test('says plainly that nothing was found, and quotes what the other person said on the topic', async () => {
	const nothing = await ask('did i mention bankruptcy in my last call')
	expect(nothing?.response).toContain(
		'I found nothing about **bankruptcy** from you on your call with Denise Walker on Nov 19.',
	)
	const other = await ask('did i talk about her husband')
	expect(other?.response).toContain('I found nothing about **husband** from you')
	expect(other?.response).toContain('But the customer spoke of it:')
	expect(other?.response).toContain('I have to talk to my husband')
})

test('a quote from a flagged turn comes with better wording', async () => {
	const [said, instead] = await converse(
		['what did i say about letters', 'what should i have said instead?'],
		{ calls, at },
	)
	expect(said?.response).toMatch(/flagged as \*\*denying lawsuits, garnishment or collection\*\*/)
	expect(instead?.response).toContain('| basically make that go away | A creditor can sue you')
	expect(instead?.sources[0]?.href).toBe(`/recordings/${id}?t=1127`)
	const direct = await ask('what should i have said about the letters on the denise call')
	expect(direct?.response).toContain('A creditor can sue you')
})

test('a question with “ever” or a time period searches many calls and names each call and its day', async () => {
	const scopes: CallScope[] = []
	const two = someKnownCall({ id: '0d5f5a5e-1f52-4a6e-9a5c-2f6f5f3f1a12', customer: 'Ray Dawson' })
	const book = someCallBook([someKnownCall(), two], {}, { [id]: spokenCall, [two.id]: spokenCall })
	const listing = {
		...book,
		list: (scope: CallScope, most: number) => {
			scopes.push(scope)
			return book.list(scope, most)
		},
	}
	const [answer] = await converse(['did i ever tell anyone the fee this month'], { calls: listing, at })
	expect(answer?.response).toContain('Denise Walker, Nov 19')
	expect(answer?.response).toContain('Ray Dawson, Nov 19')
	expect(scopes).toEqual([{ of: 'me', since: new Date(2026, 10, 1), until: null }])
})

test("an administrator can ask about the team's calls, and a rep cannot", async () => {
	const message = 'did anyone on the team mention fees'
	const [rep] = await converse([message], { calls, at })
	expect(rep?.response).toContain('I can only see your own calls')
	const [boss] = await converse([message], { calls, at, person: admin })
	expect(boss?.response).toContain('Our fee is twenty three percent')
	const asks = 'what did Dana say about fees on her last call'
	const [ofRep] = await converse([asks], {
		calls: { ...calls, named: async () => [] },
		at,
		person: admin,
	})
	expect(ofRep?.response).toContain('Our fee is twenty three percent')
	const [denied] = await converse([asks], { calls: { ...calls, named: async () => [] }, at })
	expect(denied?.response).not.toContain('Our fee is twenty three percent')
})

test('a question that is not about a call goes to the guide', async () => {
	const answer = await ask('what did the FTC say about upfront fees')
	expect(answer?.thread.act).not.toBe('call')
})
