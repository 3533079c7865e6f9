import { z } from 'zod'
import { readData } from '#platform/data/read-data.ts'
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
/** Who a piece is for; there is a file for each. `pages`: scripts and pages for any customer. */
const readers = ['team', 'clients', 'prospects', 'pages'] as const
type Reader = (typeof readers)[number]

export type ModelPiece = z.infer<typeof ModelPiece> & {
	reader: Reader
}

const read = (name: string) => readData(new URL(`./${name}.yaml`, import.meta.url), z.array(ModelPiece))

/** Complete pieces, found by searching for the words of a request. */
export const modelPieces: readonly ModelPiece[] = readers.flatMap((reader) =>
	read(reader).map((piece) => ({ ...piece, reader })),
)
