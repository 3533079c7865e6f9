import MiniSearch from 'minisearch'
import { nearnessOf } from '#features/guide/index.ts'
import { featureStem } from '#platform/classifier/word-features.ts'
import { readSentences } from '#platform/english/read-sentences.ts'
import { contentStems } from '#platform/text/content-stems.ts'
import type { PieceKind } from '../../contract.ts'
import type { Brief, Stage } from '../../request/brief.ts'
import { pieceKindOf, reasons } from '../../request/piece-kinds.ts'
import { readTopics } from '../../request/read-subjects.ts'
import { readTyped } from '../../request/read-typed.ts'
import { saysEnough, saysPlenty } from '../composed/says-enough.ts'
import { isEnrolled, stageOf } from '../plan/stage-of.ts'
import { type ModelPiece, modelPieces } from './model-pieces.ts'

/** A complete piece, its search score (higher is better), and the nearness of its nearest example request, 0 to 1. */
export type FoundPiece = { piece: ModelPiece; score: number; nearness: number }

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
 * Whether a piece suits the reader and the reason of the brief. Emails to the team and to customers are kept apart. Removal confirmations
 * and corrections of a figure have pieces of their own.
 */
function isForReader({ reader, occasion }: ModelPiece, brief: Brief): boolean {
	const reason = brief.occasion && reasons.has(brief.occasion) ? brief.occasion : null
	if (occasion && occasion !== reason && occasion !== 'correction') return false
	const needsOwn = reason === 'stop_request' || brief.correction
	if (needsOwn && occasion !== reason) return false
	return brief.type !== 'email' || (reader === 'team') === (brief.channel === 'internal')
}

/** Factor for a piece that does not suit the stage, which may be misread. */
const worthInOtherStage = 0.85

/** Whether a piece suits the stage of the customer, if the stage is known. Corrections suit only where something is corrected. */
function suitsStage({ reader, occasion }: ModelPiece, brief: Brief): boolean {
	if (occasion === 'correction' && brief.occasion !== 'correction') return false
	const stage = stageOf(brief)
	if (stage === null || reader === 'team' || reader === 'pages') return true
	return reader === 'clients' ? isEnrolled(stage) || isOver.has(stage) : !isEnrolled(stage)
}

/** Stages in which the customer may or may not have enrolled. */
const isOver: ReadonlySet<Stage> = new Set(['documents', 'left', 'referral'])

/** Sentences of a request that are compared one by one. */
const mostSentences = 4
const fewestWords = 4

/**
 * How near a request is to the example requests and titles of a piece, 0 to 1: the mean of the nearness of the whole request and that of its
 * nearest sentence. In a long request one sentence says what the piece is about.
 */
function nearnessTo(request: string, { asks, titles }: ModelPiece): number {
	const nearest = (text: string) => Math.max(...[...asks, ...titles].map((each) => nearnessOf(text, each)))
	const sentences = readSentences(request)
		.map(({ from, to }) => request.slice(from, to))
		.filter((sentence) => sentence.split(' ').length >= fewestWords)
		.slice(0, mostSentences)
	const whole = nearest(request)
	return sentences.length < 2 ? whole : (whole + Math.max(...sentences.map(nearest))) / 2
}

/** Least share of a piece's example requests that mention a topic of the piece. */
const usualShare = 0.3
const topicsByPiece = new Map<string, ReadonlySet<string>>()

/** The topics of a piece, from its example requests. Cached. */
function topicsOf({ id, asks }: ModelPiece): ReadonlySet<string> {
	const known = topicsByPiece.get(id)
	if (known) return known
	const all = asks.flatMap((ask) => [...new Set(readTopics(readTyped(ask)))])
	const counts = Map.groupBy(all, (topic) => topic)
	const topics = new Set(
		[...counts].flatMap(([topic, { length }]) =>
			length >= Math.max(2, asks.length * usualShare) ? [topic] : [],
		),
	)
	topicsByPiece.set(id, topics)
	return topics
}

/** Added to the score of a piece for shared or different topics. */
const topicWorths = { shared: 0.6, other: -0.5 }

