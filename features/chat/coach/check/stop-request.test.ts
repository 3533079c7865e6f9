import { expect, test } from 'vitest'
import { lastAnswer } from '../fixtures/conversation.ts'

test.each([
	'Call me again after I said lose my number',
	'customer said "you call me again after I said lose my number"',
	'call me again and ill report you',
	'lose my number',
	'"lose my number" she says',
	'he goes lose my number and i called again',
	'she said quit calling me what now',
	'i told yall to stop calling me',
	'dont ever call this phone again',
	'take me off your list',
	'guy says delete my number',
	'remove my number',
	'stop texting me',
	'you people keep calling me',
	'why do you keep calling me i said stop',
	'leave me alone',
	'never call here again',
	'i already told you not to call',
	'u called me again??',
	'if you call me one more time im calling my lawyer',
])('a do-not-call request is answered with the do-not-call rule: %s', async (message) => {
	const { thread } = await lastAnswer(message)
	expect(thread.entries[0]).toBe('do-not-call-ignored')
})

test.each([
	'did i call anyone after they said stop calling',
	'which calls got flagged for do not call',
	'she asked me to call her back tuesday',
	'what do i say when they want me to call back later',
	'tell her to call me again friday',
	'she asked will they keep calling me i said nope. is that fine',
])('is not a do-not-call request: %s', async (message) => {
	const { thread } = await lastAnswer(message)
	expect(thread.entries[0]).not.toBe('do-not-call-ignored')
})
