import type { Objection } from '#features/playbook/contract.ts'
import { knownObjections } from '#features/playbook/index.ts'
import { cleanText } from '#platform/text/clean-text.ts'
import type { Learned } from '../contract.ts'
import { isImpersonal } from '../words/is-impersonal.ts'

/** Of an objection; more say nothing new. */
const mostWordings = 30
/** Words of a wording: fewer say too little, more tell somebody's story. */
const fewestWords = 4
const mostWords = 28

/** What is read of a call. `names` are of the people on it, `turns` how many it has. */
export type LearnedCall = {
	objections: readonly Objection[]
	turns: number
	/** Written down by a draft engine: its words are too unsure to be said by anybody. */
	isDraft: boolean
	names: readonly string[]
}

type Tally = { calls: number; places: number; handled: number; wordings: Map<string, string> }

/** Adds up what customers object to, call by call. */
export class Learning {
	#calls = 0
	readonly #tallies = new Map<string, Tally>(
		knownObjections.map(({ code }) => [code, { calls: 0, places: 0, handled: 0, wordings: new Map() }]),
	)

	add({ objections, turns, isDraft, names }: LearnedCall) {
		this.#calls++
		for (const { code, turn, handled, quote } of objections) {
			const tally = this.#tallies.get(code)
			if (!tally) continue
			tally.calls++
			tally.places += Math.min(1, turn / Math.max(1, turns - 1))
			if (handled) tally.handled++
			const wording = isDraft ? null : readWording(quote, names)
			if (wording && tally.wordings.size < mostWordings) tally.wordings.set(keyOf(wording), wording)
		}
	}

	/** Those raised at all, the most frequent first. */
	result(): Pick<Learned, 'recordingsAnalyzed' | 'objections'> {
		const objections = knownObjections.flatMap(({ code, title }) => {
			const tally = this.#tallies.get(code)
			if (!tally || tally.calls === 0) return []
			const { calls, places, handled, wordings } = tally
			return {
				code,
				title,
				calls,
				share: round(calls / this.#calls),
				meanPlace: round(places / calls),
				handledShare: round(handled / calls),
				wordings: [...wordings.values()],
			}
		})
		return {
			recordingsAnalyzed: this.#calls,
			objections: objections.sort((a, b) => b.calls - a.calls || a.code.localeCompare(b.code)),
		}
	}
}

/**
 * A customer's words as a line that any prospect can say; null where they are too short, too long or tell who said
 * them.
 */
export function readWording(quote: string, names: readonly string[], fewest = fewestWords): string | null {
	const text = cleanText(quote)
		.replace(/\s+/g, ' ')
		.replace(/^(?:[\s,.;:–—-]|(?:and|but|so|or|because)\b)+|[\s,;:–—-]+$/gi, '')
	const words = text.split(' ').length
	if (words < fewest || words > mostWords || !isImpersonal(text, names)) return null
	const line = text.replace(/^\p{Ll}/u, (first) => first.toUpperCase()).replace(/\bi\b(?=['’ ])/g, 'I')
	return /[.?!…]$/.test(line) ? line : `${line}.`
}

/** Wordings that differ in marks alone are one. */
const keyOf = (wording: string) =>
	wording
		.toLowerCase()
		.replace(/[^\p{L}]+/gu, ' ')
		.trim()
const round = (value: number) => Math.round(value * 1000) / 1000
