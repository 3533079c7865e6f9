import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { z } from 'zod'
import { Alert } from '#design/alert.tsx'
import { Checkbox } from '#design/checkbox.tsx'
import { Dialog, DialogContent } from '#design/dialog.tsx'
import { FormFooter } from '#design/form-footer.tsx'
import { Input } from '#design/input.tsx'
import { ScrollArea } from '#design/scroll-area.tsx'
import { Loading, Skeleton } from '#design/skeleton.tsx'
import type { Subscription } from '#features/billing/contract.ts'
import { Employee } from '#features/people/contract.ts'
import { messageOf, readJson } from '#platform/browser/request.ts'
import { formatNumber } from '#platform/text/format-number.ts'
import { formatSeats } from '../describe-plan.ts'
import { useSubscriptionChange } from './use-subscription-change.ts'

type SeatsDialogProps = { subscription: Subscription; open: boolean; onClose: () => void }

/** An administrator says who holds the seats of a subscription. */
export function SeatsDialog({ open, ...props }: SeatsDialogProps) {
	return (
		<Dialog open={open} onOpenChange={(isOpen) => isOpen || props.onClose()}>
			{open ? <SeatsForm {...props} /> : null}
		</Dialog>
	)
}

function SeatsForm({ subscription, onClose }: Omit<SeatsDialogProps, 'open'>) {
	const { id, seats, holders } = subscription
	const people = usePeople(holders)
	const [chosen, setChosen] = useState(() => new Set(holders.map((holder) => holder.id)))
	const [q, setQ] = useState('')
	const change = useSubscriptionChange(id, onClose)
	const surplus = chosen.size - seats
	const toggle = (personId: string, isChosen: boolean) => {
		const next = new Set(chosen)
		if (isChosen) next.add(personId)
		else next.delete(personId)
		setChosen(next)
	}
	const submit = (event: FormEvent) => {
		event.preventDefault()
		if (surplus <= 0 && !change.isPending)
			change.mutate({ action: 'seats', personIds: [...chosen], done: 'Seats saved' })
	}
	return (
		<DialogContent title="Assign seats" description="Everyone with a seat is on the plan right away.">
			<form onSubmit={submit} noValidate className="mt-4">
				<Input
					type="search"
					aria-label="Search people"
					placeholder="Search people"
					value={q}
					onChange={(event) => setQ(event.target.value)}
				/>
				<ScrollArea label="People" className="mt-3 max-h-72">
					<fieldset>
						<legend className="sr-only">Who has a seat</legend>
						{people.isPending ? (
							<Loading label="Loading people">
								<Skeleton className="h-24" />
							</Loading>
						) : null}
						{(people.data ?? [])
							.filter(({ name }) => name.toLowerCase().includes(q.trim().toLowerCase()))
							.map(({ id: personId, name, note }) => (
								<Checkbox
									key={personId}
									checked={chosen.has(personId)}
									onChange={(isChosen) => toggle(personId, isChosen)}
									label={
										<>
											{name} {note ? <span className="text-muted-foreground">({note})</span> : null}
										</>
									}
								/>
							))}
					</fieldset>
				</ScrollArea>
				<p className="num mt-3 text-sm" aria-live="polite">
					{formatNumber(chosen.size)} of {formatSeats(seats)} assigned
					{surplus > 0 ? `: ${formatNumber(surplus)} too many` : ''}
				</p>
				{people.error || change.error ? (
					<Alert tone="failed" className="mt-3">
						{messageOf(people.error ?? change.error)}
					</Alert>
				) : null}
				<FormFooter
					action="Save seats"
					disabled={surplus > 0 || change.isPending || !people.data}
					onCancel={onClose}
				/>
			</form>
		</DialogContent>
	)
}

/** Who can have a seat: active employees, and former ones who still have a seat. */
function usePeople(holders: Subscription['holders']) {
	return useQuery({
		queryKey: ['/api/employees', 'seats'],
		queryFn: ({ signal }) => readJson('/api/employees?limit=1000', z.array(Employee), signal),
		select: (active) => [
			...holders
				.filter(({ isActive }) => !isActive)
				.map(({ id, name }) => ({ id, name, note: 'deactivated' })),
			...active.map(({ id, name, department }) => ({ id, name, note: department })),
		],
	})
}
