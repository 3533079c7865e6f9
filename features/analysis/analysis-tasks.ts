import { threadTask } from '#platform/threads/thread-task.ts'
import type { analyzeTranscript } from './analyze-transcript/analyze-transcript.ts'
import type { analyzeTwice } from './rescore-call.ts'

/** Scoring, for another thread: a call of two hours takes seconds. */
export const analyzing = threadTask<typeof analyzeTranscript>({
	module: new URL('./analyze-transcript/analyze-transcript.ts', import.meta.url),
	name: 'analyzeTranscript',
	lane: 'long',
	seconds: 120,
})
export const analyzingTwice = threadTask<typeof analyzeTwice>({
	module: new URL('./rescore-call.ts', import.meta.url),
	name: 'analyzeTwice',
	lane: 'long',
	seconds: 120,
})
