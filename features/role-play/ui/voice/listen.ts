import { createRecognizer } from '#platform/browser/speech-recognition.ts'

type Listening = {
	/** The words of the one utterance that is listened for. */
	onText: (text: string) => void
	/** The reason as the browser gives it: 'no-speech', 'not-allowed'. */
	onProblem: (reason: string) => void
	onEnd: () => void
}

/** Listens for one utterance in American English. Answers how to stop, null where the browser cannot listen. */
export function listen({ onText, onProblem, onEnd }: Listening): (() => void) | null {
	const recognizer = createRecognizer()
	if (!recognizer) return null
	recognizer.continuous = false
	recognizer.interimResults = false
	recognizer.onresult = ({ results }) => {
		const text = Array.from(results, (result) => result[0]?.transcript ?? '').join(' ')
		if (text.trim()) onText(text.trim())
	}
	recognizer.onerror = ({ error }) => {
		if (error !== 'aborted') onProblem(error)
	}
	recognizer.onend = onEnd
	try {
		recognizer.start()
	} catch (error) {
		onProblem(error instanceof Error ? error.message : String(error))
		onEnd()
	}
	return () => recognizer.abort()
}
