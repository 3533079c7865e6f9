import { formatCount, formatDollars } from '#platform/text/format-number.ts'
import type { Persona } from '../../prospect/script.ts'

/**
 * The program that is practiced with, so that a better line has figures to say. They lie within what one provider
 * publishes (a fee of 14-29 % of enrolled debt, 20-48 months, a quarter of a debt saved before an offer); a rep says
 * those of the own company.
 */
const practiceProgram = {
	feePercent: 25,
	months: 48,
	firstOfferMonth: 6,
	lastOfferMonth: 44,
	savedBeforeOfferPercent: 25,
	/** Share of the debt that the estimate leaves for creditors. An estimate, never a promise. */
	settlementPercent: 50,
} as const

/** What a line can be built from, as it is said: money in whole hundreds of dollars. */
export type PracticeFacts = {
	firstName: string
	/** Of the debts that can be in the program. */
	debt: string
	creditors: string[]
	biggest: string
	savedForBiggest: string
	fee: string
	estimatedTotal: string
}

/** Debts that are secured or have programs of their own; no figure may count them. */
const outsideTheProgram =
	/\b(?:student|sallie mae|navient|nelnet|car loan|auto loan|truck|title|mortgage|home equity|tax|taxes|irs)\b/i

export function practiceFacts({ name, debts }: Persona): PracticeFacts {
	const unsecured = debts.filter(({ creditor }) => !outsideTheProgram.test(creditor))
	const owed = unsecured.reduce((sum, { balance }) => sum + balance, 0)
	const [biggest] = unsecured.toSorted((a, b) => b.balance - a.balance)
	const { feePercent, settlementPercent, savedBeforeOfferPercent } = practiceProgram
	return {
		firstName: name.trim().split(/\s+/)[0] ?? name,
		debt: dollars(owed),
		creditors: [...new Set(unsecured.map(({ creditor }) => creditor))],
		biggest: biggest?.creditor ?? 'largest',
		savedForBiggest: dollars(((biggest?.balance ?? 0) * savedBeforeOfferPercent) / 100),
		fee: dollars((owed * feePercent) / 100),
		estimatedTotal: dollars((owed * (feePercent + settlementPercent)) / 100),
	}
}

/** The slots of lines: {creditor} is one of the creditors, {creditorList} all of them. */
export const lineSlots = [
	'firstName',
	'debt',
	'biggest',
	'savedForBiggest',
	'fee',
	'estimatedTotal',
	'creditor',
	'creditorList',
	'debtCount',
	'feePercent',
	'months',
	'firstOfferMonth',
	'lastOfferMonth',
	'savedBeforeOfferPercent',
] as const

/** What fills the slots of a line, except {creditor}. */
export function slotValues({ creditors, ...facts }: PracticeFacts): SlotValues {
	return {
		...practiceProgram,
		...facts,
		creditorList: listed(creditors),
		debtCount: creditors.length === 1 ? 'one debt' : formatCount(creditors.length, 'debt'),
	}
}
type SlotValues = Record<Exclude<(typeof lineSlots)[number], 'creditor'>, string | number>

const listed = (names: string[]) =>
	names.length < 2 ? (names[0] ?? 'your creditors') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`

const dollars = (amount: number) => formatDollars(Math.round(amount / 100) * 100)
