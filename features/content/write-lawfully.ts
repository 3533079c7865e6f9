import { Problem } from '#platform/http/problem.ts'
import { checkContent } from './compliance-check/check-content.ts'
import { passComplianceCheck } from './compliance-check/pass-compliance-check.ts'
import { linesHeardWrongly } from './compliance-check/passes-in-isolation.ts'
import type { WrittenPiece } from './contract.ts'
import type { Brief } from './request/brief.ts'
import { readRequest } from './request/read-request.ts'
import { writePiece } from './writer/write-piece.ts'

/** Wordings of the built-in writer that are tried: mostly the first passes as it is. */
const mostTries = 6

/**
 * What a request asks for, and the piece in the built-in writer's words: the first wording that needs no change and of
 * which no line is misheard alone; else the one that came nearest. Throws Problem 500 where none passes.
 */
export function writeLawfully({ request, seed }: { request: string; seed: number }) {
	const brief = readRequest(request)
	let best: WrittenPiece | null = null
	let fewest = Number.POSITIVE_INFINITY
	for (let attempt = 0; attempt < mostTries && fewest > 0; attempt++) {
		const written = writePiece(brief, seed + attempt)
		const passed = passComplianceCheck(brief, written)
		if (!passed) continue
		const flaws = passed.changes.length - written.changes.length + linesHeardWrongly(passed.content).length
		if (flaws < fewest) {
			best = passed
			fewest = flaws
		}
	}
	if (!best)
		throw new Problem(
			500,
			'content-not-written',
			'This could not be written. Please ask for it in other words.',
		)
	return { brief, piece: best }
}

/** `passComplianceCheck` of what a language model wrote. */
export const passDraft = ({ brief, draft }: { brief: Brief; draft: WrittenPiece }) =>
	passComplianceCheck(brief, draft)

/** `checkContent` of what a person wrote. */
export const checkText = (text: string) => checkContent(text)
