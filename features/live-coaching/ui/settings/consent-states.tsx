import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#design/button.tsx'
import { CardBody, CardFooter } from '#design/card.tsx'
import { Checkbox } from '#design/checkbox.tsx'
import { QueryCard } from '#design/query-card.tsx'
import { toast } from '#design/toast.ts'
import { LiveSettings } from '#features/live-coaching/contract.ts'
import { queryOf } from '#platform/browser/query-of.ts'
import { messageOf, requestJson } from '#platform/browser/request.ts'
import { stateNames } from '../state-names.ts'
import { AddState } from './add-state.tsx'

const liveSettings = queryOf('/api/live/settings', LiveSettings)

/** Where everyone on a call must consent to a recording. */
export function ConsentStates() {
	return (
		<QueryCard
			id="consent-states"
			title="States that require everyone’s consent to record"
			description="On calls to these states, coaching starts listening only after the recording notice. The state is inferred from the area code. This list isn’t legal advice: have your counsel review it."
			query={useQuery(liveSettings)}
			loading="Loading the states"
			shapes={['h-32']}
		>
			{({ consentStates }) => <StatesForm key={consentStates.join()} saved={consentStates} />}
		</QueryCard>
	)
}

function StatesForm({ saved }: { saved: string[] }) {
	const [shown, setShown] = useState(saved)
	const [chosen, setChosen] = useState(() => new Set(saved))
	const saving = useSaveStates()
	const isChanged = saved.length !== chosen.size || saved.some((state) => !chosen.has(state))
	const choose = (state: string, isChosen: boolean) => {
		setShown((known) => [...new Set([...known, state])])
		setChosen((known) => {
			const next = new Set(known)
			if (isChosen) next.add(state)
			else next.delete(state)
			return next
		})
	}
	return (
		<>
			<CardBody className="space-y-4">
				<StateBoxes states={shown} chosen={chosen} onChoose={choose} />
				<AddState known={shown} onAdd={(state) => choose(state, true)} />
			</CardBody>
			<CardFooter className="flex-wrap">
				<Button
					variant="outline"
					disabled={!isChanged || saving.isPending}
					onClick={() => saving.mutate([...chosen])}
				>
					Save states
				</Button>
				<Button variant="ghost" disabled={saving.isPending} onClick={() => saving.mutate(null)}>
					Restore the default list
				</Button>
			</CardFooter>
		</>
	)
}

type StateBoxesProps = {
	states: string[]
	chosen: Set<string>
	onChoose: (state: string, isChosen: boolean) => void
}

function StateBoxes({ states, chosen, onChoose }: StateBoxesProps) {
	return (
		<fieldset className="min-w-0">
			<legend className="sr-only">States</legend>
			<div className="grid gap-x-6 [grid-template-columns:repeat(auto-fill,minmax(9.5rem,1fr))]">
				{states.toSorted(byName).map((state) => (
					<Checkbox
						key={state}
						label={stateNames[state] ?? state}
						checked={chosen.has(state)}
						onChange={(isChosen) => onChoose(state, isChosen)}
					/>
				))}
			</div>
		</fieldset>
	)
}

/** Saves the states; null brings back those that came with the product. */
function useSaveStates() {
	const queries = useQueryClient()
	return useMutation({
		mutationFn: (consentStates: string[] | null) =>
			requestJson('PUT', '/api/admin/live-settings', LiveSettings.pick({ consentStates: true }), {
				consentStates,
			}),
		onSuccess(settings) {
			queries.setQueryData(liveSettings.queryKey, (known) => known && { ...known, ...settings })
			toast({ title: 'States saved', tone: 'success' })
		},
		onError: (error) =>
			toast({ title: 'States not saved', description: messageOf(error), tone: 'destructive' }),
	})
}

function byName(state: string, other: string): number {
	return (stateNames[state] ?? state).localeCompare(stateNames[other] ?? other)
}
