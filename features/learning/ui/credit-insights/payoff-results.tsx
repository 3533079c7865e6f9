import { Alert } from '#design/alert.tsx'
import { formatCount, formatDollars } from '#platform/text/format-number.ts'
import { type Debt, type Payoff, payOff } from './pay-off.ts'

const wholeDollars = (amount: number) => formatDollars(Math.round(amount))

type PayoffResultsProps = {
	debts: Debt[]
	/** Some debts are not typed in full and left out. */
	isPartial: boolean
	/** Dollars a month above the minimums. */
	extra: number
}

/** How long both ways take and what they cost in interest. */
export function PayoffResults({ debts, isPartial, extra }: PayoffResultsProps) {
	const avalanche = payOff(debts, extra, 'avalanche')
	const snowball = payOff(debts, extra, 'snowball')
	if (debts.length === 0) return <p className="mt-5 text-muted-foreground">Enter a debt to compare.</p>
	const monthly = debts.reduce((sum, { minimum }) => sum + minimum, extra)
	if (!avalanche || !snowball)
		return (
			<Alert tone="warning" className="mt-5" role="status">
				With {wholeDollars(monthly)} a month these debts won’t be paid off within 50 years: interest takes all
				of it. A customer in that situation should hear about all the other options, too.
			</Alert>
		)
	const dearer = snowball.interest - avalanche.interest
	return (
		<div className="mt-5 space-y-4">
			<div className="grid gap-4 sm:grid-cols-2">
				<Result name="Avalanche" payoff={avalanche} />
				<Result name="Snowball" payoff={snowball} />
			</div>
			<p role="status">
				With {wholeDollars(monthly)} a month:{' '}
				{dearer < 1
					? 'both orders cost the same interest here.'
					: `the avalanche costs ${wholeDollars(dearer)} less in interest; the snowball pays off its first debt ${firstWin(avalanche, snowball)}.`}
				{isPartial ? ' Incomplete debts are left out.' : ''}
			</p>
			<p className="text-muted-foreground text-sm">
				Calculated month by month at today’s rates and minimums, with no fees and no new charges. Real
				statements will differ a little.
			</p>
		</div>
	)
}

function firstWin(avalanche: Payoff, snowball: Payoff): string {
	const earlier = (avalanche.gone[0]?.month ?? 0) - (snowball.gone[0]?.month ?? 0)
	if (earlier === 0) return 'at the same time'
	return `${formatCount(Math.abs(earlier), 'month')} ${earlier > 0 ? 'sooner' : 'later'}`
}

function Result({ name, payoff: { months, interest, gone } }: { name: string; payoff: Payoff }) {
	return (
		<section aria-label={name} className="rounded-lg bg-muted p-4">
			<h3 className="font-semibold">{name}</h3>
			<p className="num mt-1 font-semibold text-xl">{wholeDollars(interest)}</p>
			<p className="text-muted-foreground">interest, debt-free in {formatCount(months, 'month')}</p>
			<ol className="mt-3 space-y-1 text-sm">
				{gone.map(({ place, name: debt, month }) => (
					<li key={place} className="flex justify-between gap-3">
						<span className="min-w-0 truncate">{debt}</span>
						<span className="num shrink-0 text-muted-foreground">paid off in month {month}</span>
					</li>
				))}
			</ol>
		</section>
	)
}
