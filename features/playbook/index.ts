/** What good sounds like: objections and honest answers, and the five skills of a call. */

export { playbookEntries } from './guide/guide-entries.ts'
export { findObjections } from './objections/find-objections.ts'
export { knownObjections } from './objections/known-objections.ts'
export type { Occasion } from './skills/behaviors.ts'
export { type RatedSkill, rateSkills } from './skills/rate-skills.ts'
export { skillTitles } from './skills/skill-texts.ts'
