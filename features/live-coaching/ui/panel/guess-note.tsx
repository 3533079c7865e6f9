import { ArrowLeftRight } from 'lucide-react'
import { Button } from '#design/button.tsx'
import type { CallState } from './call-state.ts'
import { changeCall } from './live-store.ts'
import { isGuess, swapSpeakers } from './speakers.ts'

/** Explains that speakers are guesses, with a button to swap all of them. */
export function GuessNote({ entries }: Pick<CallState, 'entries'>) {
	if (!entries.some(isGuess)) return null
	return (
		<div className="flex shrink-0 items-center justify-between gap-2 pt-1.5 pr-2 pl-4 text-muted-foreground text-xs">
			<p>Speakers are guesses. Select one to fix it.</p>
			<Button variant="ghost" size="sm" className="shrink-0" onClick={() => changeCall(swapSpeakers)}>
				<ArrowLeftRight className="size-3.5" aria-hidden="true" />
				Swap all
			</Button>
		</div>
	)
}
