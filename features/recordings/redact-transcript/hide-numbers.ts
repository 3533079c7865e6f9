import { redactTranscript } from './redact-transcript.ts'

/** What someone typed, with the personal numbers of a customer replaced by labels. */
export function hideNumbers(text: string): string {
	const { segments } = redactTranscript([{ speaker: 'rep', text, start: null, end: null, confidence: null }])
	return segments[0]?.text ?? text
}
