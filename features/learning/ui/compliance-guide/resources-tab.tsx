import { Link } from '@tanstack/react-router'
import { Card, CardBody, CardHeader, CardTitle } from '#design/card.tsx'
import { resources } from '../../texts/compliance-guide/resources.ts'
import { OutsideLink } from '../outside-link.tsx'
import { Sources } from './sources.tsx'

/** Where to read on and where customers find help, and what every citation in Candor rests on. */
export function ResourcesTab() {
	return (
		<div className="space-y-8">
			<div className="grid gap-4 lg:grid-cols-3">
				{resources.map(({ title, items }) => (
					<Card key={title}>
						<CardHeader>
							<CardTitle>{title}</CardTitle>
						</CardHeader>
						<CardBody>
							<ul className="space-y-4">
								{items.map((item) => (
									<li key={item.title}>
										{'to' in item ? (
											<Link to={item.to} className="link">
												{item.title}
											</Link>
										) : (
											<OutsideLink address={item.address}>{item.title}</OutsideLink>
										)}
										<p className="text-muted-foreground">{item.text}</p>
									</li>
								))}
							</ul>
						</CardBody>
					</Card>
				))}
			</div>
			<Sources />
		</div>
	)
}
