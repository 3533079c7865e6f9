import type { ReactNode } from 'react'
import { Alert } from '#design/alert.tsx'
import { Card, CardBody, CardDescription, CardHeader, CardTitle } from '#design/card.tsx'
import { Spinner } from '#design/spinner.tsx'
import type { EnrichmentUsage } from '#features/analysis/enrichment-contract.ts'
import { formatCount } from '#platform/text/format-number.ts'
import { useCall } from './call-context.ts'
import { ModelReading } from './model-reading.tsx'

const counting = {
	review: 'Where it disagrees with the rules, a person decides.',
	on: 'Its findings count in the score.',
	off: 'It doesn’t affect the score.',
}

/** The language model's results for the call; nothing if none was to be asked. */
export function ModelCard() {
	const { call, analysis } = useCall()
	const { enrichment } = call
	if (!enrichment) return null
	const { model, reading, promptVersion, failure, usage } = enrichment
	return (
		<Card aria-labelledby="language-model">
			<CardHeader>
				<div className="min-w-0">
					<CardTitle id="language-model">Language model</CardTitle>
					{reading ? (
						<CardDescription className="break-words">
							{model} read this call. {counting[analysis.model?.inScore ?? 'off']}
						</CardDescription>
					) : null}
				</div>
			</CardHeader>
			<CardBody>
				{reading ? <ModelReading reading={reading} /> : null}
				{usage ? <Usage usage={usage} /> : null}
				{failure ? <Alert tone="warning">Couldn’t reach the model. {failure}</Alert> : null}
				{promptVersion === null && !failure ? (
					<Waiting>{reading ? 'The call is being read again.' : `${model} is reading the call.`}</Waiting>
				) : null}
			</CardBody>
		</Card>
	)
}

const Waiting = ({ children }: { children: ReactNode }) => (
	<p className="flex items-center gap-2 text-muted-foreground">
		<Spinner /> <span className="min-w-0 break-words">{children}</span>
	</p>
)

/** What the answers took, for administrators. */
function Usage({ usage: { questions, inputTokens, outputTokens, seconds } }: { usage: EnrichmentUsage }) {
	return (
		<p className="mt-4 text-muted-foreground text-xs tabular-nums">
			{formatCount(questions, 'question')} to the model, {formatCount(inputTokens + outputTokens, 'token')},{' '}
			{formatCount(Math.ceil(seconds), 'second')}
		</p>
	)
}
