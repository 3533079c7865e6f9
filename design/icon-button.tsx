import type { ReactNode } from 'react'
import { Button, type ButtonProps } from '#design/button.tsx'
import { Tooltip } from '#design/tooltip.tsx'

type IconButtonProps = Omit<ButtonProps, 'aria-label' | 'asChild'> & { label: string; hint?: ReactNode }

/** A button that shows only an icon: its name is read aloud, and shown after a moment's rest of the pointer. */
export function IconButton({ label, hint, variant = 'ghost', size = 'icon-sm', ...props }: IconButtonProps) {
	return (
		<Tooltip text={hint ?? label}>
			<Button variant={variant} size={size} aria-label={label} {...props} />
		</Tooltip>
	)
}
