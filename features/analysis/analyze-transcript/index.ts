/** The call analyst: from the turns of a transcript to findings, disclosures, objections, skills and a score. */
export {
	analyzeTranscript,
	assessCall,
	type Circumstances,
	type ExtractedCall,
	extractFindings,
} from './analyze-transcript.ts'
export { findEnrollment } from './find-enrollment.ts'
export {
	analysisVersion,
	closedWithoutDisclosuresCap,
	fewestRepWords,
	partWeights,
	seriousCaps,
} from './score-formula.ts'
