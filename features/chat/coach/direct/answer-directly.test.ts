import { expect, test } from 'vitest'
import { guide } from '#features/guide/index.ts'
import { converse } from '../fixtures/conversation.ts'
import { answerDirectly } from './answer-directly.ts'
import { directAnswers } from './direct-answers.ts'

test('every entry of the guide has direct answers, each asked in several ways', () => {
	expect(guide.filter(({ id }) => !directAnswers.has(id)).map(({ id }) => id)).toEqual([])
})

test.each([
	['can i call her at 7 am her time', 'calling-hours', /^No\b/],
	['do i still have to give the disclosures if they called us', 'inbound-calls', /^Yes\b/],
	['can I just give the percent and skip the dollars', 'fees-and-total-cost', /^No\b/],
])('“%s” is answered with yes or no first', (message, entry, answer) => {
	expect(answerDirectly(message, entry)).toMatch(answer)
})

test.each(['what are the calling hours', 'give me the words for the recording notice', 'hours for calls'])(
	'“%s” asks for no yes or no',
	(message) => {
		expect(answerDirectly(message, 'calling-hours')).toBeNull()
	},
)

test('the answer of the coach opens with it', async () => {
	const [answer] = await converse(['can i call someone at 7 in the morning their time'])
	expect(answer?.response).toMatch(/^No\b/)
})
