import { type RefObject, useEffect, useMemo, useState } from 'react'
import { turnAt } from '#features/analysis/ui/turn-at.ts'
import { usePlayerState } from '#features/recordings/ui/player/player.ts'
import { useCall } from './call-context.ts'
import { scrollIntoBox } from './scroll-into-box.ts'

/** Keeps the turn that is heard in view in the box of the transcript, until the reader scrolls it. */
export function useFollowAudio(box: RefObject<HTMLDivElement | null>) {
	const { call, player } = useCall()
	const [isOn, turn] = useState(true)
	const starts = useMemo(() => call.transcript?.segments.map(({ start }) => start) ?? [], [call.transcript])
	const heard = usePlayerState(player, ({ isPlaying, time }) => (isPlaying ? turnAt(starts, time) : -1))

	useEffect(() => {
		const row = document.getElementById(`turn-${heard}`)
		if (isOn && row && box.current) scrollIntoBox(box.current, row)
	}, [heard, isOn, box])

	useEffect(() => {
		const watched = box.current
		if (!isOn || !watched) return
		const letGo = () => {
			if (player.read().isPlaying) turn(false)
		}
		// Scrolling by script gives neither event: these come from hands alone.
		watched.addEventListener('wheel', letGo, { passive: true })
		watched.addEventListener('touchmove', letGo, { passive: true })
		return () => {
			watched.removeEventListener('wheel', letGo)
			watched.removeEventListener('touchmove', letGo)
		}
	}, [isOn, player, box])

	return { isOn, turn }
}
