import { RequestError } from '#platform/browser/request.ts'

/** What a person sees about a question that came back: `text` where there is room for the server's own reason. */
export type ToldFailure = { title: string; description: string; text: string }

const quota = {
	title: 'API Quota Exceeded',
	description:
		'Your OpenAI account has reached its usage limit. Please add billing to continue using AI features.',
}
const failed = { title: 'Message failed', description: 'Unable to send message. Please try again.' }

export function explainFailure(error: unknown): ToldFailure {
	if (!(error instanceof RequestError)) return { ...failed, text: failed.description }
	if (error.status === 429) return { ...quota, text: quota.description }
	// Trying again is no help when the question itself is refused.
	const reason = error.status < 500 ? error.serverMessage : null
	return { ...failed, text: reason ?? failed.description }
}
