import type { Hit } from '../detect/match-rules.ts'
import type { ReadTurn } from '../detect/read-call.ts'
import { type Piece, piecesOf, type Surroundings } from './turn-samples.ts'

/** Judges a piece of a rep's turn: the codes it makes. */
type Judge = (piece: Piece, known: Surroundings, read: ReadTurn, rules: readonly Hit[]) => readonly string[]

/** Goes through the rep's turns piece by piece, with what the customer said before and what was judged before. */
export function followCall(call: readonly ReadTurn[], heard: readonly Hit[], judge: Judge) {
	const heardIn = Map.groupBy(heard, ({ evidence }) => evidence.turn)
	const before: Set<string>[] = []
	let customer: ReadTurn[] = []
	for (const read of call) {
		if (read.turn.speaker !== 'rep') {
			if (call[read.index - 1]?.turn.speaker === 'rep') customer = []
			customer.push(read)
			continue
		}
		const ofTurn = heardIn.get(read.index) ?? []
		const found = new Set<string>()
		for (const piece of piecesOf(read)) {
			const rules = ofTurn.filter((hit) => isWithin(hit, read, piece))
			const known = { customer, before, rules: new Set(rules.map(({ ready }) => ready.statement.code)) }
			for (const code of judge(piece, known, read, rules)) found.add(code)
		}
		before.unshift(found)
	}
}

function isWithin({ evidence }: Hit, { turn }: ReadTurn, { from, to }: Piece) {
	const at = turn.text.indexOf(evidence.quote)
	return at < to && at + evidence.quote.length > from
}
