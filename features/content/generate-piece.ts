import { randomInt } from 'node:crypto'
import type { Services } from '#platform/services.ts'
import { writing } from './content-tasks.ts'
import type { WrittenPiece } from './contract.ts'
import { draftPiece } from './draft/draft-piece.ts'

type Asked = { request: string; personId: string | null; seed?: number }

/**
 * Writes the piece that a request asks for; a different one each time. A language model words it where there is
 * one, but not a request for what may not be said: `changes` tell what the built-in writer wrote instead.
 * No piece is returned that has not passed the compliance check: the built-in one replaces a model's that fails it.
 * Throws Problem 500 where even that is refused.
 */
export async function generatePiece(
	services: Pick<Services, 'languageModel' | 'log' | 'threads'>,
	{ request, personId, seed = randomInt(2 ** 31) }: Asked,
): Promise<WrittenPiece> {
	const { threads } = services
	const { brief, piece } = await threads.run(writing, { request, seed }, { person: personId })
	if (!services.languageModel || brief.unlawful.length > 0) return piece
	return (await draftPiece(services, brief, piece, personId)) ?? piece
}
