import { concedes, saysNo, saysYes, waves } from '../detect/answers.ts'
import { elementNames, elementsIn } from '../detect/match-elements.ts'
import type { Hit } from '../detect/match-rules.ts'
import type { ReadTurn } from '../detect/read-call.ts'
import { prohibitedStatements } from '../rule-pack/rule-pack.ts'

const codes = prohibitedStatements.map(({ code }) => code).sort()
const elements = elementNames.toSorted()
/** How a reply takes what the other person said. */
const replies = { saysYes, saysNo, concedes, waves }

/** What the rules say about a turn, as the network reads it beside the words. */
export const factNames = [
	...codes.map((code) => `rule ${code}`),
	...codes.map((code) => `plain rule ${code}`),
	...elements.map((element) => `element ${element}`),
	...Object.keys(replies).map((name) => `reply ${name}`),
]

/** For each turn, 1 for every fact of `factNames` that holds and 0 for others. */
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
			...codes.map((code) => Number(ofCode(code, false))),
			...codes.map((code) => Number(ofCode(code, true))),
			...elements.map((element) => Number(given.has(element))),
			...Object.values(replies).map((holds) => Number(holds(read))),
		])
	})
}
