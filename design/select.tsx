import type { ComponentProps } from 'react'
import { classNames } from '#design/class-names.ts'
import { inputClasses } from '#design/input.tsx'

/** A choice of one among many: the browser's own list, which the keyboard searches and phones show whole. */
export function Select({ className, ...props }: ComponentProps<'select'>) {
	return <select className={classNames(inputClasses, 'h-9 pr-2 coarse:min-h-11', className)} {...props} />
}
