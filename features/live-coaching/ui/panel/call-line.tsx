import { Mic, Square } from 'lucide-react'
import { Button } from '#design/button.tsx'
import { Tooltip } from '#design/tooltip.tsx'
import type { CallState, Speaker } from './call-state.ts'
import { CallTimer } from './call-timer.tsx'
import { waitsForNotice } from './live-state.ts'
import { changeCall } from './live-store.ts'
import { speakerNames } from './speaker-names.ts'
import { other } from './speakers.ts'
import type { CallListening } from './use-call-listening.ts'
import { writePhoneNumber } from './write-call.ts'

type CallLineProps = { state: CallState; now: number; listening: CallListening }

/** Whom the call is with, how long it lasts, who speaks, and whether anyone listens. */
export function CallLine({ state, now, listening }: CallLineProps) {
	const isOn = listening.state !== 'off'
	const isCapturing = listening.capture.state === 'on'
	return (
		<div className="flex shrink-0 items-center gap-3 px-4 py-3">
			<div className="min-w-0 flex-1">
				<p className="num truncate font-semibold text-md">{writePhoneNumber(state.call.phoneNumber)}</p>
				{listening.state === 'on' ? (
					<SpeakingIndicator
						speaker={listening.interim.at(-1)?.speaker ?? state.speaker}
						isKnown={isCapturing}
					/>
				) : (
					<p className="min-h-6 text-muted-foreground text-sm leading-6">
						{whyNotListening(state, listening)}
					</p>
				)}
			</div>
			<CallTimer startTime={state.call.startTime} now={now} className="text-lg" />
			<Button
				variant="outline"
				size="sm"
				aria-pressed={isOn}
				disabled={waitsForNotice(state) && !isOn}
				onClick={listening.toggle}
			>
				{isOn ? (
					<Square className="size-3 fill-current" aria-hidden="true" />
				) : (
					<Mic className="size-3.5" aria-hidden="true" />
				)}
				{isOn ? 'Stop' : 'Listen'}
			</Button>
		</div>
	)
}

/** Speakers alternate after each thing said, which is wrong now and then: a press puts it right. */
function SpeakingIndicator({ speaker, isKnown }: { speaker: Speaker; isKnown: boolean }) {
	const name = speakerNames[speaker]
	const words = (
		<>
			<span className="pulse-dot" aria-hidden="true" />
			<span className="text-foreground">
				Speaking: {name}
				{isKnown ? null : ' (guess)'}
			</span>
		</>
	)
	const looks = 'flex min-h-6 items-center gap-1.5 text-sm'
	if (isKnown)
		return (
			<p data-tone="success" className={looks}>
				{words}
			</p>
		)
	const correct = () => changeCall((call) => ({ ...call, speaker: other(call.speaker) }))
	return (
		<Tooltip text={`Press if the ${speakerNames[other(speaker)].toLowerCase()} is speaking`}>
			<button
				type="button"
				data-tone="success"
				className={`${looks} rounded-md hover:underline coarse:-my-2.5 coarse:min-h-11`}
				onClick={correct}
			>
				{words}
			</button>
		</Tooltip>
	)
}

function whyNotListening(state: CallState, { state: listening, problem }: CallListening): string {
	if (listening === 'lost') return 'Reconnecting'
	if (waitsForNotice(state)) return 'Waiting for the notice'
	if (listening === 'elsewhere') return 'Another window is listening'
	if (problem || state.isStopped) return 'Not listening'
	return 'Listening soon'
}
