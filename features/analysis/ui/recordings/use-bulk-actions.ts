import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { toast } from '#design/toast.ts'
import type { RecordingSummary } from '#features/analysis/contract.ts'
import { refreshCalls } from '#features/recordings/ui/refresh-calls.ts'
import { messageOf, request } from '#platform/browser/request.ts'
import { saveDownload } from '#platform/browser/save-download.ts'
import { formatCount, formatNumber } from '#platform/text/format-number.ts'
import { dropFromLists } from '../read-recordings.ts'
import { type Outcome, runOnCalls } from './run-on-calls.ts'

/** What became of the calls that something could not be done to, under a title that counts the others. */
export type BulkReport = { title: string; failures: Outcome<RecordingSummary>[] }

type Action = {
	/** "Deleting" */
	running: string
	/** "deleted" */
	done: string
	act: (call: RecordingSummary) => Promise<unknown>
}

const actions = {
	remove: {
		running: 'Deleting',
		done: 'deleted',
		// The server would say the same: there is no need to ask it.
		act: async ({ id, isHeld }) => {
			if (isHeld) throw new Error('This call is under a legal hold and cannot be deleted.')
			return request('DELETE', `/api/recordings/${id}`)
		},
	},
	retry: {
		running: 'Retrying',
		done: 'being processed again',
		act: ({ id }) => request('POST', `/api/recordings/${id}/retry`),
	},
} satisfies Record<string, Action>

type Run = { name: keyof typeof actions; calls: RecordingSummary[] }

/** Deletes, retries and exports several calls. `onDone` gets those that it succeeded for; the others are reported. */
export function useBulkActions(onDone: (calls: RecordingSummary[]) => void) {
	const queries = useQueryClient()
	const [done, setDone] = useState(0)
	const [report, setReport] = useState<BulkReport | null>(null)
	const running = useMutation({
		mutationFn: ({ name, calls }: Run) => {
			setDone(0)
			return runOnCalls(calls, actions[name].act, setDone)
		},
		onSuccess: (outcomes, { name }) => {
			const succeeded = outcomes.filter(({ error }) => error === null).map(({ call }) => call)
			if (name === 'remove') for (const { id } of succeeded) dropFromLists(queries, id)
			refreshCalls(queries)
			const failures = outcomes.filter(({ error }) => error !== null)
			if (failures.length)
				setReport({ title: describeRun(name, succeeded.length, outcomes.length), failures })
			else toast({ title: describeRun(name, succeeded.length), tone: 'success' })
			onDone(succeeded)
		},
	})
	const exporting = useMutation({
		mutationFn: async (calls: RecordingSummary[]) => {
			const answer = await request('POST', '/api/recordings/export', { ids: calls.map(({ id }) => id) })
			await saveDownload(answer, 'calls.csv')
			return Number(answer.headers.get('X-Total-Count') ?? calls.length)
		},
		onSuccess: (exported, { length }) =>
			toast({
				title: `${formatCount(exported, 'call')} exported`,
				...(exported < length
					? { description: `${formatCount(length - exported, 'selected call')} no longer available.` }
					: {}),
				tone: 'success',
			}),
		onError: (error) =>
			toast({ title: 'Nothing was exported', description: messageOf(error), tone: 'destructive' }),
	})
	const { isPending, variables } = running
	return {
		isRunning: isPending || exporting.isPending,
		/** "Deleting 3 of 20…", null while nothing runs. */
		progress: isPending
			? `${actions[variables.name].running} ${formatNumber(done)} of ${formatNumber(variables.calls.length)}…`
			: null,
		report,
		closeReport: () => setReport(null),
		remove: (calls: RecordingSummary[]) => running.mutate({ name: 'remove', calls }),
		retry: (calls: RecordingSummary[]) => running.mutate({ name: 'retry', calls }),
		exportCsv: (calls: RecordingSummary[]) => exporting.mutate(calls),
	}
}

/** "3 calls deleted", "3 of 5 calls deleted" */
function describeRun(name: Run['name'], count: number, of = count) {
	const calls =
		of === count ? formatCount(count, 'call') : `${formatNumber(count)} of ${formatCount(of, 'call')}`
	return `${calls} ${actions[name].done}`
}
