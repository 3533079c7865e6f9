import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Alert } from '#design/alert.tsx'
import { Button } from '#design/button.tsx'
import { CardBody, CardFooter } from '#design/card.tsx'
import { QueryCard } from '#design/query-card.tsx'
import { toast } from '#design/toast.ts'
import type { ScoringSettings } from '#features/analysis/contract.ts'
import { describeEngine } from '#features/compliance/texts/describe-engine.ts'
import { messageOf, request } from '#platform/browser/request.ts'
import { scoringSettings } from './read-reviews.ts'

type LikelyFindings = ScoringSettings['likelyFindings']

const options: { value: LikelyFindings; label: string; hint: string }[] = [
	{ value: 'full', label: 'Count fully', hint: 'Each costs as many points as a certain one.' },
	{ value: 'half', label: 'Count half', hint: 'Each costs half as many points.' },
	{
		value: 'none',
		label: 'Don’t count',
		hint: 'They’re listed on the call and cost nothing until confirmed.',
	},
]

/** How much likely findings count, in the whole company. */
export function ScoringCard() {
	return (
		<QueryCard
			id="findings-to-check"
			title="Findings to check"
			description={`Findings the engine calls likely. They never take a passing call below the pass mark, and a finding you confirm always counts fully. ${describeEngine()}`}
			query={useQuery(scoringSettings)}
			loading="Loading the setting"
		>
			{({ likelyFindings }) => <ScoringForm key={likelyFindings} saved={likelyFindings} />}
		</QueryCard>
	)
}

function ScoringForm({ saved }: { saved: LikelyFindings }) {
	const queries = useQueryClient()
	const [chosen, setChosen] = useState(saved)
	const saving = useMutation({
		mutationFn: () => request('PUT', '/api/admin/scoring-settings', { likelyFindings: chosen }),
		onSuccess: () => {
			toast({ title: 'Setting saved', description: 'Calls are being scored again.', tone: 'success' })
			queries.setQueryData(scoringSettings.queryKey, { likelyFindings: chosen })
		},
	})
	return (
		<form
			onSubmit={(event) => {
				event.preventDefault()
				saving.mutate()
			}}
		>
			<CardBody>
				<fieldset className="space-y-2">
					<legend className="sr-only">How findings to check count</legend>
					{options.map(({ value, label, hint }) => (
						<label key={value} className="flex min-h-11 cursor-pointer items-start gap-3 py-1">
							<input
								type="radio"
								name="likely-findings"
								className="mt-1 size-4 shrink-0 accent-primary"
								checked={chosen === value}
								onChange={() => setChosen(value)}
							/>
							<span>
								<span className="font-medium">{label}</span>
								{value === 'half' ? <span className="text-muted-foreground"> (default)</span> : null}
								<span className="block text-muted-foreground text-sm">{hint}</span>
							</span>
						</label>
					))}
				</fieldset>
				{saving.error ? (
					<Alert tone="failed" role="alert" className="mt-3">
						{messageOf(saving.error)}
					</Alert>
				) : null}
			</CardBody>
			<CardFooter className="flex-wrap">
				<Button type="submit" disabled={chosen === saved || saving.isPending}>
					Save
				</Button>
				<span className="text-muted-foreground text-sm">
					Calls with such findings are scored again in the background. Calls scored with older rules keep
					their score.
				</span>
			</CardFooter>
		</form>
	)
}
