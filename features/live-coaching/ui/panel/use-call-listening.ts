import { useEffect, useState } from 'react'
import { listenAfterMilliseconds } from '#features/live-coaching/limits.ts'
import { useListening } from '../listen/use-listening.ts'
import { type CallState, waitsForNotice } from './live-state.ts'
import { changeCall, hearWords } from './live-store.ts'

/** Listens by itself a moment after the panel appeared, until the person stops it, and never before it may. */
export function useCallListening(state: CallState) {
	const [isDue, setIsDue] = useState(false)
	useEffect(() => {
		const due = setTimeout(() => setIsDue(true), listenAfterMilliseconds)
		return () => clearTimeout(due)
	}, [])
	const isWanted = isDue && !state.isStopped && !waitsForNotice(state)
	const listening = useListening(isWanted, (text, confidence) =>
		hearWords({ text, confidence, speaker: null }),
	)
	const toggle = () => {
		const isStopped = isWanted && !listening.problem
		setIsDue(true)
		listening.retry()
		changeCall((call) => ({ ...call, isStopped }))
	}
	return { listening, toggle }
}
