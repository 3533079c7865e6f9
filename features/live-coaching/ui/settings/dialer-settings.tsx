import { useQuery } from '@tanstack/react-query'
import { PhoneIncoming, Plus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#design/button.tsx'
import { Card } from '#design/card.tsx'
import { Dialog } from '#design/dialog.tsx'
import { EmptyState } from '#design/empty-state.tsx'
import { LoadFailure } from '#design/load-failure.tsx'
import { PageHeader } from '#design/page-header.tsx'
import { Loading, Skeleton } from '#design/skeleton.tsx'
import { messageOf } from '#platform/browser/request.ts'
import { TriggersSection } from '../triggers/triggers-section.tsx'
import { ConsentStates } from './consent-states.tsx'
import { DialerCard } from './dialer-card.tsx'
import { DialerForm } from './dialer-form.tsx'
import { dialers } from './dialers.ts'

/** For administrators: the dialers that report calls, consent states, and triggers. */
export function DialerSettings() {
	const [isAdding, setIsAdding] = useState(false)
	const { data, error, refetch } = useQuery(dialers)
	const add = () => setIsAdding(true)
	return (
		<>
			<PageHeader
				title="Dialer & live coaching"
				text="Connect your dialer so Candor knows when calls start and end, and choose what reps are coached on."
				actions={
					<Button onClick={add}>
						<Plus className="size-4" aria-hidden="true" />
						Add a dialer
					</Button>
				}
			/>
			<div className="space-y-5">
				{error ? <LoadFailure onRetry={refetch}>{messageOf(error)}</LoadFailure> : null}
				{data?.map((dialer) => (
					<DialerCard key={dialer.id} dialer={dialer} />
				))}
				{data?.length === 0 ? <NoDialer /> : null}
				{!data && !error ? (
					<Loading label="Loading the dialers">
						<Skeleton className="h-64 rounded-xl" />
					</Loading>
				) : null}
				<ConsentStates />
				<TriggersSection />
			</div>
			<Dialog open={isAdding} onOpenChange={setIsAdding}>
				{isAdding ? <DialerForm dialer={null} onClose={() => setIsAdding(false)} /> : null}
			</Dialog>
		</>
	)
}

function NoDialer() {
	return (
		<Card>
			<EmptyState
				icon={<PhoneIncoming />}
				heading="h2"
				title="No dialers yet"
				text="Add your ViciDial or Convoso, paste the addresses shown here into it, and map its agents to people. The Live Coaching panel then opens automatically with each call."
			/>
		</Card>
	)
}
