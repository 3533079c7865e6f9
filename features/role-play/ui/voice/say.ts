import { prospectVoice } from './prospect-voice.ts'

type Saying = { onEnd: () => void; onProblem: () => void }

/** Why speech ends without anything being wrong: another line began, or somebody stopped it. */
const harmless = ['interrupted', 'canceled']

/** Speaks a prospect's line; whatever is being said ends. Answers the function that stops it. */
export function say(line: string, prospectName: string, { onEnd, onProblem }: Saying): () => void {
	const speech = window.speechSynthesis
	if (!speech || typeof SpeechSynthesisUtterance === 'undefined') {
		onProblem()
		onEnd()
		return () => {}
	}
	const utterance = new SpeechSynthesisUtterance(line)
	const { voice, rate, pitch, volume } = prospectVoice(prospectName, speech.getVoices())
	Object.assign(utterance, { lang: 'en-US', voice, rate, pitch, volume })
	utterance.onend = onEnd
	utterance.onerror = ({ error }) => {
		if (!harmless.includes(error)) onProblem()
		onEnd()
	}
	speech.cancel()
	speech.speak(utterance)
	return () => speech.cancel()
}

/** Browsers fetch their list of voices when first asked for it. */
export function warmUpVoices(): void {
	window.speechSynthesis?.getVoices()
}
