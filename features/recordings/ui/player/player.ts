import { useEffect, useMemo, useSyncExternalStore } from 'react'

export type PlayerState = {
	readonly isPlaying: boolean
	/** Seconds. */
	readonly time: number
	readonly duration: number
	/** 1 is the speed of life. */
	readonly rate: number
	/** Why nothing can be heard, null while all is well. */
	readonly problem: string | null
}

/** Plays one call. Components subscribe to the part of the state they show; nothing else re-renders while it plays. */
export type Player = {
	readonly audio: HTMLAudioElement
	readonly watch: (watcher: () => void) => () => void
	readonly read: () => PlayerState
	readonly toggle: () => void
	/** Plays from a moment, in seconds. */
	readonly playFrom: (seconds: number) => void
	readonly seek: (seconds: number) => void
	/** Where it will begin once someone plays it, in seconds; nothing is fetched until then. */
	readonly startFrom: (seconds: number) => void
	readonly skip: (seconds: number) => void
	readonly setRate: (rate: number) => void
	readonly pause: () => void
}

export const rates = [0.75, 1, 1.25, 1.5, 2] as const

/** A player of this address for as long as the component lives; `duration` in seconds where it is known before. */
export function usePlayer(url: string, duration: number | null): Player {
	const player = useMemo(() => createPlayer(url, duration), [url, duration])
	useEffect(() => () => player.pause(), [player])
	return player
}

/** One part of the player's state; the component is drawn again when that part changes. */
export function usePlayerState<Part>(player: Player, select: (state: PlayerState) => Part): Part {
	return useSyncExternalStore(player.watch, () => select(player.read()))
}

function createPlayer(url: string, knownDuration: number | null): Player {
	const audio = new Audio(url)
	// Fetching the audio counts as listening, so nothing is fetched before someone does.
	audio.preload = 'none'
	let state: PlayerState = { isPlaying: false, time: 0, duration: knownDuration ?? 0, rate: 1, problem: null }
	const watchers = new Set<() => void>()
	const set = (change: Partial<PlayerState>) => {
		state = { ...state, ...change }
		for (const watcher of watchers) watcher()
	}
	const startFrom = (seconds: number) => {
		const time = Math.min(Math.max(0, seconds), state.duration || seconds)
		audio.currentTime = time
		set({ time })
	}
	const seek = (seconds: number) => {
		audio.preload = 'metadata'
		startFrom(seconds)
	}
	const play = () => {
		// A play that is overtaken by a pause rejects; a real failure comes as an error event besides.
		audio.play().catch(() => {})
	}
	audio.addEventListener('timeupdate', () => set({ time: audio.currentTime }))
	audio.addEventListener('play', () => set({ isPlaying: true, problem: null }))
	audio.addEventListener('pause', () => set({ isPlaying: false }))
	audio.addEventListener('durationchange', () => {
		if (Number.isFinite(audio.duration)) set({ duration: audio.duration })
	})
	audio.addEventListener('error', () =>
		set({
			isPlaying: false,
			problem: 'This call’s audio can’t be played here. Download it to listen.',
		}),
	)
	return {
		audio,
		watch: (watcher) => {
			watchers.add(watcher)
			return () => watchers.delete(watcher)
		},
		read: () => state,
		toggle: () => (audio.paused ? play() : audio.pause()),
		playFrom: (seconds) => {
			seek(seconds)
			play()
		},
		seek,
		startFrom,
		skip: (seconds) => seek(state.time + seconds),
		setRate: (rate) => {
			audio.playbackRate = rate
			set({ rate })
		},
		pause: () => audio.pause(),
	}
}
