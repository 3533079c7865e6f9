import { Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#design/button.tsx'
import { Card, CardBody, CardDescription, CardTitle } from '#design/card.tsx'
import { Field } from '#design/field.tsx'
import { IconButton } from '#design/icon-button.tsx'
import { Input } from '#design/input.tsx'
import { PayoffResults } from './payoff-results.tsx'
import { readDebts, readFigure, type TypedDebt, wrongWith } from './read-debts.ts'

const mostDebts = 10
const start: TypedDebt[] = [
	{ id: 1, name: 'Store card', balance: '900', rate: '19', minimum: '35' },
	{ id: 2, name: 'Credit card', balance: '6400', rate: '27.9', minimum: '165' },
	{ id: 3, name: 'Personal loan', balance: '4100', rate: '12', minimum: '140' },
]

/** Compares avalanche and snowball on debts that are typed in; nothing of it leaves the page. */
export function PayoffComparison() {
	const [debts, setDebts] = useState(start)
	const [extra, setExtra] = useState('150')
	const change = (id: number, part: Partial<TypedDebt>) =>
		setDebts(debts.map((debt) => (debt.id === id ? { ...debt, ...part } : debt)))
	const add = () =>
		setDebts([
			...debts,
			{ id: Math.max(0, ...debts.map(({ id }) => id)) + 1, name: '', balance: '', rate: '', minimum: '' },
		])
	const extraAmount = extra.trim() === '' ? 0 : readFigure(extra)
	return (
		<Card aria-labelledby="payoff-comparison">
			<CardBody className="pt-5">
				<CardTitle id="payoff-comparison">Compare with real debts</CardTitle>
				<CardDescription className="mt-1">
					Replace the example with figures from the statements. Nothing you type here is saved or sent.
				</CardDescription>
				<ul className="mt-4 space-y-4">
					{debts.map((debt, place) => (
						<li key={debt.id}>
							<DebtRow
								debt={debt}
								number={place + 1}
								onChange={(part) => change(debt.id, part)}
								onRemove={() => setDebts(debts.filter(({ id }) => id !== debt.id))}
							/>
						</li>
					))}
				</ul>
				<div className="mt-4 flex flex-wrap items-end justify-between gap-4">
					<Button variant="outline" size="sm" onClick={add} disabled={debts.length >= mostDebts}>
						<Plus className="size-4" aria-hidden="true" /> Add a debt
					</Button>
					<Field
						label="Extra each month, in dollars"
						error={extraAmount === null ? 'Enter a dollar amount.' : undefined}
						className="w-56"
					>
						{(wiring) => (
							<Input
								{...wiring}
								inputMode="decimal"
								value={extra}
								onChange={(event) => setExtra(event.target.value)}
							/>
						)}
					</Field>
				</div>
				<PayoffResults
					debts={readDebts(debts)}
					isPartial={readDebts(debts).length < debts.length}
					extra={extraAmount ?? 0}
				/>
			</CardBody>
		</Card>
	)
}

type DebtRowProps = {
	debt: TypedDebt
	number: number
	onChange: (part: Partial<TypedDebt>) => void
	onRemove: () => void
}

const figures = [
	{ key: 'balance', label: 'Balance, $' },
	{ key: 'rate', label: 'APR, %' },
	{ key: 'minimum', label: 'Minimum, $' },
] as const

function DebtRow({ debt, number, onChange, onRemove }: DebtRowProps) {
	return (
		<fieldset className="grid grid-cols-2 items-start gap-3 sm:grid-cols-[1.4fr_1fr_1fr_1fr_auto]">
			<legend className="sr-only">Debt {number}</legend>
			<Field label="Name" className="max-sm:col-span-2">
				{(wiring) => (
					<Input
						{...wiring}
						value={debt.name}
						maxLength={40}
						onChange={(event) => onChange({ name: event.target.value })}
					/>
				)}
			</Field>
			{figures.map(({ key, label }) => (
				<Field key={key} label={label} error={wrongWith(debt, key) ?? undefined}>
					{(wiring) => (
						<Input
							{...wiring}
							inputMode="decimal"
							value={debt[key]}
							onChange={(event) => onChange({ [key]: event.target.value })}
						/>
					)}
				</Field>
			))}
			<div className="self-end">
				<IconButton label={`Remove ${debt.name.trim() || `debt ${number}`}`} onClick={onRemove}>
					<Trash2 className="size-4" aria-hidden="true" />
				</IconButton>
			</div>
		</fieldset>
	)
}
