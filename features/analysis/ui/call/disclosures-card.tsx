import { Badge } from '#design/badge.tsx'
import { Card, CardDescription, CardHeader, CardTitle } from '#design/card.tsx'
import { useCall } from './call-context.ts'
import { DisclosureRow } from './disclosure-row.tsx'
import { FindingList } from './finding-list.tsx'
import { listedDisclosures } from './listed-disclosures.ts'

/** The required disclosures, each once: those that are missing or incomplete first, then those that were made. */
export default function DisclosuresCard() {
	const { moments, analysis } = useCall()
	const { wereDue, made, open } = listedDisclosures(moments, analysis)
	return (
		<Card aria-labelledby="required-disclosures">
			<CardHeader>
				<div>
					<CardTitle id="required-disclosures">Required disclosures</CardTitle>
					<CardDescription>
						{wereDue
							? `${made.length} of ${moments.disclosures.length} made`
							: 'None were due: the service was not offered on this call.'}
					</CardDescription>
				</div>
				{wereDue ? (
					<Badge tone={open.length ? 'missing' : 'success'}>
						{open.length ? `${open.length} open` : 'Complete'}
					</Badge>
				) : null}
			</CardHeader>
			{made.length + open.length > 0 ? (
				<FindingList>
					{open.map((disclosure) => (
						<DisclosureRow key={disclosure.code} disclosure={disclosure} isMade={false} />
					))}
					{made.map((disclosure) => (
						<DisclosureRow key={disclosure.code} disclosure={disclosure} isMade />
					))}
				</FindingList>
			) : null}
		</Card>
	)
}
