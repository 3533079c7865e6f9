import { Mic } from 'lucide-react'

export function PanelFoot({ isListening }: { isListening: boolean }) {
	return (
		<footer className="flex shrink-0 items-center justify-between border-t bg-muted px-4 py-2 text-muted-foreground text-sm">
			<span>Live AI Coaching Active</span>
			{isListening ? (
				<span className="flex items-center gap-1.5">
					<Mic className="size-3.5" aria-hidden="true" />
					Listening...
				</span>
			) : null}
		</footer>
	)
}
