import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Alert } from '#design/alert.tsx'
import { Button } from '#design/button.tsx'
import { Dialog, DialogContent, DialogFooter } from '#design/dialog.tsx'
import { toast } from '#design/toast.ts'
import type { AnalysisDiff, AnalysisModel, Reanalysis } from '#features/analysis/contract.ts'
import { refreshCalls } from '#features/recordings/ui/refresh-calls.ts'
import { messageOf, request } from '#platform/browser/request.ts'
import { formatCount } from '#platform/text/format-number.ts'
import { useCall } from './call-context.ts'

/** A score keeps the rules and the model it was given by, until someone sees what others change and uses their result. */
export function NewerRules() {
	const { call, analysis } = useCall()
	const [result, setResult] = useState<Reanalysis | null>(null)
	const reanalysis = useMutation({
		mutationFn: async (): Promise<Reanalysis> =>
			(await request('POST', `/api/recordings/${call.id}/reanalyze`)).json(),
		onSuccess: setResult,
		onError: (error) => toast({ title: 'Not analyzed', description: messageOf(error), tone: 'destructive' }),
	})
	const used = describeEngines(analysis.version, analysis.model ?? null)
	const inUse = describeEngines(call.rulesInUse, call.modelInUse)
	if (used === inUse) return null
	return (
		<Alert tone="info" aria-label="Newer rules">
			<p>
				This call was scored with {used}. Current rules: {inUse}. The score stays until you use the new
				result.
			</p>
			<Button
				variant="outline"
				size="sm"
				className="mt-2"
				disabled={reanalysis.isPending}
				onClick={() => reanalysis.mutate()}
			>
				Analyze again
			</Button>
			<Dialog open={result !== null} onOpenChange={(open) => !open && setResult(null)}>
				{result ? <Changes id={call.id} result={result} onClose={() => setResult(null)} /> : null}
			</Dialog>
		</Alert>
	)
}

/** Rules and model in words: the same words only if they score alike. */
function describeEngines(rules: string, model: AnalysisModel | null) {
	if (!model) return `rules ${rules}`
	const counting = model.inScore === 'on' ? 'counted' : 'for review'
	return `rules ${rules} and ${model.name} (questions ${model.promptVersion}, differences ${counting})`
}

type ChangesProps = { id: string; result: Reanalysis; onClose: () => void }

function Changes({ id, result: { analysisId, diff }, onClose }: ChangesProps) {
	const queries = useQueryClient()
	const adoption = useMutation({
		mutationFn: () => request('POST', `/api/recordings/${id}/adopt`, { analysisId }),
		onSuccess: () => {
			toast({ title: 'New result in use', tone: 'success' })
			refreshCalls(queries)
			onClose()
		},
	})
	return (
		<DialogContent
			title="What the new result changes"
			description={diff.isUnchanged ? 'No changes.' : `Score ${words(diff)}.`}
		>
			<div className="mt-4 space-y-4">
				<ChangeList
					title={`${formatCount(diff.findingsAdded.length, 'finding')} added`}
					items={diff.findingsAdded.map(describe)}
				/>
				<ChangeList
					title={`${formatCount(diff.findingsRemoved.length, 'finding')} removed`}
					items={diff.findingsRemoved.map(describe)}
				/>
				<ChangeList
					title={`${formatCount(diff.disclosuresChanged.length, 'disclosure')} changed`}
					items={diff.disclosuresChanged.map(
						({ title, before, after }) => `${title}: ${before}, now ${after}`,
					)}
				/>
			</div>
			{adoption.error ? (
				<Alert tone="failed" role="alert" className="mt-4">
					{messageOf(adoption.error)}
				</Alert>
			) : null}
			<DialogFooter>
				<Button variant="outline" onClick={onClose}>
					Keep the old result
				</Button>
				{diff.isUnchanged ? null : (
					<Button disabled={adoption.isPending} onClick={() => adoption.mutate()}>
						Use the new result
					</Button>
				)}
			</DialogFooter>
		</DialogContent>
	)
}

const describe = ({ title, level, quote }: AnalysisDiff['findingsAdded'][number]) =>
	`${title}${!level || level === 'certain' ? '' : ` (${level})`}: “${quote}”`

function words({ score: { before, after } }: AnalysisDiff) {
	const name = (score: number | null) => (score === null ? 'none' : String(score))
	return before === after ? `${name(before)}, as before` : `${name(before)} before, ${name(after)} now`
}

function ChangeList({ title, items }: { title: string; items: string[] }) {
	return (
		<div>
			<h3 className="font-medium text-sm">{title}</h3>
			{items.length > 0 ? (
				<ul className="mt-1 list-disc space-y-1 pl-4 text-sm marker:text-muted-foreground">
					{[...new Set(items)].map((item) => (
						<li key={item} className="break-words">
							{item}
						</li>
					))}
				</ul>
			) : null}
		</div>
	)
}
