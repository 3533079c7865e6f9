import { Alert } from '#design/alert.tsx'
import { Button } from '#design/button.tsx'
import type { ContentFinding, ContentItem } from '#features/content/contract.ts'
import { useUpdateItem } from './use-item-actions.ts'

/** The id of the note, for what is refused because of it. */
export const findingsNote = 'content-findings'

/** Words of a piece that must not be sent, each with the words to say instead. Empty if there are none. */
export function FindingsNote({ item }: { item: ContentItem }) {
	const { id, content, findings, isMine } = item
	const update = useUpdateItem()
	if (findings.length === 0) return null
	const replace = ({ quote, sayInstead }: ContentFinding) =>
		// As a function: '$489' in the words is no reference to what was found.
		update.mutate({ id, content: content.replace(quote, () => sayInstead) })
	return (
		<Alert tone="critical" role="alert" className="mb-5">
			<p id={findingsNote} className="font-medium">
				These words can’t be used. You can copy, print and approve the piece once they’re gone.
			</p>
			<ul className="mt-2 space-y-4">
				{findings.map((finding) => (
					<li key={finding.code + finding.quote} className="space-y-1">
						<p className="font-medium">{finding.title}</p>
						{finding.quote ? <blockquote className="wrap-anywhere">“{finding.quote}”</blockquote> : null}
						<p className="text-muted-foreground">
							{finding.why} {finding.citation ? <span className="num">({finding.citation})</span> : null}
						</p>
						<p>
							<span className="font-medium">Say instead:</span> {finding.sayInstead}
						</p>
						{isMine && finding.quote ? (
							<Button
								variant="outline"
								size="sm"
								aria-disabled={update.isPending || undefined}
								aria-label={`Replace the words “${finding.quote}”`}
								onClick={() => update.isPending || replace(finding)}
							>
								Replace the words
							</Button>
						) : null}
					</li>
				))}
			</ul>
		</Alert>
	)
}
