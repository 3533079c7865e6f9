import { Alert } from '#design/alert.tsx'
import type { ListeningProblem } from '../listen/recognize.ts'
import type { CallListening } from './use-call-listening.ts'

const words: Record<ListeningProblem, string> = {
	'not-supported': 'Speech recognition not supported. Use Chrome for best results.',
	blocked: 'The microphone is blocked. Allow it in the address bar, then press Listen.',
	'no-microphone': 'No microphone was found. Connect one, then press Listen.',
	failed: 'Listening could not start. Press Listen to try again.',
}

/** Why no one listens. */
export function ListeningAlert({ listening: { problem, capture } }: { listening: CallListening }) {
	const text = capture.problem ?? (problem && words[problem])
	if (!text) return null
	return (
		<Alert tone="warning" role="alert">
			{text}
		</Alert>
	)
}
