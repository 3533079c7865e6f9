import { redactTranscript } from './redact-transcript.ts'

/** What somebody typed, without personal numbers of a customer: what each was stands in its place. */
export function hideNumbers(text: string): string {
	const { segments } = redactTranscript([{ speaker: 'rep', text, start: null, end: null, confidence: null }])
	return segments[0]?.text ?? text
}
