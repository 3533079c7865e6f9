import { objectionCodes, statementCodes } from '#features/language/pure.ts'
import { concedes, saysNo, saysYes, waves } from '../detect/answers.ts'
import { elementNames, elementsIn } from '../detect/match-elements.ts'
import type { Hit } from '../detect/match-rules.ts'
import type { ReadTurn } from '../detect/read-call.ts'
import { signsOfObjections } from '../objections/objection-signs.ts'

const elements = elementNames.toSorted()
const objections = objectionCodes.toSorted()
/** Hints that together say something. */
const severalHints = 2
/** How a reply takes what the other person said. */
const replies = { saysYes, saysNo, concedes, waves }

/** What the rules say about a turn, as the network reads it beside the words. */
export const factNames = [
	...statementCodes.map((code) => `rule ${code}`),
	...statementCodes.map((code) => `plain rule ${code}`),
	...elements.map((element) => `element ${element}`),
	...objections.map((code) => `objection ${code}`),
	...objections.map((code) => `hints of objection ${code}`),
	...Object.keys(replies).map((name) => `reply ${name}`),
]

/** For each turn, how far each fact of `factNames` holds, from 0 to 1. */
export function factsOf(call: readonly ReadTurn[], hits: readonly Hit[]): Float64Array[] {
	const hitsIn = Map.groupBy(hits, ({ evidence }) => evidence.turn)
	let customer: ReadTurn | undefined
	return call.map((read) => {
		const isRep = read.turn.speaker === 'rep'
		const given = isRep ? elementsIn(read, customer) : new Set<string>()
		if (!isRep) customer = read
		const matched = hitsIn.get(read.index) ?? []
		const ofCode = (code: string, isPlain: boolean) =>
			matched.some((hit) => hit.ready.statement.code === code && (hit.isPlain || !isPlain))
		return Float64Array.from([
			...statementCodes.map((code) => Number(ofCode(code, false))),
			...statementCodes.map((code) => Number(ofCode(code, true))),
			...elements.map((element) => Number(given.has(element))),
			...objectionFacts(read),
			...Object.values(replies).map((holds) => Number(holds(read))),
		])
	})
}

function objectionFacts({ turn, sentences }: ReadTurn) {
	const signs = turn.speaker === 'rep' ? [] : [...signsOfObjections(sentences)]
	const count = (code: string, isStrong: boolean) =>
		signs.filter((sign) => sign.code === code && sign.isStrong === isStrong).length
	return [
		...objections.map((code) => Math.min(1, count(code, true) / 2)),
		...objections.map((code) => Number(count(code, false) >= severalHints)),
	]
}
