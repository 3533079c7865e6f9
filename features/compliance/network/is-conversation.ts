import type { ReadTurn } from '../detect/read-call.ts'

/** Shorter texts are lines, messages and the first words of a call. */
const fewestTurns = 8

/** Whether a text is long enough for the network to judge disclosures, the deal, and what is only possible. */
export const isConversation = (call: readonly ReadTurn[]) => call.length >= fewestTurns
