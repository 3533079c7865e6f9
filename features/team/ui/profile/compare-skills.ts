import type { Performance } from '#features/team/contract.ts'

/** A skill of a person beside the team's, of 10. */
export type ComparedSkill = { title: string; own: number; team: number }

/** The skills that both the person and the team have shown, in the order of the scorecard. */
export function compareSkills({
	skillsBreakdown,
	teamSkills,
}: Pick<Performance, 'skillsBreakdown' | 'teamSkills'>): ComparedSkill[] {
	return Object.entries(skillsBreakdown).flatMap(([title, own]) => {
		const team = teamSkills[title]
		return team === undefined ? [] : [{ title, own, team }]
	})
}
