import { expect, test } from 'vitest'
import { formatStage } from './format-stage.ts'

test('a step that waits for a retry shows the reason and the local time of the retry', () => {
	const at = new Date(2026, 10, 18, 10, 42).toISOString()
	expect(formatStage('The transcription service isn’t responding.', at)).toMatch(
		/^The transcription service isn’t responding\. Trying again at 10:42\sAM\.$/,
	)
	expect(formatStage('Transcribing the call', null)).toBe('Transcribing the call')
})
