import { useEffect, useEffectEvent, useState } from 'react'
import { type ListeningProblem, recognize } from './recognize.ts'
import { takeTurn } from './take-turn.ts'

export type Listening = {
	/** 'elsewhere' while another window listens, 'lost' while the browser does not reach the service that hears. */
	state: 'off' | 'on' | 'elsewhere' | 'lost'
	/** What is being said and may still change. */
	interim: string
	problem: ListeningProblem | null
	/** Tries again after a problem. */
	retry: () => void
}

/** Listens by the browser's recognition as long as it `isWanted`; `onWords` receives what was said. */
export function useListening(
	isWanted: boolean,
	onWords: (text: string, confidence: number | null) => void,
): Listening {
	const [state, setState] = useState<Listening['state']>('off')
	const [interim, setInterim] = useState('')
	const [problem, setProblem] = useState<ListeningProblem | null>(null)
	const reportWords = useEffectEvent(onWords)

	useEffect(() => {
		if (!isWanted || problem) return
		setState('elsewhere')
		const giveBack = takeTurn(() => {
			setState('on')
			return recognize({
				onFinal: (text, confidence) => reportWords(text, confidence),
				onInterim: setInterim,
				onProblem: setProblem,
				onReached: (isReached) => setState(isReached ? 'on' : 'lost'),
			})
		})
		return () => {
			giveBack()
			setState('off')
			setInterim('')
		}
	}, [isWanted, problem])

	return { state, interim, problem, retry: () => setProblem(null) }
}
