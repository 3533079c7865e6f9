import { expect, test } from 'vitest'
import { someCall } from '#features/compliance/fixtures/calls.ts'
import { analyzeTranscript } from './analyze-transcript/index.ts'
import { presentRecording, presentSummary } from './present-recording.ts'

test('advice of older analyses is shown without placeholders', () => {
	const line =
		'Our fee is {percent} of the debt you enroll, about {fee}, inside an estimated total of {total}.'
	const analysis = analyzeTranscript(
		someCall(
			'R: What do you pay a month on all of the cards that you have now? It would be three hundred a month.',
			'C: About four hundred a month.',
		),
	)
	const older = {
		...analysis,
		actions: [`Fees and total cost: say “${line}”`],
		disclosures: analysis.disclosures.map((disclosure) => ({ ...disclosure, sayThis: line })),
	}
	const recording = { uploadedAt: new Date(), legalHold: null, brokenRules: [] as string[] } as Parameters<
		typeof presentRecording
	>[0]['recording']
	const stored = { recording, ownerName: '', transcript: null, isDraft: false, analysis: older }
	for (const shown of [presentRecording(stored), presentSummary(stored)]) {
		expect(shown.analysis?.actions[0]).toContain('a percentage of the debt you enroll')
		expect(JSON.stringify(shown)).not.toMatch(/\{[a-z]+\}/)
	}
})
