import { flag, id, searchReader, wholeNumber } from '#platform/browser/search-parameters.ts'

/** The query parameters of the role-play page. */
export const readRolePlaySearch = searchReader({
	/** The session to show; the lobby if absent. */
	session: id(),
	/** A scenario to be started, with what a trainer fixed for all who start it. */
	scenario: id(),
	seed: wholeNumber(0, Number.MAX_SAFE_INTEGER),
	exam: flag(),
	/** Whether a language model plays the exam's prospect. */
	model: flag(),
	/** A call to make a scenario from. */
	recording: id(),
	/** What to practice: one of the objections or of the skills of the playbook. */
	objection: id(),
	skill: id(),
})
export type RolePlaySearch = ReturnType<typeof readRolePlaySearch>

/** Whether the address asks for an exam, or at least for a prospect that plays the same for all. */
export function asksForExam({ seed, exam }: RolePlaySearch): boolean {
	return seed !== undefined || exam === true
}
