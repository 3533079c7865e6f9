import {
	assessDisclosures,
	prohibitedStatements,
	readCall,
	requiredDisclosures,
} from '#features/compliance/index.ts'
import { missingRequired } from '#features/content/compliance-check/complete-content.ts'
import type { ContentType, WrittenPiece } from '#features/content/contract.ts'
import { readRequest } from '#features/content/request/read-request.ts'
import { pieceById, withPiece } from '#features/content/writer/pieces/find-pieces.ts'
import { fillWithSpecimens } from '#features/content/writer/plan/slots.ts'
import { type Claim, hearPiece } from './hear-piece.ts'
import { inventedIn, mistakenOf, unusedOf } from './judge-figures.ts'
import type { ContentRequest } from './read-requests.ts'

const textOfPiece = (id: string) =>
	(pieceById(id)?.body ?? [])
		.flatMap(({ say }) => say)
		.concat(pieceById(id)?.titles ?? [])
		.join('\n')

export type Judged = {
	asked: ContentRequest
	piece: WrittenPiece
	claims: Claim[]
	/** Disclosures that its own words call for, or that the request asks for, and that are not given. */
	undisclosed: string[]
	/** It is called what was asked for, and has the parts of that. */
	isTypeRight: boolean
	isShapeRight: boolean
	/** Null where the request leaves it open. */
	isStageRight: boolean | null
	unused: string[]
	/** Figures of the request that were taken for something else. */
	mistaken: string[]
	invented: { value: number; line: string }[]
	unnamed: string[]
	/** Objections of the request that were not understood. */
	unheard: string[]
	/** Null where no number was asked for. */
	isCountRight: boolean | null
	/** Unlawful requests for which no change cites the rule. */
	untold: string[]
	/** Changes in a request that asks for nothing unlawful. */
	falseChanges: string[]
}

const citations = new Map(
	[...prohibitedStatements, ...requiredDisclosures].map(({ code, citation }) => [code, citation]),
)
const disclosureCodes = new Set(requiredDisclosures.map(({ code }) => code))

/** Judges a piece by what a person expects of its request. */
export function judgePiece(asked: ContentRequest, piece: WrittenPiece): Judged {
	const { content, changes } = piece
	const brief = withPiece(readRequest(asked.request))
	const authored = brief.piece ? textOfPiece(brief.piece) : ''
	const isLawful = asked.unlawful.length === 0
	return {
		asked,
		piece,
		claims: hearPiece(content),
		undisclosed: [
			...missingRequired(brief, content).map(({ code }) => code),
			...notGiven(
				[...asked.discloses, ...asked.unlawful.filter((code) => disclosureCodes.has(code))],
				content,
			),
		],
		isTypeRight: piece.type === asked.type,
		isShapeRight: shapes[asked.type](content),
		isStageRight: asked.stages.length === 0 ? null : asked.stages.includes(brief.stage ?? 'none'),
		unused: unusedOf(asked.figures, content),
		mistaken: mistakenOf(asked.figures, brief.figures),
		// What a copywriter wrote into a complete piece is not invented by the writer.
		invented: inventedIn(content, `${asked.request}\n${authored}`),
		unnamed: asked.names
			.filter((ways) => !ways.some((way) => content.includes(way)))
			.map((ways) => ways.join(' | ')),
		unheard: asked.objections.filter((code) => !brief.objections.includes(code)),
		isCountRight: asked.messages === null ? null : messagesIn(content) === asked.messages,
		untold: asked.unlawful.filter(
			(code) =>
				!changes.some(({ citation }) =>
					citations
						.get(code)
						?.split('; ')
						.every((part) => citation?.includes(part)),
				),
		),
		falseChanges:
			isLawful && !asked.isForeign ? changes.map(({ asked: words, wrote }) => `${words} → ${wrote}`) : [],
	}
}

/** A message of a sequence opens with its day. */
const messagesIn = (content: string) => content.match(/^\S.{0,40} \((?:email|text|call)\)$/gm)?.length ?? 0

/** What tells a piece of a type apart to whoever reads it. */
const shapes: Record<ContentType, (content: string) => boolean> = {
	email: (content) => /^Subject: \S/m.test(content) && messagesIn(content) === 0,
	script: (content) => !/^Subject:/m.test(content) && /^Script\b|“/m.test(content),
	sequence: (content) => messagesIn(content) > 1,
	objection_response: (content) => /^Objection\b/m.test(content) && /^Response\b/m.test(content),
	general: (content) => messagesIn(content) === 0,
}

/** Blanks are judged as the rep will fill them in: a figure that no request gives cannot stand in a piece. */
function notGiven(codes: readonly string[], content: string) {
	if (codes.length === 0) return []
	const turn = {
		speaker: 'rep',
		text: fillWithSpecimens(content),
		start: null,
		end: null,
		confidence: null,
	} as const
	const given = new Set(
		assessDisclosures(readCall([turn]), null, [])
			.filter(({ status }) => status === 'given')
			.map(({ code }) => code),
	)
	return codes.filter((code) => !given.has(code))
}
