import { expect, test } from 'vitest'
import { compareSkills } from './compare-skills.ts'

test('skills are compared that both the person and the team have shown', () => {
	const skillsBreakdown = { Discovery: 6.2, Rapport: 7, Closing: 0 }
	const teamSkills = { Rapport: 6.5, Closing: 0, Compliance: 9 }
	expect(compareSkills({ skillsBreakdown, teamSkills })).toEqual([
		{ title: 'Rapport', own: 7, team: 6.5 },
		{ title: 'Closing', own: 0, team: 0 },
	])
})
