import { CircleQuestionMark, Lightbulb, OctagonAlert } from 'lucide-react'
import type { CallState } from './call-state.ts'
import { CallTimer } from './call-timer.tsx'

type MinimizedPanelProps = {
	state: CallState
	now: number
	isListening: boolean
	/** What the whole panel has to show. */
	news: 'warning' | 'check' | 'hint' | null
	onExpand: () => void
}

/** The panel as a pill: the call continues, and so does listening. */
export function MinimizedPanel({ state, now, isListening, news, onExpand }: MinimizedPanelProps) {
	return (
		<button
			type="button"
			data-size-button="expand"
			aria-expanded={false}
			className="flex min-h-11 items-center gap-2.5 rounded-full px-4 hover:bg-accent"
			onClick={onExpand}
		>
			<span data-tone={isListening ? 'success' : 'neutral'} className="flex" aria-hidden="true">
				<span className={isListening ? 'pulse-dot' : 'dot'} />
			</span>
			<span id="live-coaching" className="font-semibold">
				Live Coaching
			</span>
			<CallTimer startTime={state.call.startTime} now={now} />
			{news === 'warning' ? (
				<span data-tone="critical" className="flex items-center gap-1 text-sm text-tone-text">
					<OctagonAlert className="size-4" aria-hidden="true" />
					Repair
				</span>
			) : null}
			{news === 'check' ? (
				<span data-tone="warning" className="flex items-center gap-1 text-sm text-tone-text">
					<CircleQuestionMark className="size-4" aria-hidden="true" />
					Check
				</span>
			) : null}
			{news === 'hint' ? (
				<span data-tone="info" className="flex items-center gap-1 text-sm text-tone-text">
					<Lightbulb className="size-4" aria-hidden="true" />
					Hint
				</span>
			) : null}
		</button>
	)
}
