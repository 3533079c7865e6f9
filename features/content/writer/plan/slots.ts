import { fillSlots, slotsIn } from '#platform/text/fill-slots.ts'
import type { Brief, FigureKind, GivenFigure } from '../../request/brief.ts'

/**
 * What stands in a part where the request says nothing, shown in square brackets to be filled in by the sender; and
 * what it may be filled in with, by which a piece with blanks is judged.
 */
const blanks = {
	name: { label: 'customer name', specimen: 'Dana' },
	rep: { label: 'your name', specimen: 'Alex' },
	company: { label: 'your company', specimen: 'Clearview Debt Relief' },
	partner: { label: "partner's name", specimen: 'Robin' },
	colleague: { label: "your colleague's name", specimen: 'Chris' },
	creditors: { label: 'names of the creditors', specimen: 'Chase' },
	debt: { label: 'total debt', specimen: '$30,000' },
	deposit: { label: 'monthly deposit', specimen: '$400' },
	payment: { label: 'current monthly payments', specimen: '$700' },
	income: { label: 'monthly income', specimen: '$4,000' },
	fee: { label: 'fee percentage', specimen: '25%' },
	feeAmount: { label: 'total fee in dollars', specimen: '$7,500' },
	months: { label: 'number of months', specimen: '40' },
	firstOffer: { label: 'time until the last first offer', specimen: '20 months' },
	toSave: { label: 'share of each debt to save first', specimen: '40%' },
	said: { label: 'what you said', specimen: 'what I said' },
	right: { label: 'what is true', specimen: 'what is true' },
	rate: { label: 'interest rate', specimen: '29%' },
	accounts: { label: 'number of accounts', specimen: '5 accounts' },
	total: { label: 'estimated total cost', specimen: '$20,000' },
	when: { label: 'time and day', specimen: 'Tuesday at 4 pm' },
	missed: { label: 'the time that was missed', specimen: 'Monday at 3 pm' },
	due: { label: 'date of the deposit', specimen: 'the 15th' },
	age: { label: 'age', specimen: '50' },
	phone: { label: 'your phone number', specimen: '555-0100' },
	link: { label: 'secure upload link', specimen: 'the link' },
} as const

export type Slot = keyof typeof blanks
export type Slots = Readonly<Partial<Record<Slot, string>>>

const slotOf: Partial<Record<FigureKind, Slot>> = {
	total_debt: 'debt',
	monthly_deposit: 'deposit',
	monthly_payment: 'payment',
	income: 'income',
	fee_percent: 'fee',
	fee_amount: 'feeAmount',
	program_months: 'months',
	first_offer_months: 'firstOffer',
	amount_before_offer: 'toSave',
	interest_rate: 'rate',
	accounts: 'accounts',
	total_cost: 'total',
	appointment: 'when',
	missed_appointment: 'missed',
	deposit_date: 'due',
	age: 'age',
	phone: 'phone',
}

/** The slot that a figure fills; null for one that is only told as it was said. */
export const slotFor = (kind: FigureKind): Slot | null => slotOf[kind] ?? null

/** What the brief gives for the slots. Of several figures of a kind the first fills the slot. */
export function readSlots(brief: Brief): Slots {
	const slots: Partial<Record<Slot, string>> = {}
	for (const figure of brief.figures) {
		const slot = slotFor(figure.kind)
		if (slot) slots[slot] ??= writeFigure(figure)
	}
	const { customer, rep, company, partner, creditors, mentioned, correction } = brief
	const [colleague] = mentioned ?? []
	if (customer) slots.name = customer
	if (rep) slots.rep = rep
	if (company) slots.company = company
	if (correction) {
		slots.said = correction.said
		slots.right = correction.true
	}
	if (colleague) slots.colleague = colleague
	if (partner) slots.partner = partner.name ?? `your ${partner.relation}`
	if (creditors.length > 0) slots.creditors = listOf(creditors)
	return slots
}

/** 'Chase, Discover and Citi'. */
function listOf(names: readonly string[], last = 'and'): string {
	if (names.length < 2) return names[0] ?? ''
	return `${names.slice(0, -1).join(', ')} ${last} ${names.at(-1)}`
}

/** A number that needs its noun gets it: '5' accounts, '36' months, '25' percent. */
function writeFigure({ kind, text }: GivenFigure): string {
	if (!/^\d+(?:\.\d+)?$/.test(text)) return text
	if (kind === 'accounts') return text === '1' ? '1 account' : `${text} accounts`
	if (kind === 'program_months' || kind === 'first_offer_months') return `${text} months`
	if (kind === 'fee_percent' || kind === 'interest_rate') return `${text}%`
	return text
}

const wanted = /\[(\w+)\]/g

/** The slots that a part cannot be said without. */
export const slotsNeeded = (part: string) => slotsIn(part) as Slot[]

/** Fills `{slot}`, which must be given, and `[slot]`, which stays a blank where it is not. */
export const fill = (part: string, slots: Slots): string =>
	tidy(
		fillSlots(part, slots).replaceAll(
			wanted,
			(whole, slot: Slot) => slots[slot] ?? (blanks[slot] ? `[${blanks[slot].label}]` : whole),
		),
	)

const specimens = new Map<string, string>(
	Object.values(blanks).map(({ label, specimen }) => [`[${label}]`, specimen]),
)

/** A piece as it would read once its blanks are filled in. */
export const fillWithSpecimens = (content: string): string =>
	content.replaceAll(/\[[^\]\n]{1,60}\]/g, (blank) => specimens.get(blank) ?? 'something')

/** A unit that the figure brought along is not said twice; a sentence that begins with a name of a person is raised. */
const tidy = (text: string) =>
	text
		.replaceAll(/\b(a month|per month|monthly|\/month) (?:a month|each month|per month)\b/g, '$1')
		.replaceAll(/\b(months?) months?\b/g, '$1')
		.replaceAll(/\b(accounts|cards|debts|creditors) (?:accounts|debts)\b/g, '$1')
		.replaceAll(/(^|[.?!]\s+|\n(?:- )?)(your|their) /g, (_, before: string, word: string) => {
			return `${before}${word.charAt(0).toUpperCase()}${word.slice(1)} `
		})
