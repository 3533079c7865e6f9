import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button } from '#design/button.tsx'
import { IconButton } from '#design/icon-button.tsx'
import { Table, TableCell, TableHead, TableRow } from '#design/table.tsx'
import type { Dialer, DialerAgent } from '#features/live-coaching/contract.ts'
import { formatNumber } from '#platform/text/format-number.ts'
import { AddAgent } from './add-agent.tsx'
import { people, useMapAgents } from './dialers.ts'
import { UnknownAgents } from './unknown-agents.tsx'

/** Who the agents of a dialer are here. */
export function DialerAgents({ dialer }: { dialer: Dialer }) {
	const mapping = useMapAgents(dialer.id)
	const isSaving = mapping.isPending
	const title = useRef<HTMLHeadingElement>(null)
	const others = (agentId: string) => dialer.agents.filter((agent) => agent.agentId !== agentId)
	const withAgent = (agent: DialerAgent) => [...others(agent.agentId), agent]
	// What was pressed is gone then, and the focus with it.
	const focusTitle = { onSuccess: () => title.current?.focus() }
	return (
		<section>
			<h3 ref={title} tabIndex={-1} className="section-title outline-none">
				Agents
			</h3>
			<p className="hint">
				Each call is shown only to the person its agent is mapped to.
				{dialer.agents.length === 0 ? ' No agents yet.' : null}
			</p>
			{dialer.unknownAgents.length > 0 ? (
				<UnknownAgents
					agents={dialer.unknownAgents}
					isSaving={isSaving}
					onMap={(agent) => mapping.mutate(withAgent(agent), focusTitle)}
				/>
			) : null}
			{dialer.agents.length > 0 ? (
				<AgentsTable
					dialer={dialer}
					isSaving={isSaving}
					onRemove={(agentId) => mapping.mutate(others(agentId), focusTitle)}
				/>
			) : null}
			<AddAgent
				kind={dialer.kind}
				isSaving={isSaving}
				onAdd={(agent) => mapping.mutateAsync(withAgent(agent))}
			/>
		</section>
	)
}

/** Shown before one asks for more: some dialers have hundreds. */
const fewAgents = 10

type AgentsTableProps = { dialer: Dialer; isSaving: boolean; onRemove: (agentId: string) => void }

function AgentsTable({ dialer: { name, agents }, isSaving, onRemove }: AgentsTableProps) {
	const { data } = useQuery(people)
	const [isWhole, setIsWhole] = useState(false)
	const nameOf = new Map(data?.map((person) => [person.id, person.name]))
	const shown = isWhole ? agents : agents.slice(0, fewAgents)
	return (
		<div className="mt-3 overflow-hidden rounded-lg border">
			<Table label={`Agents of ${name}`}>
				<thead>
					<tr>
						<TableHead>Agent in the dialer</TableHead>
						<TableHead>Person</TableHead>
						<TableHead className="w-0">
							<span className="sr-only">Actions</span>
						</TableHead>
					</tr>
				</thead>
				<tbody>
					{shown.map(({ agentId, personId }) => (
						<TableRow key={agentId}>
							<TableCell className="code">{agentId}</TableCell>
							<TableCell>{nameOf.get(personId) ?? (data && 'Someone who can no longer sign in')}</TableCell>
							<TableCell>
								<IconButton
									label={`Remove agent ${agentId}`}
									hint="Remove"
									disabled={isSaving}
									onClick={() => onRemove(agentId)}
								>
									<X className="size-4" aria-hidden="true" />
								</IconButton>
							</TableCell>
						</TableRow>
					))}
				</tbody>
			</Table>
			{shown.length < agents.length ? (
				<Button variant="ghost" size="sm" className="m-2" onClick={() => setIsWhole(true)}>
					Show all {formatNumber(agents.length)} agents
				</Button>
			) : null}
		</div>
	)
}
