import { Minus, Plus } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '#design/icon-button.tsx'
import { maxSeats, toSeats } from '#features/billing/contract.ts'

type SeatStepperProps = { seats: number; onChange: (seats: number) => void }

export function SeatStepper({ seats, onChange }: SeatStepperProps) {
	// What is being typed may be no number of seats yet: the last good one holds until it is.
	const [typed, setTyped] = useState<string | null>(null)
	return (
		<fieldset className="flex items-center gap-3">
			<legend className="contents">
				<span className="text-muted-foreground">Seats</span>
			</legend>
			<div className="flex items-center rounded-lg border border-input bg-card">
				<IconButton label="Remove one seat" disabled={seats <= 1} onClick={() => onChange(seats - 1)}>
					<Minus className="size-4" aria-hidden="true" />
				</IconButton>
				<input
					className="num h-8 w-12 bg-transparent text-center font-medium coarse:text-[1rem]"
					inputMode="numeric"
					aria-label="Number of seats"
					value={typed ?? seats}
					onChange={(event) => {
						setTyped(event.target.value)
						onChange(toSeats(event.target.value, seats))
					}}
					onBlur={() => setTyped(null)}
				/>
				<IconButton label="Add one seat" disabled={seats >= maxSeats} onClick={() => onChange(seats + 1)}>
					<Plus className="size-4" aria-hidden="true" />
				</IconButton>
			</div>
		</fieldset>
	)
}
