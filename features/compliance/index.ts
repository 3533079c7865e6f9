/** What must and must not be said on a call: the rule pack, and the detectors that find it in a transcript. */
export type { Disclosure, Evidence, Finding, FindingLevel, ModelOpinion, Turn } from './contract.ts'
export { saysYes } from './detect/answers.ts'
export { assessDisclosures } from './detect/assess-disclosures.ts'
export {
	confidenceIn,
	isCertain,
	isHeardClearly,
	leastOf,
	restingOn,
} from './detect/certainty.ts'
export { mayStand } from './detect/check-claim.ts'
export { findViolations } from './detect/find-violations.ts'
export { elementNames, elementsIn } from './detect/match-elements.ts'
export { matchRules } from './detect/match-rules.ts'
export {
	certainWords,
	clauseAround,
	evidenceFor,
	type ReadTurn,
	readCall,
	wholeTurn,
} from './detect/read-call.ts'
export { complianceEntries } from './guide/guide-entries.ts'
export { GuideEntry, type GuideSubject } from './guide/guide-entry.ts'
export { isConversation } from './network/is-conversation.ts'
export { predictCall, sentenceEncoder } from './network/predict-call.ts'
export { signOf, signsOfObjections } from './objections/objection-signs.ts'
export { lexicon } from './rule-pack/lexicon.ts'
export { prohibitedStatements, requiredDisclosures, rulePackVersion } from './rule-pack/rule-pack.ts'
export { describeStatements } from './texts/describe-statements.ts'
export {
	countsFully,
	defaultLikelyFindings,
	isToCheck,
	type LikelyFindings,
	type WeighFinding,
	wasSurelyMade,
	weighFinding,
} from './texts/weigh-finding.ts'
export { allWithoutFigures } from './texts/without-figures.ts'
