import { expect, test } from 'vitest'
import { checkContent } from '../../compliance-check/check-content.ts'
import { FigureKind } from '../../contract.ts'
import { writtenAs } from '../../request/piece-kinds.ts'
import { anyBrief, someBrief } from '../fixtures/brief.ts'
import { openPieceWriter } from '../plan/piece-writer.ts'
import { readForm } from '../plan/read-form.ts'
import { fillWithSpecimens, slotFor } from '../plan/slots.ts'
import { readTags } from '../plan/tags.ts'
import { requiredOf } from '../required-of.ts'
import { writePiece } from '../write-piece.ts'
import { findPieces, withPiece } from './find-pieces.ts'
import { modelPieces } from './model-pieces.ts'

const briefFor = ({ id, kinds: [name = 'email'], reader }: (typeof modelPieces)[number]) => {
	const { kind, occasion } = writtenAs(name)
	const channel = reader === 'team' ? 'internal' : kind.channel
	return withPiece(someBrief({ request: id, stage: null, ...kind, channel, occasion, piece: id }))
}

test('every piece has an id of its own', () => {
	const ids = modelPieces.map(({ id }) => id)
	expect(new Set(ids).size).toBe(ids.length)
})

test.each([...new Set(modelPieces.map(({ reader }) => reader))])(
	'no piece for %s says what may not be said, and each discloses what it calls for',
	(readers) => {
		const own = modelPieces.filter(({ reader }) => reader === readers)
		const faults = own.flatMap((piece) => {
			const brief = briefFor(piece)
			return [0, 1].flatMap((seed) => {
				const { content } = writePiece(brief, seed)
				const claims = checkContent(content).map(({ code, quote }) => `${piece.id}: ${code}: ${quote}`)
				const missing = requiredOf(brief, content)
					.filter(({ isGiven }) => !isGiven)
					.map(({ code }) => `${piece.id}: without ${code}`)
				return [...claims, ...missing]
			})
		})
		expect(faults).toEqual([])
	},
)

test('every condition of a piece can hold', () => {
	const seen = new Set(
		Array.from({ length: 2_000 }, (_, number) => {
			const brief = anyBrief(number)
			return [...readTags(brief, readForm(brief))]
		}).flat(),
	)
	for (const kind of FigureKind.options) seen.add(`has_${slotFor(kind)}`)
	const conditions = modelPieces.flatMap(({ id, body }) =>
		body.flatMap(({ when }) =>
			(when ?? '')
				.split(/[ |]/)
				.map((word) => word.replace('!', ''))
				.filter((word) => word !== '' && !seen.has(word))
				.map((word) => `${id}: ${word}`),
		),
	)
	expect(conditions).toEqual([])
})

test('a slot that has to be known is asked for under a condition', () => {
	const unfilled = modelPieces.flatMap((piece) => {
		const brief = briefFor(piece)
		const { content } = writePiece(brief, 3)
		return /\{\w+\}/.test(fillWithSpecimens(content)) ? [piece.id] : []
	})
	expect(unfilled).toEqual([])
	expect(openPieceWriter(someBrief(), 1).has('debt')).toBe(false)
})

test('a piece is found by a request in the words of another rep', () => {
	const brief = someBrief({
		request: 'agenda for my weekly with the QA and client services leads, wed 1pm, 45 min',
		type: 'general',
		channel: 'internal',
		form: 'agenda',
	})
	expect(findPieces(brief)[0]?.piece.id).toBe('agenda-qa-client-services')
})
