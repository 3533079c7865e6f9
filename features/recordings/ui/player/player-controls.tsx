import { FastForward, Pause, Play, Rewind } from 'lucide-react'
import { Button } from '#design/button.tsx'
import {
	DropdownMenu,
	DropdownMenuContent,
	DropdownMenuRadioGroup,
	DropdownMenuRadioItem,
	DropdownMenuTrigger,
} from '#design/dropdown-menu.tsx'
import { IconButton } from '#design/icon-button.tsx'
import { formatTimecode } from '#platform/browser/format-time.ts'
import { type Player, rates, usePlayerState } from './player.ts'

/** Back, play or pause, forward, the time, and the speed. */
export function PlayerControls({ player }: { player: Player }) {
	return (
		<>
			<div className="flex items-center gap-1">
				<IconButton label="Back 10 seconds" hint="Back 10 seconds (J)" onClick={() => player.skip(-10)}>
					<Rewind className="size-4" aria-hidden="true" />
				</IconButton>
				<PlayButton player={player} />
				<IconButton label="Forward 10 seconds" hint="Forward 10 seconds (L)" onClick={() => player.skip(10)}>
					<FastForward className="size-4" aria-hidden="true" />
				</IconButton>
			</div>
			<Clock player={player} />
			<Speed player={player} />
		</>
	)
}

export function PlayButton({ player }: { player: Player }) {
	const isPlaying = usePlayerState(player, (state) => state.isPlaying)
	return (
		<IconButton
			label={isPlaying ? 'Pause' : 'Play'}
			hint={isPlaying ? 'Pause (K)' : 'Play (K)'}
			variant="primary"
			size="icon"
			className="rounded-full"
			onClick={player.toggle}
		>
			{isPlaying ? (
				<Pause className="size-4.5" aria-hidden="true" />
			) : (
				<Play className="size-4.5" aria-hidden="true" />
			)}
		</IconButton>
	)
}

export function Clock({ player }: { player: Player }) {
	const time = usePlayerState(player, (state) => Math.floor(state.time))
	const duration = usePlayerState(player, (state) => state.duration)
	return (
		<p className="num text-sm">
			<span className="font-medium">{formatTimecode(time)}</span>{' '}
			<span className="text-muted-foreground">/ {formatTimecode(duration)}</span>
		</p>
	)
}

export function Speed({ player }: { player: Player }) {
	const rate = usePlayerState(player, (state) => state.rate)
	return (
		<DropdownMenu>
			<DropdownMenuTrigger asChild>
				<Button variant="outline" size="sm" className="num" aria-label={`Playback speed ${rate} times`}>
					{rate}×
				</Button>
			</DropdownMenuTrigger>
			<DropdownMenuContent align="start" className="min-w-32">
				<DropdownMenuRadioGroup value={String(rate)} onValueChange={(value) => player.setRate(Number(value))}>
					{rates.map((offered) => (
						<DropdownMenuRadioItem key={offered} value={String(offered)} className="num">
							{offered}×
						</DropdownMenuRadioItem>
					))}
				</DropdownMenuRadioGroup>
			</DropdownMenuContent>
		</DropdownMenu>
	)
}

/** The next faster or slower speed there is. */
export function changeSpeed(player: Player, step: 1 | -1) {
	const now = rates.indexOf(player.read().rate as (typeof rates)[number])
	const next = rates[now + step]
	if (next) player.setRate(next)
}
