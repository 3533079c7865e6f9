import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { ConfirmDialog } from '#design/alert-dialog.tsx'
import { Button } from '#design/button.tsx'
import { Card, CardDescription, CardHeader, CardTitle } from '#design/card.tsx'
import { toast } from '#design/toast.ts'
import { SampleRemoval } from '#features/sample-company/contract.ts'
import { messageOf, requestJson } from '#platform/browser/request.ts'
import { formatCount } from '#platform/text/format-number.ts'
import { PlayLiveCall } from './play-live-call.tsx'
import { sampleCompany } from './read-sample-company.ts'

/** Says that there is sample data, and removes it. Shows nothing without any. */
export function SampleCompanyCard() {
	const { data } = useQuery(sampleCompany)
	const queries = useQueryClient()
	const removal = useMutation({
		mutationFn: () => requestJson('DELETE', '/api/admin/sample-company', SampleRemoval),
		onSuccess: ({ removed, kept }) => {
			toast({
				title: `${formatCount(removed, 'sample call')} removed`,
				description: kept ? `${formatCount(kept, 'call')} under a legal hold stayed.` : undefined,
			})
			return queries.invalidateQueries()
		},
		onError: (error) =>
			toast({ title: 'Sample data not removed', description: messageOf(error), tone: 'destructive' }),
	})
	if (!data || data.state === 'none' || data.state === 'removed') return null
	return (
		<Card className="mt-6" aria-labelledby="sample-company">
			<CardHeader className="flex-wrap items-center pb-4">
				<div>
					<CardTitle id="sample-company">Sample company</CardTitle>
					<CardDescription>
						Fernbrook Debt Relief, its reps and {formatCount(data.total, 'call')} are fictional.
					</CardDescription>
				</div>
				<div className="flex flex-wrap gap-2">
					{data.state === 'loaded' ? <PlayLiveCall /> : null}
					<ConfirmDialog
						title="Remove all sample data?"
						text="This deletes the sample calls with their scores, disputes and comments, the sample reps, and their practice, chats, content and dialer. Calls you uploaded stay. This can’t be undone."
						action="Remove sample data"
						onConfirm={() => removal.mutate()}
					>
						<Button variant="outline" disabled={removal.isPending}>
							{removal.isPending ? 'Removing…' : 'Remove sample data'}
						</Button>
					</ConfirmDialog>
				</div>
			</CardHeader>
		</Card>
	)
}
