import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '#design/class-names.ts'
import type { Tone } from '#design/tone.ts'

type EmptyStateProps = Omit<ComponentProps<'div'>, 'title'> & {
	icon: ReactNode
	title: ReactNode
	/** 'h1' when it is all there is on the page. */
	heading?: 'h1' | 'h2' | 'h3'
	text?: ReactNode
	tone?: Tone
	/** At most two buttons, the main one first. */
	action?: ReactNode
}

/** What will be here, and what to do next; also the face of screens that cannot be shown. */
export function EmptyState({
	icon,
	title,
	heading: Heading = 'h3',
	text,
	tone,
	action,
	className,
	...props
}: EmptyStateProps) {
	return (
		<div
			data-tone={tone}
			className={classNames('grid place-items-center px-6 py-9 text-center', className)}
			{...props}
		>
			<span
				aria-hidden="true"
				className={classNames(
					'grid size-11 place-items-center rounded-xl [&>svg]:size-5',
					tone ? 'bg-tone-soft text-tone-text' : 'bg-muted text-muted-foreground',
				)}
			>
				{icon}
			</span>
			<Heading className={classNames('mt-3 font-semibold', Heading === 'h1' ? 'text-lg' : 'text-md')}>
				{title}
			</Heading>
			{text ? <p className="mt-1 max-w-80 text-muted-foreground">{text}</p> : null}
			{action ? <div className="mt-4 flex flex-wrap justify-center gap-2">{action}</div> : null}
		</div>
	)
}
