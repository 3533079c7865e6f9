import { type FormEvent, useRef, useState } from 'react'
import { Button } from '#design/button.tsx'
import { Field } from '#design/field.tsx'
import { Input } from '#design/input.tsx'
import type { Dialer, DialerAgent } from '#features/live-coaching/contract.ts'
import { PersonSelect } from './person-select.tsx'

type AddAgentProps = {
	kind: Dialer['kind']
	isSaving: boolean
	/** An agent who is in the list already becomes the new person. */
	onAdd: (agent: DialerAgent) => Promise<unknown>
}

/** Says of one more agent who they are. */
export function AddAgent({ kind, isSaving, onAdd }: AddAgentProps) {
	const [agentId, setAgentId] = useState('')
	const [personId, setPersonId] = useState('')
	const [errors, setErrors] = useState<{ agent?: string; person?: string }>({})
	const agentInput = useRef<HTMLInputElement>(null)
	const submit = async (event: FormEvent) => {
		event.preventDefault()
		// The server keeps agents in lower case.
		const agent = { agentId: agentId.trim().toLowerCase(), personId }
		setErrors({
			...(agent.agentId ? {} : { agent: 'Enter the agent as named in the dialer.' }),
			...(personId ? {} : { person: 'Choose a person.' }),
		})
		if (!agent.agentId || !personId || isSaving) return
		try {
			await onAdd(agent)
		} catch {
			return // A toast says why, and what was typed stays.
		}
		setAgentId('')
		setPersonId('')
		agentInput.current?.focus()
	}
	return (
		<form onSubmit={submit} noValidate className="mt-4 flex flex-wrap items-start gap-3">
			<Field
				label={kind === 'convoso' ? 'Agent’s email in Convoso' : 'ViciDial user'}
				error={errors.agent}
				className="w-56 max-w-full"
			>
				{(wiring) => (
					<Input
						{...wiring}
						ref={agentInput}
						autoComplete="off"
						autoCapitalize="none"
						spellCheck={false}
						maxLength={80}
						value={agentId}
						onChange={(event) => setAgentId(event.target.value)}
					/>
				)}
			</Field>
			<Field label="Person" error={errors.person} className="w-64 max-w-full">
				{(wiring) => (
					<PersonSelect {...wiring} placeholder="Choose…" value={personId} onChange={setPersonId} />
				)}
			</Field>
			<Button type="submit" variant="outline" className="sm:mt-5.5" disabled={isSaving}>
				Add agent
			</Button>
		</form>
	)
}
