import { ShieldCheck } from 'lucide-react'
import { Card, CardBody, CardDescription, CardHeader, CardTitle } from '#design/card.tsx'

const tips = [
	'Give the recording notice and say who you are right at the start.',
	'Give the three nonpayment risks in one sentence, never piecemeal.',
	'Replace every percentage with “our published figure is…, yours may differ.”',
	'If you misspeak, correct it right away and say so.',
	'Ask them to say the total cost back in their own words.',
	'Treat any “stop calling” as final; log before hanging up.',
]

/** Six habits that keep a call within the rules. */
export function BestPractices() {
	return (
		<Card aria-labelledby="best-practices">
			<CardHeader>
				<div>
					<CardTitle id="best-practices">Best practices</CardTitle>
					<CardDescription>Six habits that keep every call within the rules.</CardDescription>
				</div>
			</CardHeader>
			<CardBody>
				<ul
					className="list-tick grid gap-x-8 gap-y-2 space-y-0! md:grid-cols-2"
					data-tone="success"
					aria-labelledby="best-practices"
				>
					{tips.map((tip) => (
						<li key={tip}>
							<ShieldCheck aria-hidden="true" />
							<span>{tip}</span>
						</li>
					))}
				</ul>
			</CardBody>
		</Card>
	)
}
