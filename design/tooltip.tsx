import { Tooltip as Parts } from 'radix-ui'
import { type ComponentProps, type MouseEvent, type ReactNode, useState } from 'react'

/** Milliseconds of rest before a tooltip shows. */
const delay = 700

type TooltipProps = {
	text: ReactNode
	side?: ComponentProps<typeof Parts.Content>['side']
	/** Whether a press shows it too, where it is all that the element is for: a finger cannot rest on anything. */
	opensOnPress?: boolean
	/** What it explains: an element that takes a ref. */
	children: ReactNode
}

/** A few words on what an icon does. Never the only place where something is said, unless a press shows it. */
export function Tooltip({ text, side = 'bottom', opensOnPress = false, children }: TooltipProps) {
	const [isOpen, setIsOpen] = useState(false)
	const press = (event: MouseEvent) => {
		if (!opensOnPress) return
		// A press would close it otherwise.
		event.preventDefault()
		setIsOpen(true)
	}
	return (
		<Parts.Provider delayDuration={delay}>
			<Parts.Root open={isOpen} onOpenChange={setIsOpen}>
				<Parts.Trigger asChild onClick={press}>
					{children}
				</Parts.Trigger>
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
		</Parts.Provider>
	)
}
