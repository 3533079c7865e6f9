/** What other features use of scoring in other threads: without I/O, and without the libraries of the rest. */
export {
	analysisVersion,
	analyzeTranscript,
	closedWithoutDisclosuresCap,
	fewestRepWords,
	findEnrollment,
	partWeights,
	seriousCaps,
} from './analyze-transcript/index.ts'
export { disclosureKey, findingKey } from './finding-key.ts'
export { mergeFindings } from './model/merge-findings.ts'
