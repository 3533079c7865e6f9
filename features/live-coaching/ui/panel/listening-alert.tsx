import { Alert } from '#design/alert.tsx'
import type { ListeningProblem } from '../listen/recognize.ts'

const words: Record<ListeningProblem, string> = {
	'not-supported': 'Speech recognition not supported. Use Chrome for best results.',
	blocked: 'The microphone is blocked. Allow it in the address bar, then press Listen.',
	'no-microphone': 'No microphone was found. Connect one, then press Listen.',
	failed: 'Listening could not start. Press Listen to try again.',
}

/** Why nobody listens. */
export function ListeningAlert({ problem }: { problem: ListeningProblem | null }) {
	if (!problem) return null
	return (
		<Alert tone="warning" role="alert">
			{words[problem]}
		</Alert>
	)
}
