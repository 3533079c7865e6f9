import { analysisVersion } from '#features/analysis/pure.ts'
import { prohibitedStatements, requiredDisclosures, rulePackVersion } from '#features/compliance/index.ts'

/** The rules in use, in the words in which reps are shown them. */
export function describeRules() {
	return {
		version: rulePackVersion,
		analysis: analysisVersion,
		prohibitedStatements: prohibitedStatements.map(
			({ code, title, severity, citation, why, sayInstead }) => ({
				...{ code, title, severity, citation, why, sayInstead },
			}),
		),
		requiredDisclosures: requiredDisclosures.map(({ code, title, citation, due, sayThis, elements }) => ({
			...{ code, title, citation, due, sayThis },
			elements: elements.map(({ label }) => label),
		})),
	}
}
