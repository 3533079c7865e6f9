import { Progress as Parts } from 'radix-ui'
import { classNames } from '#design/class-names.ts'
import type { Tone } from '#design/tone.ts'

type ProgressProps = {
	/** 0-100 */
	value: number
	label: string
	/** Without a tone the bar is in the color of the product: work under way. */
	tone?: Tone
	className?: string
}

/** How far something has come; `label` is read aloud, the percentage should stand beside it in text. */
export function Progress({ value, label, tone, className }: ProgressProps) {
	return (
		<Parts.Root
			value={value}
			aria-label={label}
			data-tone={tone}
			className={classNames('h-1.5 w-full overflow-hidden rounded-full bg-foreground/10', className)}
		>
			<Parts.Indicator
				className={classNames(
					'block h-full rounded-full transition-[width] duration-(--dur-slow)',
					tone ? 'bg-tone' : 'bg-primary',
				)}
				style={{ width: `${value}%` }}
			/>
		</Parts.Root>
	)
}
