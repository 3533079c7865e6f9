import { Square, Volume2, VolumeX } from 'lucide-react'
import { Button } from '#design/button.tsx'
import { Label } from '#design/label.tsx'
import { Switch } from '#design/switch.tsx'
import type { PracticeSession } from '#features/role-play/contract.ts'
import { formatTimecode, spellOutDuration } from '#platform/browser/format-time.ts'
import type { useVoice } from '../voice/use-voice.ts'

export type Voice = ReturnType<typeof useVoice>

/** How long the call has gone on, and whether the prospect is heard. */
export function VoiceBar({ session: { duration }, voice }: { session: PracticeSession; voice: Voice }) {
	const Icon = voice.isOn ? Volume2 : VolumeX
	return (
		<div className="flex items-center justify-between gap-3 border-b px-5 py-2.5">
			<p className="num text-muted-foreground text-sm">
				<span aria-hidden="true">{formatTimecode(duration)}</span>
				<span className="sr-only">Time so far: {spellOutDuration(duration)}</span>
			</p>
			<div className="flex items-center gap-3 text-sm">
				<span className="flex items-center gap-2">
					<Switch id="voice" checked={voice.isOn} onCheckedChange={voice.toggle} />
					<Label htmlFor="voice" className="flex items-center gap-1.5 font-normal">
						<Icon className="size-4" aria-hidden="true" />
						{voice.isOn ? 'Voice on' : 'Voice off'}
					</Label>
				</span>
				<Button
					variant="outline"
					size="sm"
					aria-disabled={!(voice.isSpeaking || voice.isListening)}
					onClick={voice.stop}
				>
					<Square className="size-3 fill-current" aria-hidden="true" />
					Stop
				</Button>
			</div>
		</div>
	)
}
