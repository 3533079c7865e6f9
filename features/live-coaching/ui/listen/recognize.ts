import { createRecognizer } from '#platform/browser/speech-recognition.ts'

export type Recognizing = {
	/** Words that will not change any more. `confidence` is 0-1, null where the browser gives none. */
	onFinal: (text: string, confidence: number | null) => void
	/** Words that may still change; an empty text when there are none. */
	onInterim: (text: string) => void
	/** It cannot go on. */
	onProblem: (problem: ListeningProblem) => void
	/** Whether the browser reaches the service that hears; while it does not, it is tried again. */
	onReached: (isReached: boolean) => void
}

export type ListeningProblem = 'not-supported' | 'blocked' | 'no-microphone' | 'failed'

/** Reasons, as browsers give them, after which trying again is of no use. */
const problems: Record<string, ListeningProblem> = {
	'not-allowed': 'blocked',
	'service-not-allowed': 'blocked',
	'audio-capture': 'no-microphone',
	'language-not-supported': 'not-supported',
}

/** Milliseconds to the next start: immediate after speech, longer each time that nothing was heard. */
const firstPause = 100
const longestPause = 3000

/** Listens on and on: browsers end after a silence or a minute, and are started again. Answers how to stop. */
export function recognize({ onFinal, onInterim, onProblem, onReached }: Recognizing): () => void {
	let stopCurrent = () => {}
	let restart: ReturnType<typeof setTimeout> | undefined
	let pause = firstPause

	const begin = () => {
		const recognizer = createRecognizer()
		if (!recognizer) return onProblem('not-supported')
		let pending = ''
		let problem: ListeningProblem | null = null
		let isReached = true
		recognizer.continuous = true
		recognizer.interimResults = true
		recognizer.onresult = ({ resultIndex = 0, results }) => {
			pause = firstPause
			onReached(true)
			const changed = Array.from(results).slice(resultIndex)
			for (const result of changed) if (result.isFinal) report(result[0])
			pending = changed
				.filter(({ isFinal }) => !isFinal)
				.map((result) => result[0]?.transcript ?? '')
				.join(' ')
				.trim()
			onInterim(pending)
		}
		recognizer.onerror = ({ error }) => {
			problem = problems[error] ?? null
			isReached = error !== 'network'
		}
		recognizer.onend = () => {
			// Words that the browser did not get to finish are words all the same.
			if (pending) onFinal(pending, null)
			onInterim('')
			if (problem) return onProblem(problem)
			onReached(isReached)
			restart = setTimeout(begin, pause)
			pause = Math.min(pause * 2, longestPause)
		}
		stopCurrent = () => {
			recognizer.onresult = recognizer.onerror = recognizer.onend = null
			recognizer.abort()
		}
		try {
			recognizer.start()
		} catch {
			stopCurrent()
			onProblem('failed')
		}
	}
	const report = (heard: { transcript: string; confidence?: number } | undefined) => {
		const text = heard?.transcript.trim()
		// Browsers that do not know how sure they are say 0.
		if (text) onFinal(text, heard?.confidence || null)
	}
	begin()
	return () => {
		clearTimeout(restart)
		stopCurrent()
	}
}
