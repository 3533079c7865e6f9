import { Card, CardBody, CardHeader, CardTitle } from '#design/card.tsx'
import { emergencyResources } from '../../texts/credit-insights/advice.ts'
import { OutsideLink } from '../outside-link.tsx'

/** Where to send someone who needs help today. */
export function EmergencyResources() {
	return (
		<Card>
			<CardHeader>
				<CardTitle>Emergency resources</CardTitle>
			</CardHeader>
			<CardBody>
				<ul className="space-y-3">
					{emergencyResources.map(({ need, who, address }) => (
						<li key={need}>
							<p className="text-muted-foreground text-sm">{need}</p>
							<p className="font-medium">
								{address ? <OutsideLink address={address}>{who}</OutsideLink> : who}
							</p>
						</li>
					))}
				</ul>
			</CardBody>
		</Card>
	)
}
