import { Pause, Play } from 'lucide-react'
import { IconButton } from '#design/icon-button.tsx'

type StopButtonProps = { name: string; isStopped: boolean; onToggle: () => void; className?: string }

/** Stops a card that changes automatically, for people who need longer to read it or are distracted by it. */
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
