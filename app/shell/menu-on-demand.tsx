import { Slot } from 'radix-ui'
import {
	type KeyboardEvent,
	type ReactElement,
	type ReactNode,
	Suspense,
	startTransition,
	useState,
} from 'react'

export type OpenedMenuProps = {
	/** The button that opens it again. */
	trigger: ReactElement
	/** Receives the content: a menu that was opened with the keyboard begins at its first item. */
	onContent: (content: HTMLElement | null) => void
}

type MenuOnDemandProps = {
	/** Loads the code of the menu. */
	load: () => unknown
	/** Draws the menu, which is open at first. */
	menu: (props: OpenedMenuProps) => ReactNode
	trigger: ReactElement
}

/** A menu whose code loads when the pointer or the focus reaches its button. */
export function MenuOnDemand({ load, menu, trigger }: MenuOnDemandProps) {
	const [openedBy, setOpenedBy] = useState<'pointer' | 'keyboard' | null>(null)
	// The button stays until the menu can take its place.
	const open = (by: 'pointer' | 'keyboard') => startTransition(() => setOpenedBy(by))
	const openWithArrow = (event: KeyboardEvent) => {
		if (event.key !== 'ArrowDown') return
		event.preventDefault()
		open('keyboard')
	}
	if (openedBy)
		return (
			<Suspense>
				{menu({ trigger, onContent: openedBy === 'keyboard' ? focusFirstItem : leaveFocus })}
			</Suspense>
		)
	return (
		<Slot.Root
			aria-haspopup="menu"
			aria-expanded={false}
			onPointerEnter={load}
			onFocus={load}
			onClick={({ detail }) => open(detail === 0 ? 'keyboard' : 'pointer')}
			onKeyDown={openWithArrow}
		>
			{trigger}
		</Slot.Root>
	)
}

function focusFirstItem(content: HTMLElement | null): void {
	content?.querySelector<HTMLElement>('[role^="menuitem"]')?.focus({ preventScroll: true })
}

function leaveFocus(): void {}
