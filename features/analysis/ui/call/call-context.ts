import { type ComponentType, createContext, type ReactNode, useContext } from 'react'
import type { Analysis, Practice, RecordingDetail } from '#features/analysis/contract.ts'
import type { Moments } from '#features/analysis/ui/moments.ts'
import type { Player } from '#features/recordings/ui/player/player.ts'
import type { CallTab } from './call-tab.ts'

/** A place in a call that can be led to. Seconds, null when the transcript has no times. */
export type Place = { ref: string; turn: number; start: number | null }

/** Fields of a call page besides the analysis. Kept identical while nothing changes. */
export type CallSlots = {
	/** A card of the coaching tab. */
	aside: ReactNode
	/** A button of the player. */
	playerAction: ReactNode
	/** A button at a turn that has a time; `end` is the start of the next one. Seconds. */
	TurnAction: ComponentType<{ start: number; end: number | null }> | null
	/** Gives the rep something to practice; null for those who may not. */
	onAssign: ((practice: Practice) => void) | null
}

/** A turn to bring into view. */
export type Target = { turn: number; takesFocus: boolean }

export type CallInView = {
	call: RecordingDetail
	/** The machine's findings, with the score they come to without what people overturned. */
	analysis: Analysis
	moments: Moments
	slots: CallSlots
	player: Player
	/** The finding last navigated to, outlined wherever it appears. */
	active: string | null
	/** Outlines a finding, opens its row, brings its words into view and plays them from two seconds before. */
	show: (place: Place) => void
	tab: CallTab
	goTo: (tab: CallTab) => void
	/** The row that is open in the tabs, '' for none: the name of a finding or, for one without words, its code. */
	openRow: string
	onOpenRow: (row: string) => void
	/** The turn last led to; another object each time. */
	target: Target | null
}

export const CallContext = createContext<CallInView | null>(null)

/** The call that the page shows. */
export function useCall(): CallInView {
	const call = useContext(CallContext)
	if (!call) throw new Error('There is no call around this component')
	return call
}
