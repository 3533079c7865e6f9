import { join } from 'node:path'
import { prohibitedStatements, requiredDisclosures, sentenceEncoder } from '#features/compliance/index.ts'
import { objectionCodes } from '#features/language/pure.ts'
import { lazyHeads } from '#platform/classifier/text-head.ts'
import { ContentType, PieceKind } from '../../contract.ts'
import { FigureKind, stages } from '../brief.ts'

/** What no piece may say, and what none may leave out. */
export const unlawfulCodes = [...prohibitedStatements, ...requiredDisclosures].map(({ code }) => code).sort()
/** The label of requests that ask for any of `unlawfulCodes`. */
export const anyRequest = 'any'
/** Label for emails to the team. */
export const teamEmail = 'team_email'
/** The label of requests to which none of the others applies. */
export const noLabel = 'none'

/** How a clause of a request is used: stated or asked in the piece, shown there, background, form of the piece, or left out. */
export const clauseUses = ['say', 'ask', 'show', 'context', 'form', 'avoid'] as const
export type ClauseUse = (typeof clauseUses)[number]

/** What a date of a request is. */
export const dateKinds = ['appointment', 'missed_appointment', 'deposit_date', 'other'] as const
export type DateKind = (typeof dateKinds)[number]

/**
 * The heads that read a request, and their labels. Features seen fewer than `fewestSightings` times get no weight, which keeps
 * heads with many labels small.
 */
export const requestHeads = [
	{ name: 'type', labels: ContentType.options, kind: 'one', isEncoded: false, fewestSightings: 3 },
	{
		name: 'kind',
		labels: [...PieceKind.options, teamEmail],
		kind: 'one',
		isEncoded: true,
		fewestSightings: 7,
	},
	{ name: 'stage', labels: [...stages, noLabel], kind: 'one', isEncoded: true },
	{ name: 'objection', labels: [...objectionCodes, noLabel], kind: 'one', isEncoded: true },
	{ name: 'figure', labels: [...FigureKind.options], kind: 'one', isEncoded: false, fewestSightings: 3 },
	{
		name: 'unlawful',
		labels: [...unlawfulCodes, anyRequest],
		kind: 'any',
		isEncoded: true,
		fewestSightings: 3,
	},
	{ name: 'clause', labels: [...clauseUses], kind: 'one', isEncoded: true, fewestSightings: 3 },
	{ name: 'date', labels: [...dateKinds], kind: 'one', isEncoded: false, fewestSightings: 3 },
] as const

const heads = lazyHeads<(typeof requestHeads)[number]['name']>(
	join(import.meta.dirname, 'request-heads.bin'),
	sentenceEncoder,
)

export const { read: readRequestHeads, predict: predictRequest } = heads
