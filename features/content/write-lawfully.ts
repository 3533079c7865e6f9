import { Problem } from '#platform/http/problem.ts'
import { correctBrief } from './brief/correct-brief.ts'
import { fitLimits } from './brief/fit-limits.ts'
import { tellUnmet } from './brief/tell-unmet.ts'
import { checkContent } from './compliance-check/check-content.ts'
import { passComplianceCheck } from './compliance-check/pass-compliance-check.ts'
import { linesHeardWrongly } from './compliance-check/passes-in-isolation.ts'
import type { BriefCorrection, Change, WrittenPiece } from './contract.ts'
import type { Brief } from './request/brief.ts'
import { readRequest } from './request/read-request.ts'
import { writePiece } from './writer/write-piece.ts'

/** Wordings of the built-in writer that are tried: mostly the first passes as it is. */
const mostTries = 6

/**
 * What a request asks for, with what the person corrected in it, and the piece in the built-in writer's words: the first
 * wording that needs no change, of which no line is misheard alone, and that keeps to the brief; else the one that came
 * nearest. Throws Problem 500 where none passes.
 */
export function writeLawfully({ request, seed, correction = {} }: ToWrite) {
	const brief = correctBrief(readRequest(request), correction)
	let best: Checked | null = null
	let fewest = Number.POSITIVE_INFINITY
	for (let attempt = 0; attempt < mostTries && fewest > 0; attempt++) {
		const written = writePiece(brief, seed + attempt)
		const passed = passComplianceCheck(brief, { ...written, content: fitLimits(brief, written.content) })
		if (!passed) continue
		const unmet = tellUnmet(brief, passed.content)
		const flaws =
			passed.changes.length - written.changes.length + linesHeardWrongly(passed.content).length + unmet.length
		if (flaws < fewest) {
			best = { piece: passed, unmet }
			fewest = flaws
		}
	}
	if (!best)
		throw new Problem(
			500,
			'content-not-written',
			'This could not be written. Please ask for it in other words.',
		)
	return { brief, ...best }
}

/** A lawful piece, and what of the brief it does not meet. */
export type Checked = { piece: WrittenPiece; unmet: Change[] }

type ToWrite = { request: string; seed: number; correction?: BriefCorrection | undefined }

/** `passComplianceCheck` of what a language model wrote. */
export function passDraft({ brief, draft }: { brief: Brief; draft: WrittenPiece }): Checked | null {
	const piece = passComplianceCheck(brief, draft)
	return piece && { piece, unmet: tellUnmet(brief, piece.content) }
}

/** `checkContent` of what a person wrote. */
export const checkText = (text: string) => checkContent(text)
