import type { Db, Transaction } from '#platform/db/database.ts'
import { liveSettings } from '../tables.ts'
import { areaCodes } from './area-codes.ts'

/**
 * States that ask everyone on a call to consent to its recording: eleven by most surveys, with Connecticut,
 * Michigan, Oregon and Vermont, on which surveys differ. Not advice: administrators change the list.
 */
const allPartyConsentStates = 'CA CT DE FL IL MA MD MI MT NH NV OR PA VT WA'.split(' ')

const stateOfAreaCode = new Map(
	Object.entries(areaCodes).flatMap(([state, codes]) =>
		codes.split(' ').map((code) => [code, state] as const),
	),
)

/** The state a United States telephone number was given out in; null for any other and for no number. */
export function stateOfPhoneNumber(phoneNumber: string | null): string | null {
	const [, areaCode = ''] = phoneNumber?.replace(/\D/g, '').match(/^1?([2-9]\d\d)\d{7}$/) ?? []
	return stateOfAreaCode.get(areaCode) ?? null
}

/** The states in which everyone must consent, as administrators set them. */
export async function readConsentStates(db: Db | Transaction): Promise<string[]> {
	const [row] = await db.select().from(liveSettings)
	return row?.consentStates ?? allPartyConsentStates
}

/** The state of a number, where everyone must consent to a recording; null elsewhere. People do move: it is a guess. */
export async function findConsentState(db: Db | Transaction, phoneNumber: string | null) {
	const state = stateOfPhoneNumber(phoneNumber)
	if (state === null) return null
	return (await readConsentStates(db)).includes(state) ? state : null
}
