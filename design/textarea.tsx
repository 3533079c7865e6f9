import type { ComponentProps } from 'react'
import { classNames } from '#design/class-names.ts'
import { inputClasses } from '#design/input.tsx'

export function Textarea({ className, ...props }: ComponentProps<'textarea'>) {
	return <textarea className={classNames(inputClasses, 'resize-none py-2 leading-6', className)} {...props} />
}
