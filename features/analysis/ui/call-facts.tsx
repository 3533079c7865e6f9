import { knownName } from '#features/recordings/ui/display-name.ts'
import { formatDate, formatDateTime } from '#platform/browser/format-time.ts'

type CallFactsProps = {
	call: { uploadedAt: string; callMetadata: { salesAgentName: string; prospectName: string } }
	/** Where the time of day says nothing more. */
	dateOnly?: boolean
}

/** When a call was uploaded and who is on it, as far as anybody knows. */
export function CallFacts({ call, dateOnly = false }: CallFactsProps) {
	const agent = knownName(call.callMetadata.salesAgentName)
	const client = knownName(call.callMetadata.prospectName)
	const write = dateOnly ? formatDate : formatDateTime
	return (
		<>
			<time dateTime={call.uploadedAt}>{write(call.uploadedAt)}</time>
			{agent ? <span>Agent {agent}</span> : null}
			{client ? <span>Client {client}</span> : null}
		</>
	)
}
