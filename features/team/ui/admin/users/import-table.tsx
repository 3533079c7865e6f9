import { Badge } from '#design/badge.tsx'
import { ScrollArea } from '#design/scroll-area.tsx'
import { TableCell, TableHead, TableRow } from '#design/table.tsx'
import type { Tone } from '#design/tone.ts'
import type { ImportedRow } from '#features/people/contract.ts'

const outcomes: Record<ImportedRow['outcome'], { words: string; tone: Tone }> = {
	create: { words: 'New', tone: 'success' },
	update: { words: 'Changed', tone: 'info' },
	unchanged: { words: 'Unchanged', tone: 'neutral' },
	refused: { words: 'Refused', tone: 'failed' },
}

/** The rows of a file, by their lines, and what becomes of each. */
export function ImportTable({ rows }: { rows: readonly ImportedRow[] }) {
	return (
		<ScrollArea label="Rows of the file" className="max-h-72 rounded-lg border">
			<table className="w-full">
				<thead>
					<tr>
						{['Line', 'Person', 'Outcome'].map((head) => (
							<TableHead key={head}>{head}</TableHead>
						))}
					</tr>
				</thead>
				<tbody>
					{rows.map(({ line, employee, outcome, reason }) => (
						<TableRow key={line}>
							<TableCell className="num">{line}</TableCell>
							<TableCell>
								{employee?.name}
								<span className="block break-all text-muted-foreground text-sm">{employee?.email}</span>
							</TableCell>
							<TableCell>
								<Badge tone={outcomes[outcome].tone}>{outcomes[outcome].words}</Badge>
								{reason ? <p className="text-sm">{reason}</p> : null}
							</TableCell>
						</TableRow>
					))}
				</tbody>
			</table>
		</ScrollArea>
	)
}
