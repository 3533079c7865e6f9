import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { RefreshCw } from 'lucide-react'
import { Button } from '#design/button.tsx'
import { classNames } from '#design/class-names.ts'
import { toast } from '#design/toast.ts'
import { stats } from '#features/analysis/ui/read-recordings.ts'
import { Learned } from '#features/role-play/contract.ts'
import { messageOf, requestJson } from '#platform/browser/request.ts'
import { formatCount, formatNumber } from '#platform/text/format-number.ts'
import { learned, refreshScenarios } from '../sessions.ts'

/** Has the prospects learn from the calls there are; beside it the number of those that have a transcript. */
export function UpdateLearning() {
	const queries = useQueryClient()
	const { data } = useQuery(stats)
	const learning = useMutation({
		mutationFn: () =>
			requestJson('POST', '/api/roleplay/update-ai-learning', Learned.pick({ recordingsAnalyzed: true })),
		onSuccess({ recordingsAnalyzed }) {
			toast({
				title: 'AI Learning Updated!',
				description: `Analyzed ${formatCount(recordingsAnalyzed, 'recording')}. AI prospects now more realistic.`,
				tone: 'success',
			})
			queries.invalidateQueries({ queryKey: learned.queryKey })
			refreshScenarios(queries)
		},
		onError: (error) =>
			toast({ title: 'AI Learning not updated', description: messageOf(error), tone: 'destructive' }),
	})
	return (
		<Button
			variant="outline"
			aria-disabled={learning.isPending}
			onClick={() => learning.isPending || learning.mutate()}
		>
			<RefreshCw className={classNames('size-4', learning.isPending && 'animate-spin')} aria-hidden="true" />
			Update AI Learning
			{data ? (
				<span className="num rounded bg-muted px-1.5 text-muted-foreground text-xs leading-5">
					{formatNumber(data.analyzedCalls)}
					<span className="sr-only"> transcribed recordings</span>
				</span>
			) : null}
		</Button>
	)
}
