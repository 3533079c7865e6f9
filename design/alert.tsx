import { CircleAlert, CircleCheck, CircleX, Info, TriangleAlert } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '#design/class-names.ts'
import type { Tone } from '#design/tone.ts'

const icons: Partial<Record<Tone, typeof Info>> = {
	success: CircleCheck,
	excellent: CircleCheck,
	failed: CircleX,
	critical: CircleX,
	warning: TriangleAlert,
	high: TriangleAlert,
	medium: CircleAlert,
}

type AlertProps = ComponentProps<'div'> & {
	tone?: Tone
	/** Instead of the tone's own icon. */
	icon?: ReactNode
}

/** A message that stays in place beside what it is about. Give `role="alert"` when it appears after an action. */
export function Alert({ tone = 'info', icon, className, children, ...props }: AlertProps) {
	const Icon = icons[tone] ?? Info
	return (
		<div
			data-tone={tone}
			className={classNames(
				'flex gap-3 rounded-lg border border-tone-line bg-tone-soft px-3.5 py-3 text-base text-foreground',
				className,
			)}
			{...props}
		>
			<span className="mt-0.5 shrink-0 text-tone-text [&>svg]:size-4" aria-hidden="true">
				{icon ?? <Icon />}
			</span>
			<div className="min-w-0 flex-1">{children}</div>
		</div>
	)
}
