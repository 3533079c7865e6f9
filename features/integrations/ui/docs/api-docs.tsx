import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Download } from 'lucide-react'
import { Button } from '#design/button.tsx'
import { Card, CardBody, CardDescription, CardHeader, CardTitle } from '#design/card.tsx'
import { CopyButton } from '#design/copy-button.tsx'
import { LoadFailure } from '#design/load-failure.tsx'
import { PageHeader } from '#design/page-header.tsx'
import { ScrollArea } from '#design/scroll-area.tsx'
import { Loading, Skeleton } from '#design/skeleton.tsx'
import type { Scope } from '#features/integrations/contract.ts'
import { tokenRequests } from '#features/integrations/limits.ts'
import { messageOf } from '#platform/browser/request.ts'
import { scopes } from '../../texts/scopes.ts'
import { CallList } from './call-reference.tsx'
import { type Description, description, sortCalls } from './description.ts'
import { WebhookReference } from './webhook-reference.tsx'

/** The reference of the API, read from the description that programs read too. */
export function ApiDocs() {
	const { data, error, refetch } = useQuery(description)
	return (
		<>
			<PageHeader
				title="API reference"
				text="Everything your programs can call, and what Candor sends them."
				actions={
					<Button asChild variant="outline">
						<a href="/api/openapi.json" download="candor-openapi.json">
							<Download className="size-4" aria-hidden="true" />
							OpenAPI document
						</a>
					</Button>
				}
			/>
			<div className="space-y-5">
				<FirstSteps />
				{error ? <LoadFailure onRetry={refetch}>{messageOf(error)}</LoadFailure> : null}
				{data ? <Reference document={data} /> : null}
				{!data && !error ? (
					<Loading label="Loading the reference">
						<Skeleton className="h-96 rounded-xl" />
					</Loading>
				) : null}
			</div>
		</>
	)
}

function FirstSteps() {
	const example = [
		`curl ${location.origin}/api/recordings \\`,
		`  -H "Authorization: Bearer $CANDOR_TOKEN" \\`,
		'  -F audio=@call.mp3',
	].join('\n')
	return (
		<Card>
			<CardHeader>
				<CardTitle>First steps</CardTitle>
			</CardHeader>
			<CardBody className="space-y-3">
				<p>
					Create a token under{' '}
					<Link to="/integrations" className="link">
						API & webhooks
					</Link>{' '}
					and send it with every request. This uploads a call. Use the <span className="code">id</span> in the
					response to get its score.
				</p>
				<div className="flex items-start gap-1">
					<ScrollArea label="Example" direction="horizontal" className="min-w-0 flex-1 rounded-lg bg-muted">
						<pre className="code p-3 text-sm">{example}</pre>
					</ScrollArea>
					<CopyButton label="Copy the example" text={example} />
				</div>
				<p className="text-muted-foreground text-sm">
					Errors look like <span className="code">{'{ error, message, code }'}</span>. Lists give the address
					of their next page in the header <span className="code">Link</span>. A token may send{' '}
					{tokenRequests} requests a minute; beyond that, the response is 429 with{' '}
					<span className="code">Retry-After</span>.
				</p>
			</CardBody>
		</Card>
	)
}

function Reference({ document }: { document: Description }) {
	const { forTokens, forSessions } = sortCalls(document)
	return (
		<>
			{[...forTokens].map(([scope, calls]) => (
				<Card key={scope} className="overflow-hidden">
					<CardHeader>
						<div>
							<CardTitle className="code">{scope}</CardTitle>
							<CardDescription>{scopes[scope as Scope]}</CardDescription>
						</div>
					</CardHeader>
					<CallList calls={calls} document={document} />
				</Card>
			))}
			<WebhookReference document={document} />
			<Card className="overflow-hidden">
				<CardHeader>
					<div>
						<CardTitle>Not available with tokens</CardTitle>
						<CardDescription>
							The web app uses these for the signed-in person. They may change without notice.
						</CardDescription>
					</div>
				</CardHeader>
				<CallList calls={forSessions} document={document} />
			</Card>
		</>
	)
}
