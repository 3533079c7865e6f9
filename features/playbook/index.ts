/** What good sounds like: objections and honest answers, and the five skills of a call. */
export { findObjections } from './objections/find-objections.ts'
export { type KnownObjection, knownObjections } from './objections/known-objections.ts'
export { type RatedSkill, rateSkills } from './skills/rate-skills.ts'
