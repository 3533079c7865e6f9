import type { ComponentProps } from 'react'
import { classNames } from '#design/class-names.ts'

export const inputClasses =
	'w-full min-w-0 rounded-lg border border-input bg-card px-3 text-base text-foreground transition-colors duration-(--dur-fast) focus-visible:border-transparent focus-visible:outline-2 focus-visible:outline-ring focus-visible:-outline-offset-1 disabled:cursor-not-allowed disabled:opacity-60 aria-invalid:border-destructive coarse:text-[1rem]'

export function Input({ className, ...props }: ComponentProps<'input'>) {
	return <input className={classNames(inputClasses, 'h-9 coarse:min-h-11', className)} {...props} />
}
