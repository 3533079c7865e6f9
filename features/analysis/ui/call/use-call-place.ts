import { useLocation } from '@tanstack/react-router'
import { useEffectEvent, useLayoutEffect, useMemo, useState } from 'react'
import type { RecordingDetail } from '#features/analysis/contract.ts'
import { turnAt } from '#features/analysis/ui/turn-at.ts'
import type { Player } from '#features/recordings/ui/player/player.ts'
import type { Target } from './call-context.ts'
import { type CallTab, readPlace } from './call-tab.ts'

type Options = {
	call: RecordingDetail
	player: Player
	/** The second that the address names (`?t=61`), null for none. */
	at: number | null
	/** The tab that the address names, null for none. */
	tab: CallTab | null
	/** Whether the transcript has its place beside the tabs. */
	isWide: boolean
}

/**
 * Where in the call the reader is: the tab, the open row, the turn last led to. It begins where the address leads, by a
 * second or by its hash; to hear the call is left to the person.
 */
export function useCallPlace({ call, player, at, tab: named, isWide }: Options) {
	const { hash } = useLocation()
	const linked = useMemo(() => readPlace(hash), [hash])
	const [openRow, setOpenRow] = useState(linked.row)
	const [target, setTarget] = useState<Target | null>(null)
	useLayoutEffect(() => {
		if (linked.row) setOpenRow(linked.row)
		if (linked.turn !== null) setTarget({ turn: linked.turn, takesFocus: false })
	}, [linked])
	const begin = useEffectEvent((seconds: number) => {
		player.startFrom(seconds)
		const turn = turnAt(call.transcript?.segments.map(({ start }) => start) ?? [], seconds)
		if (turn >= 0) setTarget({ turn, takesFocus: true })
	})
	useLayoutEffect(() => {
		if (at !== null) begin(at)
	}, [at])
	const tab = named ?? linked.tab ?? (at === null ? 'score' : 'transcript')
	return {
		tab: isWide && tab === 'transcript' ? ('score' as const) : tab,
		openRow,
		setOpenRow,
		target,
		setTarget,
	}
}
