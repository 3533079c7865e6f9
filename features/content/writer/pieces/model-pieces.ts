import { z } from 'zod'
import { readDataFiles } from '#platform/data/read-data.ts'
import { PieceKind } from '../../contract.ts'
import { AuthoredFields } from '../authored/authored-pieces.ts'

const ModelPiece = z.strictObject({
	...AuthoredFields,
	id: z.string().regex(/^[a-z0-9-]+$/),
	/** The kinds of pieces that it can be. */
	kinds: z.array(PieceKind).min(1),
	/** The only reason to write that it is for. */
	occasion: z.enum(['stop_request', 'correction', 'turn_down']).optional(),
	/** Example requests by different reps, used to find the piece. */
	asks: z.array(z.string()).min(5),
})
/** Files of pieces by who they are for. `pages`: scripts and pages for any customer. */
const files = {
	team: ['team', 'team-notes'],
	clients: ['clients', 'client-letters', 'client-texts'],
	prospects: ['prospects', 'prospect-letters', 'prospect-texts'],
	pages: ['pages', 'scripts', 'public', 'objections'],
} as const
type Reader = keyof typeof files

export type ModelPiece = z.infer<typeof ModelPiece> & {
	reader: Reader
}

/** Complete pieces, found by searching for the words of a request. */
export const modelPieces: readonly ModelPiece[] = Object.entries(files).flatMap(([reader, names]) =>
	readDataFiles(import.meta.url, names, z.array(ModelPiece))
		.flat()
		.map((piece) => ({ ...piece, reader: reader as Reader })),
)
