/** What the page of role-play is opened for, as it stands in its address. */
export type RolePlaySearch = {
	/** The session that is shown; without it the lobby is. */
	session?: string
	/** A scenario to be started, with what a trainer fixed for all who start it. */
	scenario?: string
	seed?: number
	exam?: boolean
	/** A call to make a scenario from. */
	recording?: string
	/** What to practice: one of the objections or of the skills of the playbook. */
	objection?: string
	skill?: string
}

const words = ['session', 'scenario', 'recording', 'objection', 'skill'] as const

/** Keeps of the query parameters those that make sense. */
export function readRolePlaySearch(search: Record<string, unknown>): RolePlaySearch {
	const said: RolePlaySearch = {}
	for (const name of words) {
		const value = search[name]
		// The router reads an id of digits alone as a number.
		if (typeof value === 'string' || typeof value === 'number') said[name] = String(value)
	}
	const { seed, exam } = search
	if (typeof seed === 'number' && Number.isSafeInteger(seed) && seed >= 0) said.seed = seed
	if (exam === true || exam === 'true' || exam === 1) said.exam = true
	return said
}

/** Whether the address asks for an exam, or at least for a prospect that plays the same for all. */
export function asksForExam({ seed, exam }: RolePlaySearch): boolean {
	return seed !== undefined || exam === true
}
