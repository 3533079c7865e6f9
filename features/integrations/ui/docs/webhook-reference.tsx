import { Card, CardDescription, CardHeader, CardTitle } from '#design/card.tsx'
import { Particulars } from './call-reference.tsx'
import type { Description } from './description.ts'

/** What Candor sends to the webhooks that administrators set up. */
export function WebhookReference({ document }: { document: Description }) {
	return (
		<Card className="overflow-hidden">
			<CardHeader>
				<div>
					<CardTitle>Webhooks</CardTitle>
					<CardDescription>
						Sent to your server, signed as Standard Webhooks describes: verify the headers webhook-id,
						webhook-timestamp and webhook-signature with the secret. The same id may arrive twice.
					</CardDescription>
				</div>
			</CardHeader>
			<ul className="divide-y">
				{Object.entries(document.webhooks).map(([event, { post }]) => (
					<li key={event}>
						<details>
							<summary className="cursor-pointer px-5 py-3">
								<span className="code font-medium text-sm">{event}</span>{' '}
								<span className="text-muted-foreground text-sm">{post.summary}</span>
							</summary>
							<Particulars operation={post} document={document} />
						</details>
					</li>
				))}
			</ul>
		</Card>
	)
}
