import { useCallback, useEffect, useRef, useState } from 'react'
import { toast } from '#design/toast.ts'
import { createStoredChoice } from '#platform/browser/stored-choice.ts'
import { listen } from './listen.ts'
import { say, warmUpVoices } from './say.ts'

/** Whether the prospect's lines are spoken. */
const voiceEnabled = createStoredChoice('roleplayVoiceEnabled', ['false', 'true'])

type Doing = 'speaking' | 'listening' | null

/**
 * Speaks the prospect's lines, where the voice is on, and hears the rep's; one at a time, and neither outlives the page.
 */
export function useVoice(prospectName: string) {
	const isOn = voiceEnabled.use() === 'true'
	const { doing, begin, stop } = useOneAtATime()
	useEffect(warmUpVoices, [])

	const speak = (line: string) => {
		// Asked when the line is here: the voice may have been turned off while it was waited for.
		if (voiceEnabled.get() === 'false') return
		begin('speaking', (onEnd) => say(line, prospectName, { onEnd, onProblem: reportVoiceError }))
	}
	const hear = (onText: (text: string) => void) =>
		begin('listening', (onEnd) => {
			const stopListening = listen({ onText, onEnd, onProblem: reportRecognitionError })
			if (stopListening) return stopListening
			reportNotSupported()
			onEnd()
			return () => {}
		})
	const toggle = () => {
		voiceEnabled.set(isOn ? 'false' : 'true')
		if (isOn && doing === 'speaking') stop()
		toast({ title: isOn ? 'Voice Disabled' : 'Voice Enabled' })
	}
	return {
		isOn,
		isSpeaking: doing === 'speaking',
		isListening: doing === 'listening',
		toggle,
		speak,
		hear,
		stop,
	}
}

/** What is being done with the voice; beginning something ends what was before. */
function useOneAtATime() {
	const [doing, setDoing] = useState<Doing>(null)
	const turn = useRef(0)
	const stopCurrent = useRef(() => {})

	const stop = useCallback(() => {
		turn.current += 1
		stopCurrent.current()
		stopCurrent.current = () => {}
		setDoing(null)
	}, [])
	const begin = (what: Doing, start: (onEnd: () => void) => () => void) => {
		stop()
		const mine = turn.current
		setDoing(what)
		stopCurrent.current = start(() => {
			if (turn.current === mine) setDoing(null)
		})
	}
	useEffect(() => stop, [stop])
	return { doing, begin, stop }
}

function reportVoiceError(): void {
	toast({
		title: 'Voice Error',
		description: 'Could not play AI voice. Check your browser settings.',
		tone: 'destructive',
	})
}

function reportRecognitionError(reason: string): void {
	toast({ title: 'Speech Recognition Error', description: reason, tone: 'destructive' })
}

function reportNotSupported(): void {
	toast({
		title: 'Speech Recognition Not Supported',
		description: "Your browser doesn't support speech recognition. Please use Chrome or Edge.",
		tone: 'destructive',
	})
}
