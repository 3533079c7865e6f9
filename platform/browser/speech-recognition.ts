type Alternative = { transcript: string; confidence?: number }

/** What the recognizer made of a span of speech, the likeliest first. */
type SpeechResult = ArrayLike<Alternative> & { isFinal?: boolean }

/** The browser's recognizer, as far as it is used here; not every browser has one. */
export type Recognizer = {
	lang: string
	continuous: boolean
	interimResults: boolean
	maxAlternatives: number
	onresult: ((event: { resultIndex?: number; results: ArrayLike<SpeechResult> }) => void) | null
	/** The reason as the browser gives it: 'no-speech', 'not-allowed'. */
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

/** A recognizer of American English, null where the browser has none. */
export function createRecognizer(): Recognizer | null {
	const Recognition = window.SpeechRecognition ?? window.webkitSpeechRecognition
	if (!Recognition) return null
	const recognizer = new Recognition()
	recognizer.lang = 'en-US'
	recognizer.maxAlternatives = 1
	return recognizer
}
