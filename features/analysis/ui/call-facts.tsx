import { fileNameDetail, type NamedCall } from '#features/recordings/ui/call-title.ts'
import { formatDate, formatDateTime } from '#platform/browser/format-time.ts'

type CallFactsProps = {
	call: NamedCall
	/** Where the time of day adds nothing. */
	dateOnly?: boolean
}

/** When a call was uploaded and its file name; its title names the people. */
export function CallFacts({ call, dateOnly = false }: CallFactsProps) {
	const fileName = fileNameDetail(call)
	const write = dateOnly ? formatDate : formatDateTime
	return (
		<>
			<time dateTime={call.uploadedAt}>{write(call.uploadedAt)}</time>
			{fileName ? <span className="break-all">{fileName}</span> : null}
		</>
	)
}
