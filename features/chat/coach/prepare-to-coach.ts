import { findingsOf } from './check/check-line.ts'
import { rankEntries } from './understand/rank-entries.ts'

/** Does once what the first question would wait for: the guide is indexed and the weights are read. */
export function prepareToCoach(): void {
	rankEntries('what is a dedicated account')
	findingsOf('Hello there.')
}
