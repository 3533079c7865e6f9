import { Tabs as Parts } from 'radix-ui'
import { type ComponentProps, useEffect, useRef } from 'react'
import { classNames } from '#design/class-names.ts'
import { formatNumber } from '#platform/text/format-number.ts'

export const Tabs = Parts.Root

/** The row of tabs; where it is wider than its place, it begins with the active one in sight. */
export function TabsList({ className, ...props }: ComponentProps<typeof Parts.List>) {
	const list = useRef<HTMLDivElement>(null)
	useEffect(() => {
		const active = list.current?.querySelector('[data-state=active]')
		if (!list.current || !active) return
		const beyond = active.getBoundingClientRect().right - list.current.getBoundingClientRect().right
		if (beyond > 0) list.current.scrollLeft += beyond
	}, [])
	return (
		<Parts.List
			ref={list}
			className={classNames('flex gap-2 overflow-x-auto border-b [scrollbar-width:none]', className)}
			{...props}
		/>
	)
}

type TabsTriggerProps = ComponentProps<typeof Parts.Trigger> & { count?: number }

/**
 * An underlined tab; `count` is the number of items behind it. Radix focuses a pressed tab by script, which browsers treat
 * like keyboard focus, so the focus ring is hidden until a key is pressed.
 */
export function TabsTrigger({ className, children, count, ...props }: TabsTriggerProps) {
	return (
		<Parts.Trigger
			onPointerDown={({ currentTarget }) => currentTarget.setAttribute('data-pressed', '')}
			onKeyDown={({ currentTarget }) => currentTarget.removeAttribute('data-pressed')}
			onBlur={({ currentTarget }) => currentTarget.removeAttribute('data-pressed')}
			className={classNames(
				'group -mb-px inline-flex h-10 shrink-0 items-center gap-2 border-transparent border-b-2 px-1.5 font-medium text-base text-muted-foreground -outline-offset-2 data-[pressed]:outline-none hover:text-foreground data-[state=active]:border-primary data-[state=active]:text-foreground coarse:h-11',
				className,
			)}
			{...props}
		>
			{children}
			{count === undefined ? null : (
				<span className="num rounded-md bg-muted px-1.5 font-medium text-muted-foreground text-xs leading-5 group-data-[state=active]:bg-(--blue-soft) group-data-[state=active]:text-(--blue-text)">
					{formatNumber(count)}
				</span>
			)}
		</Parts.Trigger>
	)
}

export const TabsContent = Parts.Content
