import { expect, test } from 'vitest'
import { converse, someCallBook } from '../fixtures/conversation.ts'
import { someKnownCall } from '../fixtures/known-call.ts'

const at = new Date(2026, 10, 21, 12)
const admin = { name: 'Ana Admin', role: 'admin' as const }

test('where a call was lost: the open objection, with its moment and the words for next time', async () => {
	const [answer] = await converse(['where did i lose denise'], { calls: someCallBook([someKnownCall()]), at })
	expect(answer?.response).toContain('“I have to talk to my husband” went unanswered')
	expect(answer?.response).toMatch(/^> “/m)
	expect(answer?.sources[0]).toMatchObject({
		kind: 'call',
		href: `/recordings/${someKnownCall().id}?t=1325`,
	})
})

test('why a call was flagged: the words, the rule and what to say instead', async () => {
	const [, why] = await converse(['how was my last call', 'what was flagged on that call?'], {
		calls: someCallBook([someKnownCall()]),
		at,
	})
	expect(why?.response).toContain('basically make that go away')
	expect(why?.response).toContain('310.3(a)(1)(viii)(C)')
})

test('reports the most-forgotten disclosure with its count and words', async () => {
	const calls = someCallBook([], {
		calls: 12,
		disclosuresDue: 10,
		disclosures: [{ code: 'time_to_results', title: 'Timeline to results and offers', missed: 7 }],
	})
	const [answer] = await converse(['which disclosures do i forget most'], { calls, at })
	expect(answer?.response).toContain('7 of the 10 calls')
	expect(answer?.sources[0]?.href).toBe('/ai-coach?entry=time-to-results')
})

test('the pass rate is counted of the scored calls, since the day that was asked for', async () => {
	const asked: (Date | null)[] = []
	const book = someCallBook([], { calls: 9, scored: 8, passed: 6, averageScore: 74, closedDeals: 2 })
	const calls = {
		...book,
		figures: (scope: Parameters<typeof book.figures>[0]) => {
			asked.push(scope.since)
			return book.figures(scope)
		},
	}
	const [answer] = await converse(["what's my pass rate this month"], { calls, at })
	expect(answer?.response).toContain('**6 of 8** scored calls (75%)')
	expect(asked).toEqual([new Date(2026, 10, 1)])
})

test('without calls nothing is claimed', async () => {
	const [answer] = await converse(['am i getting better?'], { at })
	expect(answer?.response).toContain("I don't see any analyzed calls of yours")
})

test('too few scored calls make no trend', async () => {
	const calls = someCallBook([], { calls: 3, scored: 3, averageScore: 70 })
	const [answer] = await converse(['am i getting better?'], { calls, at })
	expect(answer?.response).toContain('at least four scored calls')
})

test('a call that is not there is not made up', async () => {
	const [answer] = await converse(['where did i lose Bernadette'], {
		calls: someCallBook([someKnownCall()]),
		at,
	})
	expect(answer?.response).toContain("I don't see an analyzed call of yours with “Bernadette”")
})

test('reports on the team only to administrators', async () => {
	const calls = someCallBook([], { calls: 9, scored: 8, passed: 6, averageScore: 74 })
	const message = "what's the team's pass rate"
	const [rep] = await converse([message], { calls, at })
	expect(rep?.response).toContain('I can only see your own calls')
	const [boss] = await converse([message], { calls, at, person: admin })
	expect(boss?.response).toContain('6 of 8')
})

test('two weeks are compared figure by figure, each over its own days', async () => {
	const book = someCallBook([])
	const older = { calls: 6, scored: 6, passed: 3, averageScore: 70, closedDeals: 1 }
	const newer = { calls: 5, scored: 5, passed: 4, averageScore: 78, closedDeals: 2 }
	const asked: (Date | null | undefined)[][] = []
	const calls = {
		...book,
		figures: (scope: Parameters<typeof book.figures>[0]) => {
			asked.push([scope.since, scope.until])
			return someCallBook([], scope.until ? older : newer).figures(scope)
		},
	}
	for (const message of ['how did i do this week vs last week', 'compare this week to last week']) {
		const [answer] = await converse([message], { calls, at })
		expect(answer?.response).toContain('is up 8 points from last week: **78** and 70 of 100')
		expect(answer?.response).toContain('| Passed, of scored calls | 4 of 5 (80%) | 3 of 6 (50%) |')
	}
	expect(asked[1]).toEqual([new Date(2026, 10, 9), new Date(2026, 10, 16)])
})

test('shows the talk share, longest stretch and questions of a call, with a hint for each that is off', async () => {
	const [answer] = await converse(['how much did i talk on my last call'], {
		calls: someCallBook([someKnownCall()]),
		at,
	})
	expect(answer?.response).toContain('talked **68%** of the time')
	expect(answer?.response).toContain('**2:10**')
	expect(answer?.response).toContain('Questions asked: **4**')
	expect(answer?.response).toContain('Talk less')
	expect(answer?.sources[0]?.href).toBe(`/recordings/${someKnownCall().id}`)
})

test('shows averages over many calls and links the call with the longest stretch', async () => {
	const longest = { id: someKnownCall().id, title: 'monday.mp3', seconds: 75 }
	const calls = someCallBook([], { calls: 9, scored: 9, talk: { repShare: 0.512, questions: 7.5, longest } })
	const [answer] = await converse(["what's my talk ratio this month"], { calls, at })
	expect(answer?.response).toContain('You talk **51%** of the time')
	expect(answer?.response).toContain('**7.5**')
	expect(answer?.response).toContain('**1:15**, on “monday.mp3”')
})

test('plans the week with the costliest problem first and gives the figure behind each day', async () => {
	const calls = someCallBook([], {
		calls: 12,
		scored: 12,
		disclosuresDue: 10,
		disclosures: [{ code: 'time_to_results', title: 'Timeline to results and offers', missed: 7 }],
		objections: [{ code: 'spouse', title: 'Wants to ask a spouse or family', raised: 5, handled: 1 }],
		skills: [{ code: 'rapport', title: 'Rapport & empathy', average: 4.2 }],
	})
	const [answer] = await converse(['make me a plan for the week'], { calls, at })
	const { response = '' } = answer ?? {}
	expect(response).toContain('**Monday:**')
	expect(response).toContain('missed on 7 of the 10 calls')
	expect(response).toContain('answered on 1 of 5')
	expect(response).toContain('4.2 of 10')
	expect(answer?.sources.map(({ href }) => href)).toContain('/role-play?objection=spouse')
})

test('“the one before that” is the call before the one last spoken of', async () => {
	const earlier = someKnownCall({
		id: '0d5f5a5e-1f52-4a6e-9a5c-2f6f5f3f1a12',
		customer: 'Priya Nair',
		score: 91,
	})
	const calls = someCallBook([someKnownCall(), earlier])
	const [, before, none] = await converse(
		['how was my last call', 'and the one before that?', 'and the one before that?'],
		{ calls, at },
	)
	expect(before?.response).toContain('Priya Nair')
	expect(none?.response).toContain("don't see an analyzed call before that one")
})
