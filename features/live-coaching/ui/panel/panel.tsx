import { useQuery } from '@tanstack/react-query'
import { type RefObject, useEffect, useRef } from 'react'
import { classNames } from '#design/class-names.ts'
import type { LiveWarning } from '#features/live-coaching/contract.ts'
import { useShortcuts } from '#platform/browser/shortcuts.ts'
import { type Hint, hintAt } from '../hints/choose-hint.ts'
import { Announcement } from './announcement.tsx'
import { CallLine } from './call-line.tsx'
import type { CallState } from './call-state.ts'
import { CaptureButton } from './capture-button.tsx'
import { GuessNote } from './guess-note.tsx'
import { HintCard } from './hint-card.tsx'
import { ListeningAlert } from './listening-alert.tsx'
import { liveSettings } from './live-settings.ts'
import { openWarnings, waitsForNotice } from './live-state.ts'
import { changeCall, correctSpeaker, dismissShownHint, dismissWarning } from './live-store.ts'
import { MinimizedPanel } from './minimized-panel.tsx'
import { NoticeCard } from './notice-card.tsx'
import { PanelFoot } from './panel-foot.tsx'
import { PanelHeader } from './panel-header.tsx'
import { usePlayback } from './playback.ts'
import { RemainingDisclosures } from './remaining-disclosures.tsx'
import { other } from './speakers.ts'
import { Transcript } from './transcript.tsx'
import { useCallListening } from './use-call-listening.ts'
import { useNow } from './use-now.ts'
import { usePlace } from './use-place.ts'
import { useReading } from './use-reading.ts'
import { WarningCard } from './warning-card.tsx'

/** The Live Coaching panel of a call in progress. It never takes the focus. */
export function Panel({ state }: { state: CallState }) {
	const { call, isMinimized } = state
	const now = useNow(call.startTime)
	const { panel, style, dragProps, keyProps } = usePlace()
	const keepFocus = useKeptFocus(panel, isMinimized)
	const listening = useCallListening(state)
	const { isBehind } = useReading(state)
	// Asked again with each call: triggers may have changed since the one before.
	const canCapture = useQuery(liveSettings).data?.canCaptureCall

	const hint = hintAt(state.hints, now)
	const warnings = openWarnings(state)
	const setMinimized = (isMinimized: boolean) => {
		keepFocus()
		changeCall((call) => ({ ...call, isMinimized }))
	}
	const playback = usePlayback(call.callId)
	const close = () => {
		playback?.stop()
		if (panel.current?.contains(document.activeElement)) document.getElementById('main')?.focus()
		changeCall((call) => ({ ...call, isClosed: true }))
	}
	const dismiss = () => {
		if (hint) dismissShownHint()
		else if (warnings[0]) dismissWarning(warnings[0].key)
	}
	const correctNewest = () => {
		const newest = state.entries.at(-1)
		if (newest && newest.speaker !== 'ai') correctSpeaker(newest.id, other(newest.speaker))
	}
	useShortcuts({
		'alt+l': listening.toggle,
		'alt+m': () => setMinimized(!isMinimized),
		'alt+h': dismiss,
		'alt+s': correctNewest,
	})

	return (
		<section
			ref={panel}
			aria-labelledby="live-coaching"
			data-state="open"
			style={style}
			onKeyDown={(event) => {
				if (event.key === 'Escape') dismiss()
			}}
			className={classNames(
				'floats fixed z-40 flex flex-col overflow-hidden border bg-popover text-popover-foreground shadow-float',
				isMinimized
					? 'rounded-full'
					: 'w-90 rounded-xl max-sm:inset-x-3! max-sm:max-h-[85dvh]! max-sm:w-auto',
			)}
		>
			<Announcement state={state} hint={hint} />
			{isMinimized ? (
				<MinimizedPanel
					state={state}
					now={now}
					isListening={listening.state === 'on'}
					news={newsOf(warnings[0], hint)}
					onExpand={() => setMinimized(false)}
				/>
			) : (
				<>
					<PanelHeader
						agentId={call.agentId}
						dragProps={dragProps}
						gripProps={keyProps}
						onMinimize={() => setMinimized(true)}
						onClose={close}
					/>
					<CallLine state={state} now={now} listening={listening} />
					{canCapture ? <CaptureButton capture={listening.capture} /> : null}
					<div className="min-h-0 shrink space-y-2 overflow-y-auto px-3 empty:hidden">
						<ListeningAlert listening={listening} />
						{waitsForNotice(state) ? <NoticeCard state={state} /> : null}
						<WarningCard warnings={warnings} />
						{hint ? <HintCard hint={hint} reason={state.hintReason} onDismiss={dismissShownHint} /> : null}
						<RemainingDisclosures
							disclosures={state.disclosures}
							isBehind={isBehind}
							isCrowded={warnings.length > 0}
						/>
					</div>
					<GuessNote entries={state.entries} />
					<Transcript state={state} interim={listening.interim} />
					<PanelFoot isListening={listening.state === 'on'} />
				</>
			)}
		</section>
	)
}

/** What a minimized panel points to. */
function newsOf(warning: LiveWarning | undefined, hint: Hint | null) {
	if (warning) return warning.isToCheck ? 'check' : 'warning'
	return hint ? 'hint' : null
}

/** The focus of a panel that changes its size stays on the button that does so. Call the result before the change. */
function useKeptFocus(panel: RefObject<HTMLElement | null>, isMinimized: boolean) {
	const had = useRef(false)
	useEffect(() => {
		const button = `[data-size-button=${isMinimized ? 'expand' : 'minimize'}]`
		if (had.current) panel.current?.querySelector<HTMLElement>(button)?.focus()
		had.current = false
	}, [isMinimized, panel])
	return () => {
		had.current = panel.current?.contains(document.activeElement) ?? false
	}
}
