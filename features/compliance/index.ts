/** What must and must not be said on a call: the rule pack, and the detectors that find it in a transcript. */
export type { Disclosure, Evidence, Finding, Turn } from './contract.ts'
export { saysYes } from './detect/answers.ts'
export { assessDisclosures } from './detect/assess-disclosures.ts'
export { mayStand } from './detect/check-claim.ts'
export { findViolations } from './detect/find-violations.ts'
export { clauseAround, evidenceFor, type ReadTurn, readCall } from './detect/read-call.ts'
export { lexicon } from './rule-pack/lexicon.ts'
export { prohibitedStatements, requiredDisclosures, rulePackVersion } from './rule-pack/rule-pack.ts'
