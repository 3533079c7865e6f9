import { classNames } from '#design/class-names.ts'
import type { Tone } from '#design/tone.ts'

type CiteProps = { name: string; tone: Tone; label: string; onClick: () => void; className?: string }

/** The name of a finding, wherever it appears: one press plays the moment it was said. */
export function Cite({ name, tone, label, onClick, className }: CiteProps) {
	return (
		<button
			type="button"
			data-tone={tone}
			aria-label={label}
			onClick={onClick}
			className={classNames(
				// The chip is small; its target is not (WCAG 2.5.8).
				'cite relative after:absolute after:top-1/2 after:left-1/2 after:size-6 after:-translate-1/2',
				className,
			)}
		>
			{name}
		</button>
	)
}
