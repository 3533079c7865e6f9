import type { Amount } from '#features/language/pure.ts'
import { isFree, type Span } from '#platform/english/span.ts'
import type { FigureKind, GivenFigure } from './brief.ts'
import { classifyDate } from './learned/classify-date.ts'
import { classifyFigure } from './learned/classify-figure.ts'
import type { Typed } from './read-typed.ts'
import { ruledSenses, type Sense } from './rule-figures.ts'
import { wordFigure } from './word-figure.ts'

/**
 * The senses of the amounts where arithmetic says more than words: the share of the debt that a percentage makes is the
 * fee, the deposit times the months the total cost, and of balances that add up to another the sum is the debt.
 */
function reconcileAmounts(amounts: readonly Amount[], senses: readonly Sense[]): Sense[] {
	const found = [...senses]
	const money = amounts.flatMap((amount, at) => (isMoney(amount) && found[at] ? [at] : []))
	const valueAt = (at: number) => amounts[at]?.value ?? 0
	const sum = money.find((whole) => {
		const parts = money.filter((at) => at !== whole && valueAt(at) < valueAt(whole))
		return consecutive(parts).some(
			(run) => run.length > 1 && run.reduce((total, at) => total + valueAt(at), 0) === valueAt(whole),
		)
	})
	if (sum !== undefined && maybeDebt.has(found[sum] ?? null)) {
		for (const at of money) if (found[at] === 'total_debt') found[at] = 'other'
		found[sum] = 'total_debt'
	}
	for (const percent of amounts.keys()) {
		if (amounts[percent]?.unit !== 'percent') continue
		for (const base of money) {
			const share = Math.round(valueAt(percent) * valueAt(base)) / 100
			const fee = money.find((at) => valueAt(at) === share)
			if (fee === undefined || found[percent] === 'interest_rate') continue
			found[fee] = 'fee_amount'
			found[percent] = 'fee_percent'
		}
	}
	for (const months of amounts.keys()) {
		if (amounts[months]?.unit !== 'months') continue
		for (const deposit of money) {
			const whole = money.find((at) => at !== deposit && valueAt(at) === valueAt(months) * valueAt(deposit))
			if (whole !== undefined) found[whole] = 'total_cost'
		}
	}
	return found
}

const maybeDebt: ReadonlySet<Sense> = new Set(['total_debt', 'total_cost', 'other'])

const isMoney = ({ unit, value }: Amount) => unit === 'money' || (unit === 'none' && value >= 100)

/** Every run of items that follow one another. */
const consecutive = (items: readonly number[]) =>
	items.flatMap((_, from) => items.map((__, to) => items.slice(from, to + 1)))

/**
 * Every figure of the request with what it says, in the order of the words, those that it denies last. Figures within `except` are left out, those
 * of a schedule; and of what may not be written, `unlawful`, all that are not the customer's own.
 */
export function readFiguresGiven(
	typed: Typed,
	except: readonly Span[],
	unlawful: readonly Span[] = [],
): GivenFigure[] {
	const { text, asTyped } = typed
	const outside = <Found extends Span>(found: readonly Found[]) =>
		found.filter((each) => isFree(each, except))
	const amounts = outside(typed.amounts)
	const ruled = ruledSenses(text, amounts)
	const kinds = reconcileAmounts(
		amounts,
		ruled.map((sense, at) => sense && classifyFigure({ text, amounts, at, ruled })),
	)
	const figures = [
		...outside(typed.phones).map(({ words, ...place }) => ({
			...place,
			kind: 'phone' as const,
			text: words.replace(/^\+?1[-. ]/, ''),
		})),
		...outside(typed.progress).map((each) => ({ ...each, kind: 'other' as const })),
		...outside(typed.dates).map((date) => ({ ...date, kind: classifyDate(text, date) })),
		...listOnce(
			text,
			amounts.flatMap((amount, at) => {
				const kind = kinds[at] ?? null
				const isClaimed = !isFree(amount, unlawful) && !(kind && ownCase.has(kind))
				return kind && !isClaimed ? [{ amount, kind }] : []
			}),
		),
	].sort((a, b) => Number(isDenied(text, a)) - Number(isDenied(text, b)) || a.from - b.from)
	return figures.map(({ kind, text: written, from, to }) => ({
		kind,
		text: written,
		asked: asTyped(from, to),
	}))
}

/** Each amount once. Of several of a kind the first is what the piece goes by, and the others say themselves what they are. */
function listOnce(text: string, told: readonly { amount: Amount; kind: FigureKind }[]) {
	const inOrder = told.toSorted((a, b) => Number(isDenied(text, a.amount)) - Number(isDenied(text, b.amount)))
	return inOrder.flatMap(({ amount, kind }, at) => {
		const alike = inOrder.slice(0, at).filter((other) => other.kind === kind)
		if (alike.some((other) => isSame(other.amount, amount))) return []
		const worded = alike.length > 0 && saidApart.has(kind) ? 'other' : kind
		return [{ from: amount.from, to: amount.to, kind, text: wordFigure(text, amount, worded) }]
	})
}

const isSame = (one: Amount, other: Amount) =>
	one.value === other.value && one.most === other.most && one.unit === other.unit && one.noun === other.noun

/** A second one of these is given with what it belongs to: '$12,000 on Chase'. */
const saidApart: ReadonlySet<FigureKind> = new Set(['total_debt', 'monthly_deposit', 'monthly_payment'])

/** 'Not 22', 'instead of 345': another figure of the kind applies to the customer. */
const isDenied = (text: string, { from }: Span) =>
	/(?:\bnot|\binstead of|\brather than|n['’]t) (?:the |at )?\$?$/i.test(
		text.slice(Math.max(0, from - 20), from),
	)

const ownCase: ReadonlySet<FigureKind> = new Set([
	'total_debt',
	'accounts',
	'income',
	'age',
	'monthly_payment',
])
