// Runs in the page, before it: a recognizer that hears what it is told, and a stopwatch from a result to its hint.
let recognizer

class Recognition {
	start() {
		recognizer = this
	}
	abort() {
		this.onend?.()
	}
}
window.SpeechRecognition = window.webkitSpeechRecognition = Recognition

const hint = () => document.querySelector('section[aria-label="Hint"]')?.textContent

/** Whether the page listens. */
window.isListening = () => recognizer !== undefined

/**
 * Milliseconds from a final result of these words to the frame that shows another hint than before; null when none
 * comes within two seconds. A message posted as a frame begins is handled after it was painted.
 */
window.timeHint = (transcript) =>
	new Promise((resolve) => {
		const before = hint()
		const began = performance.now()
		const result = Object.assign([{ transcript, confidence: 0.9 }], { isFinal: true })
		recognizer.onresult({ resultIndex: 0, results: [result] })
		const look = () => {
			if (hint() && hint() !== before) {
				const painted = new MessageChannel()
				painted.port1.onmessage = () => resolve(performance.now() - began)
				painted.port2.postMessage(null)
			} else if (performance.now() - began > 2000) resolve(null)
			else requestAnimationFrame(look)
		}
		requestAnimationFrame(look)
	})
