import { z } from 'zod'
import { readData } from '#platform/data/read-data.ts'
import { Templates } from '../template-schema.ts'

export const { decisionChecks, papers, faqs, posts, postEnds, referralAsks, referralFairness } = readData(
	new URL('./pages.yaml', import.meta.url),
	z.strictObject({
		decisionChecks: Templates,
		papers: Templates,
		faqs: Templates,
		posts: Templates,
		postEnds: Templates,
		referralAsks: Templates,
		referralFairness: Templates,
	}),
)
