import type { Rep } from '#features/team/contract.ts'

/** The selected reps by id. They stay selected while others are searched for. */
export type Selection = ReadonlyMap<string, Rep>
