import type { ReactNode } from 'react'
import { Alert } from '#design/alert.tsx'
import { Card, CardBody, CardDescription, CardHeader, CardTitle } from '#design/card.tsx'
import { Spinner } from '#design/spinner.tsx'
import type { EnrichmentResult, EnrichmentUsage, Suggestion } from '#features/analysis/enrichment-contract.ts'
import { formatCount } from '#platform/text/format-number.ts'
import { useCall } from './call-context.ts'
import { HearIt } from './hear-it.tsx'

/** What a language model says of the call, apart from what the rules found; nothing where none was to be asked. */
export function ModelCard() {
	const { enrichment } = useCall().call
	if (!enrichment) return null
	const { model, result, failure, usage } = enrichment
	return (
		<Card aria-labelledby="suggested-by-the-model">
			<CardHeader>
				<div className="min-w-0">
					<CardTitle id="suggested-by-the-model">Suggested by the model</CardTitle>
					{result ? (
						<CardDescription className="break-words">
							Written by {model}. Read it before you rely on it.
						</CardDescription>
					) : null}
				</div>
			</CardHeader>
			<CardBody>
				{result ? <Written result={result} /> : null}
				{usage ? <Usage usage={usage} /> : null}
				{failure ? <Alert tone="warning">The model could not be asked. {failure}</Alert> : null}
				{!result && !failure ? (
					<p className="flex items-center gap-2 text-muted-foreground">
						<Spinner /> <span className="min-w-0 break-words">{model} is reading the call.</span>
					</p>
				) : null}
			</CardBody>
		</Card>
	)
}

/** What the answers took, for administrators. */
function Usage({ usage: { questions, inputTokens, outputTokens, seconds } }: { usage: EnrichmentUsage }) {
	return (
		<p className="mt-4 text-muted-foreground text-xs tabular-nums">
			{formatCount(questions, 'question')} to the model, {formatCount(inputTokens + outputTokens, 'token')},{' '}
			{formatCount(Math.ceil(seconds), 'second')}
		</p>
	)
}

function Written({ result: { summary, coaching, suggestions } }: { result: EnrichmentResult }) {
	const { improvements, actions } = useCall().analysis
	// Coaching about a finding that people overturned is about nothing any more.
	const current = coaching.filter(({ about }) => improvements.includes(about) || actions.includes(about))
	return (
		<div className="max-w-[80ch] space-y-5 break-words">
			{summary.length > 0 ? (
				<Part title="Summary">
					<ul className="list-disc space-y-1 pl-4 marker:text-muted-foreground">
						{numbered(summary).map(({ number, item }) => (
							<li key={number}>{item}</li>
						))}
					</ul>
				</Part>
			) : null}
			{current.length > 0 ? (
				<Part title="Coaching in other words">
					<ul className="space-y-2">
						{current.map(({ about, text }) => (
							<li key={about}>
								{text}
								<span className="block text-muted-foreground text-sm">About: {about}</span>
							</li>
						))}
					</ul>
				</Part>
			) : null}
			<Part title="Possible compliance issues">
				<p className="text-muted-foreground text-sm">
					{suggestions.length > 0
						? 'The rules did not find these. They are not counted in the score.'
						: 'The model found none beyond those of the rules.'}
				</p>
				<ul className="divide-y">
					{numbered(suggestions).map(({ number, item }) => (
						<SuggestionRow key={number} number={number} suggestion={item} />
					))}
				</ul>
			</Part>
		</div>
	)
}

function SuggestionRow({ number, suggestion }: { number: number; suggestion: Suggestion }) {
	const { title, quote, why, against, sayInstead, citation } = suggestion
	return (
		<li className="py-3 last:pb-0">
			<h4 className="font-medium">{title}</h4>
			<p className="mt-1 text-sm">“{quote}”</p>
			<p className="mt-1 text-muted-foreground text-sm">{why}</p>
			{against ? <p className="mt-1 text-muted-foreground text-sm">The case against it: {against}</p> : null}
			<p className="mt-1 text-sm">
				<span className="font-medium">Say instead:</span> “{sayInstead}”
			</p>
			<p className="mt-1 text-muted-foreground text-xs">{citation}</p>
			<HearIt place={{ ...suggestion, ref: `M${number}` }} about={title} />
		</li>
	)
}

function Part({ title, children }: { title: string; children: ReactNode }) {
	return (
		<section>
			<h3 className="mb-1.5 font-medium">{title}</h3>
			{children}
		</section>
	)
}

/** A model may say the same twice: only its place tells one item from another. */
const numbered = <Item,>(items: Item[]) => items.map((item, index) => ({ number: index + 1, item }))
