import { useEffect, useState } from 'react'
import { listenAfterMilliseconds } from '#features/live-coaching/limits.ts'
import type { CallCapture } from '../capture/call-capture.ts'
import { useCallCapture } from '../capture/use-call-capture.ts'
import type { ListeningProblem } from '../listen/recognize.ts'
import { useListening } from '../listen/use-listening.ts'
import type { CallState, Speaker } from './call-state.ts'
import { waitsForNotice } from './live-state.ts'
import { changeCall, hearWords } from './live-store.ts'
import { usePlayback } from './playback.ts'

/** Words that may still change, with their assumed speaker. */
export type InterimWords = { speaker: Speaker; speakerFrom: 'channel' | 'guess'; text: string }

export type CallListening = {
	/** 'elsewhere' while another window listens, 'lost' while reconnecting to the server. */
	state: 'off' | 'on' | 'elsewhere' | 'lost'
	interim: InterimWords[]
	problem: ListeningProblem | null
	/** Starts to listen, or stops it. */
	toggle: () => void
	capture: CallCapture & {
		/** Why it does not hear the call, as a sentence. */
		problem: string | null
	}
}

/**
 * Listens automatically a moment after the panel appeared, until the person stops it, and never before it may: by the
 * browser's recognition, or by the server while both sides of the call are captured. A call that is played needs no
 * listening.
 */
export function useCallListening(state: CallState): CallListening {
	const isDue = useIsDue()
	const { capture, partials, isCapturing } = useCapture(state)
	const playback = usePlayback(state.call.callId)
	const isWanted = isDue.value && !state.isStopped && !waitsForNotice(state) && !isCapturing && !playback
	const browser = useListening(isWanted, (text, confidence) => hearWords({ text, confidence, speaker: null }))

	const toggle = () => {
		if (playback) return playback.stop()
		const isStopped = isCapturing || (isWanted && !browser.problem)
		capture.stop()
		isDue.set()
		browser.retry()
		changeCall((call) => ({ ...call, isStopped }))
	}
	const interim: InterimWords[] = playback
		? [{ speaker: playback.speaker, speakerFrom: 'channel', text: '…' }]
		: isCapturing
			? partials
			: [guessed(state.speaker, browser.interim)]
	return {
		state: playback ? 'on' : !isCapturing ? browser.state : capture.state === 'lost' ? 'lost' : 'on',
		interim: interim.filter(({ text }) => text),
		problem: browser.problem,
		toggle,
		capture: playback ? { ...capture, state: 'on' } : capture,
	}
}

const guessed = (speaker: Speaker, text: string): InterimWords => ({ speaker, speakerFrom: 'guess', text })

function useIsDue() {
	const [value, setValue] = useState(false)
	const set = () => setValue(true)
	useEffect(() => {
		const due = setTimeout(() => setValue(true), listenAfterMilliseconds)
		return () => clearTimeout(due)
	}, [])
	return { value, set }
}

function useCapture({ call: { callId, consentState }, hasGivenNotice }: CallState) {
	const [partials, setPartials] = useState<InterimWords[]>([])
	const [problem, setProblem] = useState<string | null>(null)
	const capture = useCallCapture({
		callId,
		consentState,
		hasGivenNotice,
		onEntry: hearWords,
		onPartial: (speaker, text) =>
			setPartials((others) => [
				...others.filter((other) => other.speaker !== speaker),
				{ speaker, speakerFrom: 'channel', text },
			]),
		onProblem: setProblem,
	})
	const start = () => {
		setProblem(null)
		capture.start()
	}
	// While the person chooses what to share, the browser keeps listening.
	const isCapturing = capture.state === 'on' || capture.state === 'lost'
	return { capture: { ...capture, start, problem }, partials, isCapturing }
}
