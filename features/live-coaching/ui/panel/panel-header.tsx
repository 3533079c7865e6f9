import { GripVertical, Headphones, Minus, X } from 'lucide-react'
import type { HTMLAttributes } from 'react'
import { Badge } from '#design/badge.tsx'
import { IconButton } from '#design/icon-button.tsx'

type PanelHeaderProps = {
	agentId: string
	dragProps: HTMLAttributes<HTMLElement>
	gripProps: Pick<HTMLAttributes<HTMLElement>, 'onKeyDown'>
	onMinimize: () => void
	onClose: () => void
}

/** What the panel is, whose call it coaches, and where it is taken hold of. */
export function PanelHeader({ agentId, dragProps, gripProps, onMinimize, onClose }: PanelHeaderProps) {
	return (
		<header
			{...dragProps}
			className="flex shrink-0 cursor-grab touch-none select-none items-center gap-2 border-b p-2 active:cursor-grabbing"
		>
			<IconButton
				data-grip
				className="cursor-grab active:cursor-grabbing"
				label="Move panel. Use arrow keys, or Shift with arrow keys to snap to a corner."
				hint="Drag to move, or use the arrow keys"
				{...gripProps}
			>
				<GripVertical className="size-4" aria-hidden="true" />
			</IconButton>
			<h2 id="live-coaching" className="whitespace-nowrap font-semibold text-base">
				Live Coaching
			</h2>
			<Badge className="min-w-0">
				<Headphones className="max-sm:hidden" aria-hidden="true" />
				<span className="truncate">Agent {agentId}</span>
			</Badge>
			<div className="ml-auto flex">
				<IconButton label="Minimize" hint="Minimize (Alt M)" data-size-button="minimize" onClick={onMinimize}>
					<Minus className="size-4" aria-hidden="true" />
				</IconButton>
				<IconButton label="Close" onClick={onClose}>
					<X className="size-4" aria-hidden="true" />
				</IconButton>
			</div>
		</header>
	)
}
