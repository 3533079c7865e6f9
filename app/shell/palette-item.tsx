import { Command } from 'cmdk'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Kbd } from '#design/kbd.tsx'

/** A titled part of the palette; `isFound` keeps it whatever the words, for what the server has searched. */
export function PaletteGroup({
	heading,
	isFound = false,
	children,
}: {
	heading: string
	isFound?: boolean
	children: ReactNode
}) {
	return (
		<Command.Group
			heading={heading}
			forceMount={isFound}
			className="pb-1 [&_[cmdk-group-heading]]:px-2.5 [&_[cmdk-group-heading]]:pt-2 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:font-medium [&_[cmdk-group-heading]]:text-muted-foreground [&_[cmdk-group-heading]]:text-xs"
		>
			{children}
		</Command.Group>
	)
}

type PaletteItemProps = {
	icon: LucideIcon
	children: ReactNode
	/** Distinguishes items of the same text. */
	value?: string | undefined
	/** On the right: a score and a date, or where it leads. */
	hint?: ReactNode
	/** On the right: the keys that do the same. */
	keys?: string[] | undefined
	/** See `PaletteGroup`. */
	isFound?: boolean
	onSelect: () => void
}

export function PaletteItem({
	icon: Icon,
	children,
	value,
	hint,
	keys,
	isFound = false,
	onSelect,
}: PaletteItemProps) {
	return (
		<Command.Item
			{...(value ? { value } : {})}
			forceMount={isFound}
			onSelect={onSelect}
			className="flex h-10 w-full cursor-pointer items-center gap-2.5 rounded-md px-2.5 text-left text-base aria-selected:bg-accent coarse:h-11"
		>
			<Icon className="size-4 shrink-0 text-muted-foreground" aria-hidden="true" />
			<span className="min-w-0 flex-1 truncate">{children}</span>
			{hint ? <span className="num text-muted-foreground text-sm">{hint}</span> : null}
			{keys ? (
				<span className="flex gap-1">
					{keys.map((key) => (
						<Kbd key={key}>{key}</Kbd>
					))}
				</span>
			) : null}
		</Command.Item>
	)
}
