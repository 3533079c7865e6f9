import { Lightbulb, X } from 'lucide-react'
import { IconButton } from '#design/icon-button.tsx'
import type { Hint } from '../hints/choose-hint.ts'
import type { CallState } from './call-state.ts'
import { whyHint } from './why-hint.ts'

type HintCardProps = { hint: Hint; reason: CallState['hintReason']; onDismiss: () => void }

/** The words to say now. */
export function HintCard({ hint, reason, onDismiss }: HintCardProps) {
	return (
		<section
			aria-label="Hint"
			data-tone="info"
			className="rounded-lg border border-tone-line bg-tone-soft p-3.5"
		>
			<div className="flex items-start gap-2 text-tone-text">
				<Lightbulb className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
				<h3 className="min-w-0 flex-1 font-semibold text-sm">{whyHint(hint, reason)}</h3>
				<IconButton
					className="-my-2 -mr-2"
					label="Dismiss hint"
					hint="Dismiss hint (Alt H)"
					aria-keyshortcuts="Alt+H"
					onClick={onDismiss}
				>
					<X className="size-4" aria-hidden="true" />
				</IconButton>
			</div>
			<p className="mt-1.5 font-medium text-md leading-6">“{hint.text}”</p>
		</section>
	)
}
