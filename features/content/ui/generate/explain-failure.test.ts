import { expect, test } from 'vitest'
import { RequestError } from '#platform/browser/request.ts'
import { explainFailure } from './explain-failure.ts'

test('distinguishes a plan that is used up for the day from failures worth a retry', () => {
	const usedUp = new RequestError(402, '', '{"error":"Usage limit exceeded: 1 content generation a day."}')
	expect(explainFailure(usedUp)).toEqual({
		title: 'Usage Limit Reached',
		description: "You've reached your content generation limit. Upgrade for unlimited access.",
		isLimit: true,
	})
})

test.each([
	new RequestError(500, 'Internal Server Error', ''),
	new RequestError(429, '', '{"error":"Too many requests."}'),
	new TypeError('Failed to fetch'),
])('any other failure may be tried again', (error) => {
	expect(explainFailure(error)).toEqual({
		title: 'Generation Failed',
		description: 'Unable to generate content. Please try again.',
		isLimit: false,
	})
})
