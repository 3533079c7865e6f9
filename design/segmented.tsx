import { ToggleGroup } from 'radix-ui'
import type { ReactNode } from 'react'
import { classNames } from '#design/class-names.ts'

type SegmentedProps<Value extends string> = {
	label: string
	value: Value
	onChange: (value: Value) => void
	options: readonly { value: Value; label: ReactNode }[]
	className?: string
}

/** A choice of one among a few, all in sight. */
export function Segmented<Value extends string>({
	label,
	value,
	onChange,
	options,
	className,
}: SegmentedProps<Value>) {
	return (
		<ToggleGroup.Root
			type="single"
			aria-label={label}
			value={value}
			// Radix answers '' when the chosen one is pressed again: one must stay chosen.
			onValueChange={(next) => next && onChange(next as Value)}
			className={classNames('inline-flex rounded-lg border bg-muted p-0.5', className)}
		>
			{options.map((option) => (
				<ToggleGroup.Item
					key={option.value}
					value={option.value}
					className="inline-flex h-7 items-center justify-center gap-1.5 rounded-md px-2.5 font-medium text-muted-foreground text-sm data-[state=on]:bg-card data-[state=on]:text-foreground data-[state=on]:shadow-card data-[state=on]:ring-1 data-[state=on]:ring-border dark:data-[state=on]:bg-accent coarse:h-10"
				>
					{option.label}
				</ToggleGroup.Item>
			))}
		</ToggleGroup.Root>
	)
}
