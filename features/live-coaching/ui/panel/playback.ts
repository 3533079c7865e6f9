import { useSyncExternalStore } from 'react'
import { hearWords, readCurrentCall } from './live-store.ts'

/** A call that this window plays from a recording instead of listening to one. */
export type PlayedCall = {
	callId: string
	/** The address of its audio. */
	audio: string
	/** What is said, with the seconds at which it has been said. */
	lines: readonly { speaker: 'rep' | 'customer'; text: string; end: number }[]
	/** The playback was stopped, or has come to its end. */
	onEnd: () => void
}

type Playback = { callId: string; speaker: 'rep' | 'customer'; stop: () => void }

let playing: Playback | null = null
const watchers = new Set<() => void>()

/** Plays a call, and passes each line to the panel once it has been said. One call at a time. */
export function playCall({ callId, audio, lines, onEnd }: PlayedCall): void {
	playing?.stop()
	const player = new Audio(audio)
	let next = 0
	const hearLines = () => {
		for (let line = lines[next]; line && line.end <= player.currentTime; line = lines[next]) {
			next++
			if (readCurrentCall()?.call.callId === callId) hearWords({ ...line, confidence: null })
		}
		const speaker = lines[next]?.speaker ?? 'rep'
		if (playing?.callId !== callId || playing.speaker === speaker) return
		playing = { ...playing, speaker }
		notifyWatchers()
	}
	const stop = () => {
		if (playing?.callId !== callId) return
		playing = null
		player.pause()
		notifyWatchers()
		onEnd()
	}
	player.addEventListener('timeupdate', hearLines)
	player.addEventListener('ended', stop)
	player.addEventListener('error', stop)
	playing = { callId, speaker: lines[0]?.speaker ?? 'rep', stop }
	notifyWatchers()
	player.play().catch(stop)
}

/** The playback of a call: who speaks, and how to stop it; null when this window plays no such call. */
export function usePlayback(callId: string): Playback | null {
	const read = () => (playing?.callId === callId ? playing : null)
	return useSyncExternalStore(watch, read, read)
}

function watch(watcher: () => void) {
	watchers.add(watcher)
	return () => watchers.delete(watcher)
}

function notifyWatchers() {
	for (const watcher of watchers) watcher()
}
