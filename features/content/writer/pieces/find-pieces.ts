import MiniSearch from 'minisearch'
import { featureStem } from '#platform/classifier/word-features.ts'
import type { PieceKind } from '../../contract.ts'
import type { Brief, Stage } from '../../request/brief.ts'
import { pieceKindOf, reasons } from '../../request/piece-kinds.ts'
import { saysEnough } from '../composed/says-enough.ts'
import { isEnrolled, stageOf } from '../plan/stage-of.ts'
import { type ModelPiece, modelPieces } from './model-pieces.ts'

/** A complete piece and its search score; higher is better. */
export type FoundPiece = { piece: ModelPiece; score: number }

type Document = { id: string; asks: string; titles: string; body: string }

const textOf = ({ id, asks, titles, body }: ModelPiece): Document => ({
	id,
	asks: asks.join('\n'),
	titles: titles.join('\n'),
	body: body.flatMap(({ say }) => say).join('\n'),
})

const openIndex = (pieces: readonly ModelPiece[]) => {
	const index = new MiniSearch<Document>({
		fields: ['asks', 'titles', 'body'],
		tokenize: (text) => text.toLowerCase().match(/[\p{L}\d']+/gu) ?? [],
		processTerm: (term) => featureStem(term.replace(/'s$/, '')),
		searchOptions: { boost: { titles: 1.5 }, prefix: false, fuzzy: false },
	})
	index.addAll(pieces.map(textOf))
	return index
}

const byId = new Map(modelPieces.map((piece) => [piece.id, piece]))
const indexes = new Map<PieceKind, MiniSearch<Document>>()

/** The search index for pieces of a kind, built on first use. */
function indexOf(kind: PieceKind) {
	const known = indexes.get(kind)
	if (known) return known
	const index = openIndex(modelPieces.filter(({ kinds }) => kinds.includes(kind)))
	indexes.set(kind, index)
	return index
}

/**
 * Whether a piece suits the reader in the brief. Emails to the team and to customers are kept apart, and so are pieces for
 * enrolled customers and for prospects if the stage is known.
 */
function isForReader({ reader, occasion }: ModelPiece, brief: Brief): boolean {
	const stage = stageOf(brief)
	const reason = brief.occasion && reasons.has(brief.occasion) ? brief.occasion : null
	if ((occasion ?? null) !== reason) return false
	if (brief.type === 'email' && (reader === 'team') !== (brief.channel === 'internal')) return false
	if (stage === null || reader === 'team' || reader === 'pages') return true
	return reader === 'clients' ? isEnrolled(stage) || isOver.has(stage) : !isEnrolled(stage)
}

/** Stages in which the customer may or may not have enrolled. */
const isOver: ReadonlySet<Stage> = new Set(['documents', 'left', 'referral'])

/** Complete pieces of the kind in a brief, best match first (BM25+ over example requests, titles and text). */
export const findPieces = (brief: Brief): FoundPiece[] =>
	indexOf(pieceKindOf(brief))
		.search(brief.request, {
			filter: ({ id }) => {
				const piece = byId.get(String(id))
				return piece !== undefined && isForReader(piece, brief)
			},
		})
		.flatMap(({ id, score }) => {
			const piece = byId.get(String(id))
			return piece ? [{ piece, score }] : []
		})

/**
 * Minimum ratio between the scores of the best match and the next. With 1.6, 77% of the chosen pieces were right (leaving out one
 * example request of a piece at a time). Team pages are easy to change, so a lower ratio is enough.
 */
const clearLead = { customer: 1.6, team: 1.15 }

/** The best match for a brief; undefined if no piece clearly matches best. */
function bestPiece(brief: Brief): ModelPiece | undefined {
	const [best, second] = findPieces(brief)
	const lead = brief.channel === 'internal' ? clearLead.team : clearLead.customer
	return best && best.score >= (second?.score ?? 0) * lead ? best.piece : undefined
}

/**
 * Adds the complete piece to write from to a brief: the chosen one, or a clear best match if the request does not say enough to
 * compose a message from.
 */
export function withPiece(brief: Brief): Brief {
	const piece = brief.piece ? pieceById(brief.piece) : saysEnough(brief) ? undefined : bestPiece(brief)
	if (!piece) return { ...brief, piece: null }
	return { ...brief, piece: piece.id, sellsNothing: piece.isComplete }
}

/** The piece with an id; undefined if there is none. */
export const pieceById = (id: string) => byId.get(id)