function topicWorth(piece: ModelPiece, { topics }: Brief): number {
	const own = topicsOf(piece)
	if (topics.some((topic) => own.has(topic))) return topicWorths.shared
	return topics.length > 0 || own.size > 0 ? topicWorths.other : 0
}

/** Kinds of team notes that are often confused. They are searched together. */
const teamNotes: ReadonlySet<PieceKind> = new Set(['email', 'huddle', 'training', 'contest', 'drill'])

/** Weight of nearness in meaning, relative to the BM25 score of the best match (1). */
const nearnessWorth = 4

/** Pieces whose example requests are compared with the request one by one. */
const mostCompared = 12

/** Whether a piece may be written for a brief. */
const isFitting = (brief: Brief) => (result: { id: string }) => {
	const piece = byId.get(result.id)
	return piece !== undefined && isForReader(piece, brief)
}

/** Complete pieces of the kind in a brief with their BM25+ scores, best first. Quick enough for the thread that answers requests. */
export function searchPieces(brief: Brief): { piece: ModelPiece; score: number }[] {
	const kind = pieceKindOf(brief)
	const isForTeam = brief.channel === 'internal' && teamNotes.has(kind)
	return [...(isForTeam ? teamNotes : [kind])]
		.flatMap((each) => indexOf(each).search(brief.request, { filter: isFitting(brief) }))
		.sort((one, other) => other.score - one.score)
		.filter(({ id }, at, all) => all.findIndex((each) => each.id === id) === at)
		.slice(0, mostCompared)
		.flatMap(({ id, score }) => {
			const piece = byId.get(String(id))
			return piece ? [{ piece, score }] : []
		})
}

/**
 * The pieces that a search finds, best match first: by their relative BM25+ scores, the example request that is nearest in meaning, and
 * agreement in topics and stage. Takes up to half a second.
 */
export function findPieces(brief: Brief): FoundPiece[] {
	const found = searchPieces(brief)
	const top = found[0]?.score ?? 1
	return found
		.map(({ piece, score }) => {
			const nearness = nearnessTo(brief.request, piece)
			const worth = suitsStage(piece, brief) ? 1 : worthInOtherStage
			const matched = worth * (score / top + nearnessWorth * nearness)
			return { piece, score: matched + topicWorth(piece, brief), nearness }
		})
		.sort((a, b) => b.score - a.score)
}

/**
 * Least nearness of a piece that is written. Leaving out one example request of a piece at a time, two of three chosen pieces are the right
 * ones from 0.4 on, and most of the others are close neighbors. A request that says enough by itself needs a nearer piece, and so does one of
 * few words, which many pieces resemble.
 */
const leastNearness = { usual: 0.35, ifComposable: 0.4, ifShort: 0.65 }
const fewestStems = 5

/** Parts of a call. A script for several of them is put together from templates with the disclosures where they belong. */
const callParts: ReadonlySet<string> = new Set(['opening', 'discovery', 'closing'])
const isWholeCall = (brief: Brief) =>
	brief.type === 'script' && brief.topics.filter((topic) => callParts.has(topic)).length > 1

/** The best match for a brief; undefined if no piece is near. */
function bestPiece(brief: Brief): ModelPiece | undefined {
	if (isWholeCall(brief)) return undefined
	const [best] = findPieces(brief)
	const isShort = contentStems(brief.request).length < fewestStems
	const least = isShort
		? leastNearness.ifShort
		: saysEnough(brief)
			? leastNearness.ifComposable
			: leastNearness.usual
	return best && best.nearness >= least ? best.piece : undefined
}

/** Adds the complete piece to write from to a brief: the chosen one, or the best match unless the request says everything itself. */
export function withPiece(brief: Brief): Brief {
	const piece = brief.piece ? pieceById(brief.piece) : saysPlenty(brief) ? undefined : bestPiece(brief)
	if (!piece) return { ...brief, piece: null }
	return { ...brief, piece: piece.id, sellsNothing: piece.isComplete }
}

/** The piece with an id; undefined if there is none. */
export const pieceById = (id: string) => byId.get(id)
