import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { Waveform as WaveformAnswer } from '#features/recordings/contract.ts'
import { spellOutDuration } from '#platform/browser/format-time.ts'
import { readJson } from '#platform/browser/request.ts'
import { type Player, usePlayerState } from './player.ts'

type WaveformProps = {
	id: string
	player: Player
	/** Pixels. */
	height: number
}

/**
 * The loudness of a call as a bar to seek on: by pointer, or by arrow keys (5 s), Page keys (30 s), Home and
 * End. Without a stored waveform it is a plain bar.
 */
export function Waveform({ id, player, height }: WaveformProps) {
	const time = usePlayerState(player, (state) => Math.floor(state.time))
	const duration = usePlayerState(player, (state) => state.duration)
	const { data } = useQuery({
		queryKey: ['/api/recordings', 'waveform', id],
		queryFn: ({ signal }) => readJson(`/api/recordings/${id}/waveform`, WaveformAnswer, signal),
		staleTime: Number.POSITIVE_INFINITY,
	})
	return (
		<div
			role="slider"
			tabIndex={0}
			aria-label="Position in the call"
			aria-valuemin={0}
			aria-valuemax={Math.floor(duration)}
			aria-valuenow={time}
			aria-valuetext={`${spellOutDuration(time)} of ${spellOutDuration(duration)}`}
			onKeyDown={(event) => seekByKey(event, player)}
			className="relative cursor-pointer rounded-sm"
			style={{ height }}
		>
			{data ? <Wave player={player} waveform={data} height={height} /> : <PlainBar player={player} />}
		</div>
	)
}

function seekByKey(event: KeyboardEvent, player: Player) {
	const steps: Record<string, number> = {
		ArrowLeft: -5,
		ArrowDown: -5,
		ArrowRight: 5,
		ArrowUp: 5,
		PageDown: -30,
		PageUp: 30,
		Home: Number.NEGATIVE_INFINITY,
		End: Number.POSITIVE_INFINITY,
	}
	const step = steps[event.key]
	if (step === undefined) return
	event.preventDefault()
	const { duration, time } = player.read()
	player.seek(Math.min(duration, Math.max(0, time + step)))
}

type WaveProps = Omit<WaveformProps, 'id'> & { waveform: WaveformAnswer }

function Wave({ player, waveform, height }: WaveProps) {
	const place = useRef<HTMLDivElement>(null)
	useEffect(() => {
		let leave = () => {}
		let isHere = true
		import('wavesurfer.js').then(({ default: WaveSurfer }) => {
			if (!isHere || !place.current) return
			const wave = WaveSurfer.create({
				container: place.current,
				media: player.audio,
				peaks: [waveform.peaks],
				duration: waveform.durationSeconds,
				height,
				barWidth: 2,
				barGap: 2,
				barRadius: 2,
				cursorWidth: 2,
				normalize: true,
				dragToSeek: true,
				...readColors(),
			})
			wave.on('interaction', player.seek)
			const themes = new MutationObserver(() => wave.setOptions(readColors()))
			themes.observe(document.documentElement, { attributeFilter: ['class'] })
			leave = () => {
				themes.disconnect()
				wave.destroy()
			}
		})
		return () => {
			isHere = false
			leave()
		}
	}, [player, waveform, height])
	return <div ref={place} aria-hidden="true" />
}

function readColors() {
	const style = getComputedStyle(document.documentElement)
	return {
		waveColor: style.getPropertyValue('--wave'),
		progressColor: style.getPropertyValue('--wave-played'),
		cursorColor: style.getPropertyValue('--foreground'),
	}
}

function PlainBar({ player }: { player: Player }) {
	const share = usePlayerState(player, ({ time, duration }) => (duration ? time / duration : 0))
	return (
		<div
			aria-hidden="true"
			className="absolute inset-0 grid items-center"
			onPointerDown={(event) => {
				const { left, width } = event.currentTarget.getBoundingClientRect()
				player.seek(((event.clientX - left) / width) * player.read().duration)
			}}
		>
			<div className="h-1.5 overflow-hidden rounded-full bg-wave">
				<div className="h-full bg-wave-played" style={{ width: `${share * 100}%` }} />
			</div>
		</div>
	)
}
