import { Link } from '@tanstack/react-router'
import { Play } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#design/button.tsx'
import { Card, CardBody, CardDescription, CardHeader, CardTitle } from '#design/card.tsx'
import { classNames } from '#design/class-names.ts'
import type { Difficulty } from '#features/role-play/contract.ts'
import { DifficultyBadge } from './difficulty-badge.tsx'
import { useStartSession } from './use-session-actions.ts'

type Offer = { id: string; title: string; difficulty: Difficulty; text: string }

const offers: readonly [Offer, ...Offer[]] = [
	{
		id: 'hesitant-prospect',
		title: 'Hesitant Prospect',
		difficulty: 'beginner',
		text: 'Will not be hurried, and wants to think it over.',
	},
	{
		id: 'price-objection',
		title: 'Price Objection',
		difficulty: 'intermediate',
		text: 'Tracks every dollar, and wants the fee and the total explained.',
	},
	{
		id: 'skeptical-prospect',
		title: 'Skeptical Prospect',
		difficulty: 'advanced',
		text: 'Lost money to a debt company, and expects it again.',
	},
]

/** Three scenarios to begin with, and the way to all of them. */
export default function PracticeWidget({ className }: { className?: string }) {
	const [chosen, setChosen] = useState(offers[0].id)
	const start = useStartSession()
	const buttons = (
		<>
			<Button asChild variant="outline">
				<Link to="/role-play">Browse All</Link>
			</Button>
			<Button disabled={start.isPending} onClick={() => start.mutate({ scenarioId: chosen })}>
				<Play className="size-4" aria-hidden="true" />
				Start Role-Play
			</Button>
		</>
	)
	return (
		<Card className={className} aria-labelledby="practice">
			<CardHeader className="items-center">
				<div>
					<CardTitle id="practice">AI Role-Play Training</CardTitle>
					<CardDescription>15+ scenarios available</CardDescription>
				</div>
				<div className="hidden gap-2 sm:flex">{buttons}</div>
			</CardHeader>
			<CardBody className="pt-1">
				<fieldset className="grid gap-3 md:grid-cols-3">
					<legend className="sr-only">Choose a scenario</legend>
					{offers.map((offer) => (
						<Choice
							key={offer.id}
							offer={offer}
							isChosen={offer.id === chosen}
							onChoose={() => setChosen(offer.id)}
						/>
					))}
				</fieldset>
				<div className="mt-4 grid grid-cols-2 gap-2 sm:hidden">{buttons}</div>
			</CardBody>
		</Card>
	)
}

type ChoiceProps = { offer: Offer; isChosen: boolean; onChoose: () => void }

function Choice({ offer: { title, difficulty, text }, isChosen, onChoose }: ChoiceProps) {
	return (
		<label
			data-tone="info"
			className={classNames(
				'flex cursor-pointer items-start gap-3 rounded-lg border p-3.5',
				isChosen ? 'border-primary bg-tone-soft' : 'hover:bg-accent/60',
			)}
		>
			<input
				type="radio"
				name="practice"
				className="mt-0.5 size-4 shrink-0 accent-primary"
				checked={isChosen}
				onChange={onChoose}
			/>
			<span className="min-w-0 flex-1">
				<span className="flex flex-wrap items-center justify-between gap-2">
					<span className="font-medium">{title}</span>
					<DifficultyBadge difficulty={difficulty} />
				</span>
				<span className="mt-1 block text-muted-foreground text-sm">{text}</span>
			</span>
		</label>
	)
}
