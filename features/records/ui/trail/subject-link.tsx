import { Link } from '@tanstack/react-router'
import { subjectKinds } from '#features/audit/texts/audit-actions.ts'
import { callTitle, fileNameDetail } from '#features/recordings/ui/call-title.ts'
import type { AuditLine } from '#features/records/contract.ts'

/** What something was done to, leading there while it is still here, or to all that was done to it. */
export function SubjectLink({ subject }: Pick<AuditLine, 'subject'>) {
	if (!subject) return <None />
	const { id, kind, name, call } = subject
	if (kind === 'call')
		return call === null ? (
			<TrailLink id={id}>Deleted call</TrailLink>
		) : (
			<>
				<Link to="/recordings/$id" params={{ id }} className="link wrap-anywhere">
					{callTitle(call)}
				</Link>
				{fileNameDetail(call) ? (
					<span className="block break-all text-muted-foreground text-sm">{fileNameDetail(call)}</span>
				) : null}
			</>
		)
	if (kind === 'person' && name !== null)
		return (
			<Link to="/employees/$id" params={{ id }} className="link">
				{name}
			</Link>
		)
	if (kind === 'content')
		return (
			<Link to="/sales-content" search={{ tab: 'library', item: id }} className="link">
				{subjectKinds[kind]}
			</Link>
		)
	if (kind === 'dialer' || kind === 'live-settings')
		return (
			<Link to="/dialer-settings" className="link">
				{subjectKinds[kind]}
			</Link>
		)
	if (kind === 'scoring-settings')
		return (
			<Link to="/compliance-review" className="link">
				{subjectKinds[kind]}
			</Link>
		)
	return <TrailLink id={id}>{subjectKinds[kind]}</TrailLink>
}

/** For what has no page or name of its own: identified by its id, and leading to all that was done to it. */
function TrailLink({ id, children }: { id: string; children: string }) {
	return (
		<Link to="/audit-trail" search={{ subject: id }} className="link text-muted-foreground">
			{children} <span className="num">({id.slice(0, 8)})</span>
		</Link>
	)
}

export function None() {
	return (
		<span className="text-muted-foreground">
			<span aria-hidden="true">–</span>
			<span className="sr-only">none</span>
		</span>
	)
}
