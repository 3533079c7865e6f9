import { useNavigate } from '@tanstack/react-router'
import type { ComponentProps, MouseEvent } from 'react'

type InAppLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
	/** An address of the product with all it is opened for: `/recordings/a1?t=61`. */
	href: string
	/** Instead of going there; a click that asks for another tab still does. */
	onOpen?: () => void
}

/** A link to an address that the server gave. */
export function InAppLink({ href, onOpen, ...props }: InAppLinkProps) {
	const navigate = useNavigate()
	const open = (event: MouseEvent) => {
		if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
		event.preventDefault()
		if (onOpen) onOpen()
		else navigate({ href })
	}
	return <a href={href} onClick={open} {...props} />
}
