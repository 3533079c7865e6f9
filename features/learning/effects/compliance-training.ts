import { prohibitedStatements, requiredDisclosures } from '#features/compliance/index.ts'
import type { ComplianceModuleId, TrainedSubject } from '../contract.ts'

/** What the modules of the compliance guide train that calls are judged by. */
export const complianceTraining: Record<ComplianceModuleId, readonly TrainedSubject[]> = {
	'mandatory-verbal-disclosures': requiredDisclosures.map(({ code }) => ({ kind: 'disclosure', code })),
	'prohibited-statements': prohibitedStatements.map(({ code }) => ({ kind: 'statement', code })),
	'call-documentation': [],
	'prospect-understanding-verification': [{ kind: 'skill', code: 'closing' }],
	'ethical-boundaries': [],
	'compliance-escalation': [{ kind: 'statement', code: 'do_not_call_ignored' }],
}
