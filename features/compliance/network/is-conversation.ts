import type { ReadTurn } from '../detect/read-call.ts'

/** Shorter texts are lines, messages and the first words of a call. */
const fewestTurns = 8

/** Whether the network that reads whole calls applies. Single lines and short exchanges have a classifier of their own. */
export const isConversation = (call: readonly ReadTurn[]) => call.length >= fewestTurns
