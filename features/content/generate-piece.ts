import { randomInt } from 'node:crypto'
import type { Services } from '#platform/services.ts'
import { viewBrief } from './brief/correct-brief.ts'
import { writing } from './content-tasks.ts'
import type { BriefCorrection, BriefView, WrittenPiece } from './contract.ts'
import { draftPiece } from './draft/draft-piece.ts'
import type { Brief } from './request/brief.ts'

type Asked = {
	request: string
	personId: string | null
	seed?: number
	/** Edits to the brief. */
	correction?: BriefCorrection | undefined
}

/** A piece with its brief, and the brief as the page shows it. */
export type Generated = { piece: WrittenPiece; brief: Brief; view: BriefView }

/**
 * Writes the piece that a request asks for; a different one each time. A language model words it where there is
 * one, but not a request for what may not be said: `changes` lists what the built-in writer wrote instead.
 * No piece is returned that has not passed the compliance check: the built-in one replaces a model's that fails it.
 * Throws Problem 500 where even that is refused.
 */
export async function generatePiece(
	services: Pick<Services, 'languageModel' | 'log' | 'threads'>,
	{ request, personId, seed = randomInt(2 ** 31), correction }: Asked,
): Promise<Generated> {
	const { threads } = services
	const written = await threads.run(writing, { request, seed, correction }, { person: personId })
	const { brief } = written
	const isDrafted = services.languageModel !== null && brief.unlawful.length === 0
	const drafted = isDrafted ? await draftPiece(services, brief, written.piece, personId) : null
	const { piece } = drafted ?? written
	return { brief, piece, view: viewBrief(brief, piece.content) }
}
