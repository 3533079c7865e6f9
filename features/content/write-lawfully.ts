import { Problem } from '#platform/http/problem.ts'
import { checkBrief } from './brief/check-brief.ts'
import { correctBrief } from './brief/correct-brief.ts'
import { fitLimits } from './brief/fit-limits.ts'
import { tellUnmet } from './brief/tell-unmet.ts'
import { checkContent } from './compliance-check/check-content.ts'
import { passComplianceCheck } from './compliance-check/pass-compliance-check.ts'
import { linesHeardWrongly } from './compliance-check/passes-in-isolation.ts'
import type { BriefCorrection, Change, WrittenPiece } from './contract.ts'
import type { Brief } from './request/brief.ts'
import { readRequest } from './request/read-request.ts'
import { withPiece } from './writer/pieces/find-pieces.ts'
import { writePiece } from './writer/write-piece.ts'

/** Wordings of the built-in writer to try: mostly the first passes unchanged. */
const mostTries = 6
/** Maximum attempts if the piece is lawful but misses points of the brief. More attempts rarely help. */
const triesForBrief = 2

/**
 * Reads the brief of a request, applies edits to it, and writes the piece with the built-in writer. Returns the first piece that
 * passes the compliance check unchanged, has no line that is misheard alone, and meets the brief; otherwise the closest one.
 * Throws Problem 500 if none passes.
 */
export function writeLawfully({ request, seed, correction = {} }: ToWrite) {
	const brief = withPiece(correctBrief(readRequest(request), correction))
	let best: Checked | null = null
	let fewest = Number.POSITIVE_INFINITY
	for (let attempt = 0; attempt < mostTries && fewest > 0; attempt++) {
		if (best && attempt >= triesForBrief && fewest === best.unmet.length) break
		const written = writePiece(brief, seed + attempt)
		const passed = passComplianceCheck(brief, { ...written, content: fitLimits(brief, written.content) })
		if (!passed) continue
		const unmet = tellUnmet(checkBrief(brief, passed.content))
		const flaws =
			passed.changes.length - written.changes.length + linesHeardWrongly(passed.content).length + unmet.length
		if (flaws < fewest) {
			best = { piece: passed, unmet }
			fewest = flaws
		}
	}
	if (!best)
		throw new Problem(500, 'content-not-written', 'Candor couldn’t write this. Please rephrase your request.')
	return { brief, ...best }
}

/** A lawful piece, with a change for each unmet point of its brief. */
export type Checked = { piece: WrittenPiece; unmet: Change[] }

type ToWrite = { request: string; seed: number; correction?: BriefCorrection | undefined }

/** `passComplianceCheck` of what a language model wrote. */
export function passDraft({ brief, draft }: { brief: Brief; draft: WrittenPiece }): Checked | null {
	const piece = passComplianceCheck(brief, draft)
	return piece && { piece, unmet: tellUnmet(checkBrief(brief, piece.content)) }
}

/** `checkContent` of what a person wrote. */
export const checkText = (text: string) => checkContent(text)
