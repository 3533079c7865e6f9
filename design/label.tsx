import { Label as Part } from 'radix-ui'
import type { ComponentProps } from 'react'
import { classNames } from '#design/class-names.ts'

export function Label({ className, ...props }: ComponentProps<typeof Part.Root>) {
	return <Part.Root className={classNames('font-medium text-foreground text-sm', className)} {...props} />
}
