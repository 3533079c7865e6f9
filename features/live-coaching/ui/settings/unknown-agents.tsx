import { type FormEvent, useState } from 'react'
import { Alert } from '#design/alert.tsx'
import { Button } from '#design/button.tsx'
import type { DialerAgent } from '#features/live-coaching/contract.ts'
import { PersonSelect } from './person-select.tsx'

type UnknownAgentsProps = { agents: string[]; isSaving: boolean; onMap: (agent: DialerAgent) => void }

/** Agents whose calls came and were shown to no one. */
export function UnknownAgents({ agents, isSaving, onMap }: UnknownAgentsProps) {
	return (
		<Alert tone="warning" className="mt-3">
			<p>These agents made calls but aren’t mapped to a person yet.</p>
			<ul className="mt-2 space-y-2">
				{agents.map((agentId) => (
					<li key={agentId}>
						<MapAgent
							agentId={agentId}
							isSaving={isSaving}
							onPerson={(personId) => onMap({ agentId, personId })}
						/>
					</li>
				))}
			</ul>
		</Alert>
	)
}

type MapAgentProps = { agentId: string; isSaving: boolean; onPerson: (personId: string) => void }

/** Saved by a button: in some browsers the arrow keys already change a list that is not even open. */
function MapAgent({ agentId, isSaving, onPerson }: MapAgentProps) {
	const [personId, setPersonId] = useState('')
	const submit = (event: FormEvent) => {
		event.preventDefault()
		if (personId) onPerson(personId)
	}
	return (
		<form onSubmit={submit} className="flex flex-wrap items-center gap-x-3 gap-y-1">
			<span className="code min-w-24 font-medium [overflow-wrap:anywhere]">{agentId}</span>
			<PersonSelect
				aria-label={`Person for agent ${agentId}`}
				className="w-56 max-w-full"
				placeholder="Map to…"
				value={personId}
				onChange={setPersonId}
			/>
			<Button
				type="submit"
				variant="outline"
				disabled={isSaving || !personId}
				aria-label={`Map agent ${agentId}`}
			>
				Map
			</Button>
		</form>
	)
}
