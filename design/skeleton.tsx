import type { ComponentProps } from 'react'
import { classNames } from '#design/class-names.ts'

/** The gray shape of something on its way; shows itself only after 150 ms. Give it the size of the real thing. */
export function Skeleton({ className, ...props }: ComponentProps<'span'>) {
	return <span className={classNames('skeleton block', className)} {...props} />
}

/** Around skeletons: says aloud what is being loaded. */
export function Loading({ label, children, ...props }: ComponentProps<'div'> & { label: string }) {
	return (
		<div role="status" aria-busy="true" aria-label={label} {...props}>
			{children}
		</div>
	)
}
