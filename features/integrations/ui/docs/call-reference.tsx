import { useState } from 'react'
import { Badge } from '#design/badge.tsx'
import type { Tone } from '#design/tone.ts'
import { type Call, type Description, describeSchema, type Operation } from './description.ts'
import { Fields } from './fields.tsx'

const tones: Record<string, Tone> = {
	GET: 'info',
	POST: 'success',
	PUT: 'warning',
	PATCH: 'warning',
	DELETE: 'failed',
}

/** Calls of the API, each to be opened for what it takes and answers. */
export function CallList({ calls, document }: { calls: readonly Call[]; document: Description }) {
	return (
		<ul className="divide-y">
			{calls.map((call) => (
				<CallReference key={`${call.method} ${call.path}`} call={call} document={document} />
			))}
		</ul>
	)
}

function CallReference({ call, document }: { call: Call; document: Description }) {
	const { method, path, summary } = call
	const [isOpen, setIsOpen] = useState(false)
	return (
		<li>
			<details onToggle={(event) => setIsOpen(event.currentTarget.open)}>
				<summary className="cursor-pointer px-5 py-3">
					<span className="inline-flex max-w-[calc(100%-1.5rem)] flex-wrap items-center gap-x-3 gap-y-1 align-middle">
						<Badge tone={tones[method] ?? 'neutral'}>{method}</Badge>
						<span className="code font-medium text-sm [overflow-wrap:anywhere]">{path}</span>
						<span className="text-muted-foreground text-sm">{summary}</span>
					</span>
				</summary>
				{isOpen ? <Particulars operation={call} document={document} /> : null}
			</details>
		</li>
	)
}

/** What an operation takes and what it answers. */
export function Particulars({ operation, document }: { operation: Operation; document: Description }) {
	const { parameters = [], requestBody, responses = {} } = operation
	return (
		<div className="space-y-4 px-5 pb-5">
			{parameters.length ? (
				<section>
					<h4 className="font-medium text-sm">Parameters</h4>
					<ul className="mt-1 space-y-1 border-l pl-3">
						{parameters.map(({ name, in: place, required, schema }) => (
							<li key={`${place} ${name}`} className="text-sm">
								<span className="code font-medium">{name}</span>{' '}
								<span className="text-muted-foreground">
									in {place}, {describeSchema(schema ?? {})}
									{required ? '' : ', optional'}
								</span>
							</li>
						))}
					</ul>
				</section>
			) : null}
			{Object.entries(requestBody?.content ?? {}).map(([type, { schema = {} }]) => (
				<section key={type}>
					<h4 className="font-medium text-sm">Request body: {type}</h4>
					<Fields schema={schema} document={document} />
				</section>
			))}
			{Object.entries(responses)
				.filter(([, { $ref }]) => !$ref)
				.map(([status, { description, content = {} }]) => (
					<section key={status}>
						<h4 className="font-medium text-sm">
							Responses {status}: <span className="font-normal">{description}</span>
						</h4>
						{Object.entries(content).map(([type, { schema = {} }]) => (
							<Fields key={type} schema={schema} document={document} />
						))}
					</section>
				))}
		</div>
	)
}
