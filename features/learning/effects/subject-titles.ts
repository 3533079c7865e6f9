import { prohibitedStatements, requiredDisclosures } from '#features/compliance/index.ts'
import { SkillCode } from '#features/playbook/contract.ts'
import { knownObjections, skillTitles } from '#features/playbook/index.ts'
import type { TrainedSubject } from '../contract.ts'

const titles = new Map<string, string>([
	...prohibitedStatements.map(({ code, title }) => [`statement ${code}`, title] as const),
	...requiredDisclosures.map(({ code, title }) => [`disclosure ${code}`, title] as const),
	...knownObjections.map(({ code, title }) => [`objection ${code}`, title] as const),
	...SkillCode.options.map((code) => [`skill ${code}`, skillTitles[code]] as const),
])

/** What calls are judged by, each with its title; a subject that is not among them cannot be compared. */
export const subjectTitle = ({ kind, code }: TrainedSubject) => titles.get(`${kind} ${code}`)
