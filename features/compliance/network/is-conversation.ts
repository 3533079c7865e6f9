import type { ReadTurn } from '../detect/read-call.ts'

/** Shorter texts are lines and messages; the network was measured on calls. */
const fewestTurns = 8
/** More than six hours of talk: nothing is read for longer than about ten seconds. */
const mostTurns = 4000

/** Whether the network that reads whole calls applies. Single lines and short exchanges have a classifier of their own. */
export const isConversation = (call: readonly ReadTurn[]) =>
	call.length >= fewestTurns && call.length <= mostTurns
