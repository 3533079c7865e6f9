import { Pause, Play } from 'lucide-react'
import { IconButton } from '#design/icon-button.tsx'

type StopButtonProps = { name: string; isStopped: boolean; onToggle: () => void; className?: string }

/** Stops a card that changes by itself, for who needs longer to read it or is disturbed by it. */
export function StopButton({ name, isStopped, onToggle, className }: StopButtonProps) {
	return (
		<IconButton
			label={isStopped ? `Change ${name} each minute` : `Stop changing ${name}`}
			onClick={onToggle}
			className={className}
		>
			{isStopped ? (
				<Play className="size-4" aria-hidden="true" />
			) : (
				<Pause className="size-4" aria-hidden="true" />
			)}
		</IconButton>
	)
}
