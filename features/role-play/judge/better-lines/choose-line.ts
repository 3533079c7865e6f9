import type { LineNeed } from './line-need.ts'
import { linesFor } from './lines-for.ts'
import type { PracticeFacts } from './practice-facts.ts'

/** Everything said or advised so far, to be told from what is new. */
export class SaidLines {
	#said: string[] = []
	/** Needs that were served. */
	readonly served = new Set<string>()

	add(text: string) {
		this.#said.push(plain(text))
	}

	has(line: string) {
		const words = plain(line)
		return this.#said.some((said) => said.includes(words))
	}
}

/** The first line for the first need that has one left, or null. The line is then said. */
export function chooseLine(needs: readonly LineNeed[], facts: PracticeFacts, said: SaidLines) {
	const isFresh = (need: LineNeed) => !need.once || !said.served.has(nameOf(need))
	for (const need of [...needs.filter(isFresh), ...needs]) {
		const line = linesFor(need, facts).find((candidate) => !said.has(candidate))
		if (line) {
			said.add(line)
			said.served.add(nameOf(need))
			return line
		}
	}
	return null
}

const nameOf = ({ kind, code }: LineNeed) => `${kind} ${code}`

const plain = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}$%]+/gu, ' ')
