import type { ComponentProps } from 'react'
import { classNames } from '#design/class-names.ts'
import type { Tone } from '#design/tone.ts'

type BadgeProps = ComponentProps<'span'> & {
	tone?: Tone
	/** Filled, for critical findings only. */
	solid?: boolean
}

/** A word about status. The word is always there, so that the color is never the only signal. */
export function Badge({ tone = 'neutral', solid = false, className, ...props }: BadgeProps) {
	return (
		<span
			data-tone={tone}
			className={classNames(
				'inline-flex h-5.5 items-center gap-1 whitespace-nowrap rounded-md border px-1.5 font-medium text-xs [&>svg]:size-3',
				solid ? 'border-transparent bg-tone-text text-card' : 'border-tone-line bg-tone-soft text-tone-text',
				className,
			)}
			{...props}
		/>
	)
}
