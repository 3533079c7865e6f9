/** The browser's recognizer, as far as it is used here; not every browser has one. */
type Recognizer = {
	lang: string
	continuous: boolean
	interimResults: boolean
	maxAlternatives: number
	onresult: ((event: { results: ArrayLike<ArrayLike<{ transcript: string }>> }) => void) | null
	onerror: ((event: { error: string }) => void) | null
	onend: (() => void) | null
	start: () => void
	stop: () => void
	abort: () => void
}

declare global {
	interface Window {
		SpeechRecognition?: new () => Recognizer
		webkitSpeechRecognition?: new () => Recognizer
	}
}

type Listening = {
	/** The words of the one utterance that is listened for. */
	onText: (text: string) => void
	/** The reason as the browser gives it: 'no-speech', 'not-allowed'. */
	onProblem: (reason: string) => void
	onEnd: () => void
}

/** Listens for one utterance in American English. Answers how to stop, null where the browser cannot listen. */
export function listen({ onText, onProblem, onEnd }: Listening): (() => void) | null {
	const Recognition = window.SpeechRecognition ?? window.webkitSpeechRecognition
	if (!Recognition) return null
	const recognizer = new Recognition()
	recognizer.lang = 'en-US'
	recognizer.continuous = false
	recognizer.interimResults = false
	recognizer.maxAlternatives = 1
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
