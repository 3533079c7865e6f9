import { useEffect, useMemo, useState } from 'react'
import { turnAt } from '#features/analysis/ui/turn-at.ts'
import { usePlayerState } from '#features/recordings/ui/player/player.ts'
import { useCall } from './call-context.ts'

/** Keeps the turn that is heard at a third of the window's height, until the reader scrolls. */
export function useFollowAudio() {
	const { call, player } = useCall()
	const [isOn, turn] = useState(true)
	const starts = useMemo(() => call.transcript?.segments.map(({ start }) => start) ?? [], [call.transcript])
	const heard = usePlayerState(player, ({ isPlaying, time }) => (isPlaying ? turnAt(starts, time) : -1))

	useEffect(() => {
		if (!isOn || heard < 0) return
		const row = document.getElementById(`turn-${heard}`)
		if (!row) return
		const top = row.getBoundingClientRect().top + window.scrollY - window.innerHeight / 3
		window.scrollTo({ top, behavior: prefersStillness() ? 'auto' : 'smooth' })
	}, [heard, isOn])

	useEffect(() => {
		if (!isOn) return
		const letGo = () => {
			if (player.read().isPlaying) turn(false)
		}
		// Scrolling by the page itself gives neither event: these come from hands alone.
		window.addEventListener('wheel', letGo, { passive: true })
		window.addEventListener('touchmove', letGo, { passive: true })
		return () => {
			window.removeEventListener('wheel', letGo)
			window.removeEventListener('touchmove', letGo)
		}
	}, [isOn, player])

	return { isOn, turn }
}

function prefersStillness(): boolean {
	return window.matchMedia('(prefers-reduced-motion: reduce)').matches
}
