import { RequestError } from '#platform/browser/request.ts'

/** What a person sees about content that was not written. */
export type ToldFailure = {
	title: string
	description: string
	/** A plan with no such limit is the way on; trying again is not. */
	isLimit: boolean
}

export const generationFailed = {
	title: 'Generation Failed',
	description: 'Unable to generate content. Please try again.',
}

export function explainFailure(error: unknown): ToldFailure {
	const isLimit = error instanceof RequestError && /usage limit exceeded/i.test(error.serverMessage ?? '')
	if (!isLimit) return { ...generationFailed, isLimit }
	return {
		title: 'Usage Limit Reached',
		description: "You've reached your content generation limit. Upgrade for unlimited access.",
		isLimit,
	}
}
