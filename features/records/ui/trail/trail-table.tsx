import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Table, TableCell, TableHead, TableRow } from '#design/table.tsx'
import { auditActions } from '#features/audit/texts/audit-actions.ts'
import type { AuditLine } from '#features/records/contract.ts'
import { formatDateTime } from '#platform/browser/format-time.ts'
import type { AuditTrailSearch } from './audit-trail-search.ts'
import { formatDetails } from './format-details.ts'
import { auditPeople } from './read-trail.ts'
import { None, SubjectLink } from './subject-link.tsx'

type TrailTableProps = { lines: readonly AuditLine[]; search: AuditTrailSearch }

/** Who did what to what, and when. A person's name leads to everything they did. */
export function TrailTable({ lines, search }: TrailTableProps) {
	const { data = [] } = useQuery(auditPeople)
	const people = new Map(data.map(({ id, name }) => [id, name]))
	return (
		<Table label="Audit trail">
			<thead>
				<tr>
					{['When', 'Who', 'Action', 'Subject', 'Details'].map((head) => (
						<TableHead key={head}>{head}</TableHead>
					))}
				</tr>
			</thead>
			<tbody>
				{lines.map(({ id, at, person, action, subject, details }) => (
					<TableRow key={id}>
						<TableCell className="num whitespace-nowrap text-muted-foreground text-sm">
							<time dateTime={at}>{formatDateTime(at)}</time>
						</TableCell>
						<TableCell className="whitespace-nowrap">
							{person ? (
								<Link to="/audit-trail" search={{ ...search, person: person.id }} className="hover:underline">
									{person.name}
								</Link>
							) : (
								<None />
							)}
						</TableCell>
						<TableCell className="whitespace-nowrap font-medium">{auditActions[action]}</TableCell>
						<TableCell className="min-w-44">
							<SubjectLink subject={subject} />
						</TableCell>
						<TableCell className="min-w-60 py-2 text-sm">
							{formatDetails(details, people).map((detail) => (
								<span key={detail} className="block break-words">
									{detail}
								</span>
							))}
						</TableCell>
					</TableRow>
				))}
			</tbody>
		</Table>
	)
}
