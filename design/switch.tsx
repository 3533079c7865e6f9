import { Switch as Parts } from 'radix-ui'
import type { ComponentProps } from 'react'
import { classNames } from '#design/class-names.ts'

export function Switch({ className, ...props }: ComponentProps<typeof Parts.Root>) {
	return (
		<Parts.Root
			className={classNames(
				'relative inline-flex h-6 w-10 shrink-0 items-center rounded-full bg-input transition-colors duration-(--dur-base) data-[state=checked]:bg-primary',
				className,
			)}
			{...props}
		>
			<Parts.Thumb className="ml-1 size-4 rounded-full bg-card transition-transform duration-(--dur-base) data-[state=checked]:translate-x-4" />
		</Parts.Root>
	)
}
