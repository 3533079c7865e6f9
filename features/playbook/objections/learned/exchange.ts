import type { ReadTurn } from '#features/compliance/index.ts'

/** A customer's turn with the rep's turns on either side, where there are any. */
export type Exchange = { before: ReadTurn | undefined; customer: ReadTurn; after: ReadTurn | undefined }

/** A customer's turn with the rep's last turn before it and, if the rep speaks next, the reply. */
export function exchangeAt(call: readonly ReadTurn[], at: number): Exchange {
	const customer = call[at]
	if (!customer) throw new RangeError(`The call has no turn ${at}.`)
	let before = at - 1
	while (call[before]?.turn.speaker === 'customer') before--
	const next = call[at + 1]
	return {
		before: call[before],
		customer,
		after: next?.turn.speaker === 'rep' ? next : undefined,
	}
}
