import { useState } from 'react'
import { Button } from '#design/button.tsx'
import { Field } from '#design/field.tsx'
import { Select } from '#design/select.tsx'
import { stateNames } from '../state-names.ts'

/** Brings a state that is not `known` into the list. */
export function AddState({ known, onAdd }: { known: string[]; onAdd: (state: string) => void }) {
	const [state, setState] = useState('')
	const others = Object.keys(stateNames).filter((other) => !known.includes(other))
	const add = () => {
		onAdd(state)
		setState('')
	}
	return (
		<div className="flex items-end gap-3">
			<Field label="Another state" className="w-64 max-w-full">
				{(wiring) => (
					<Select {...wiring} value={state} onChange={(event) => setState(event.target.value)}>
						<option value="" disabled>
							Choose…
						</option>
						{others.map((other) => (
							<option key={other} value={other}>
								{stateNames[other]}
							</option>
						))}
					</Select>
				)}
			</Field>
			<Button variant="outline" disabled={!state} onClick={add}>
				Add
			</Button>
		</div>
	)
}
