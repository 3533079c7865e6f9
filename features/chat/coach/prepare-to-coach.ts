import { searchGuide } from '#features/guide/index.ts'
import { findingsOf } from './check/check-line.ts'

/** Does once what the first question would wait for: the guide is indexed and the analyst's weights are read. */
export function prepareToCoach(): void {
	searchGuide('what is a dedicated account')
	findingsOf('Hello there.')
}
