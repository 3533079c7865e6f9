import { randomInt } from 'node:crypto'
import { Problem } from '#platform/http/problem.ts'
import type { Services } from '#platform/services.ts'
import type { WrittenPiece } from './contract.ts'
import { draftPiece } from './draft/draft-piece.ts'
import { passGate } from './gate/pass-gate.ts'
import { linesHeardWrongly } from './gate/stands-alone.ts'
import type { Brief } from './writer/brief.ts'
import { readRequest } from './writer/understand/read-request.ts'
import { writePiece } from './writer/write-piece.ts'

/** Wordings of the built-in writer that are tried: mostly the first passes as it is. */
const mostTries = 6

/**
 * Writes the piece that a request asks for; another at each time of asking. A language model words it where there is
 * one, but not a request that wishes for what may not be said: `changes` tell what the built-in writer wrote instead.
 * Nothing leaves that the gate has not passed, and a model that fails, or that the gate refuses, leaves the built-in
 * piece. Throws Problem 500 where even that is refused.
 */
export async function generatePiece(
	services: Pick<Services, 'languageModel' | 'log'>,
	request: string,
	seed = randomInt(2 ** 31),
): Promise<WrittenPiece> {
	const brief = readRequest(request)
	const builtIn = writeLawfully(brief, seed)
	if (!services.languageModel || brief.unlawful.length > 0) return builtIn
	const draft = await draftPiece(services, brief, builtIn)
	return (draft && passGate(brief, draft)) ?? builtIn
}

/** The first wording that needs no change and of which no line is misheard alone; else the one that came nearest. */
function writeLawfully(brief: Brief, seed: number): WrittenPiece {
	let best: WrittenPiece | null = null
	let fewest = Number.POSITIVE_INFINITY
	for (let attempt = 0; attempt < mostTries && fewest > 0; attempt++) {
		const written = writePiece(brief, seed + attempt)
		const passed = passGate(brief, written)
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
	return best
}
