import { Tooltip as Parts } from 'radix-ui'
import type { ComponentProps, ReactNode } from 'react'

/** Once around the app: a tooltip shows after 700 ms of rest. */
export function TooltipProvider({ children }: { children: ReactNode }) {
	return <Parts.Provider delayDuration={700}>{children}</Parts.Provider>
}

type TooltipProps = {
	text: ReactNode
	side?: ComponentProps<typeof Parts.Content>['side']
	/** What it explains: an element that takes a ref. */
	children: ReactNode
}

/** A few words on what an icon does. Never the only place where something is said. */
export function Tooltip({ text, side = 'bottom', children }: TooltipProps) {
	return (
		<Parts.Root>
			<Parts.Trigger asChild>{children}</Parts.Trigger>
			<Parts.Portal>
				<Parts.Content
					side={side}
					sideOffset={6}
					collisionPadding={8}
					className="z-50 max-w-72 rounded-md bg-foreground px-2 py-1 text-background text-sm shadow-float"
				>
					{text}
				</Parts.Content>
			</Parts.Portal>
		</Parts.Root>
	)
}
