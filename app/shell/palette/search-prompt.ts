import type { Role } from '#features/people/contract.ts'

/** What can be searched for, where one types it. */
export const searchPrompt = (role: Role) =>
	role === 'admin' ? 'Search calls, scripts, people…' : 'Search calls, scripts, guides…'
