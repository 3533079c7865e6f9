import { AudioLines } from 'lucide-react'
import { Button } from '#design/button.tsx'
import type { CallListening } from './use-call-listening.ts'

/** Has both sides of the call heard, each for itself; one that does so already is ended by Stop. */
export function CaptureButton({ capture: { state, start } }: Pick<CallListening, 'capture'>) {
	if (state === 'on' || state === 'lost') return null
	return (
		<div className="shrink-0 px-3 pb-2">
			<Button
				variant="outline"
				size="sm"
				className="w-full"
				aria-disabled={state === 'starting'}
				onClick={start}
			>
				<AudioLines className="size-4" aria-hidden="true" />
				{state === 'starting' ? 'Choose the dialer’s tab and share its audio' : 'Capture call audio'}
			</Button>
		</div>
	)
}
