import type { Example } from '#platform/text-classifier/learner.ts'
import { type Hit, matchRules } from '../detect/match-rules.ts'
import { readCall } from '../detect/read-call.ts'
import { followCall } from './follow-call.ts'
import {
	type LabeledLine,
	type LabeledTurn,
	readCallsOfTheRules,
	readTrainingCalls,
	readTrainingLines,
} from './read-training.ts'
import { asPiece, codes, sampleOf } from './turn-samples.ts'

/** A phrase out of any call teaches less of the codes it was not written for. */
const countsOfOtherCodes = { violation: 0.15, near: 0.5 }
const weightOfLine = 0.7

/** What the classifier learns from; with other calls than all of them, to judge those left out. */
export const trainingExamples = (calls: readonly LabeledTurn[][] = readTrainingCalls()): Example[] => [
	...calls.flatMap((turns) => examplesOfCall(turns, matchRules(readCall(turns)))),
	...readCallsOfTheRules().flatMap((turns) => examplesOfCall(turns, [])),
	...readTrainingLines().map(exampleOfLine),
]

/** Every piece of a rep's turn with its statements, the turns before it taken as labeled. */
function examplesOfCall(turns: readonly LabeledTurn[], heard: readonly Hit[]): Example[] {
	const call = readCall(turns)
	const examples: Example[] = []
	followCall(call, heard, (piece, surroundings, read) => {
		const marks = turns[read.index]?.marks ?? []
		const inPiece = marks.filter(({ at }) => at >= piece.from - 1 && at < piece.to).map(({ code }) => code)
		examples.push({
			...sampleOf(piece, surroundings),
			wanted: Float32Array.from(codes, (code) => Number(inPiece.includes(code))),
			counts: new Float32Array(codes.length).fill(1),
		})
		return inPiece
	})
	return examples
}

function exampleOfLine({ text, code, isViolation }: LabeledLine): Example {
	const others = isViolation ? countsOfOtherCodes.violation : countsOfOtherCodes.near
	const [read] = readCall([{ speaker: 'rep', text, start: null, end: null, confidence: null }])
	if (!read) throw new Error('A line is a turn')
	const piece = asPiece(read, read.sentences)
	return {
		...sampleOf(piece, { customer: [], rules: new Set(), before: [] }),
		wanted: Float32Array.from(codes, (each) => Number(each === code && isViolation)),
		counts: Float32Array.from(codes, (each) => (each === code ? weightOfLine : weightOfLine * others)),
	}
}
