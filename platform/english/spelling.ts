/** What is typed on a phone for a longer word. */
export const chatSpellings: Readonly<Record<string, string>> = {
	u: 'you',
	ur: 'your',
	r: 'are',
	n: 'and',
	pls: 'please',
	plz: 'please',
	wat: 'what',
	wut: 'what',
	wats: 'what is',
	wen: 'when',
	dat: 'that',
	dis: 'this',
	cuz: 'because',
	bc: 'because',
	coz: 'because',
	b4: 'before',
	thru: 'through',
	tho: 'though',
	nite: 'night',
	gimme: 'give me',
	lemme: 'let me',
	dunno: "don't know",
	tmrw: 'tomorrow',
	ppl: 'people',
	cust: 'customer',
	til: 'until',
}

/** A message with the short forms of a phone spelled out: 'r u sure' → 'are you sure'. */
export const spellOutChat = (text: string): string =>
	text.replace(/(?<![\w'’])[a-z]\w{0,5}(?![\w'’])/g, (word) => chatSpellings[word] ?? word)

/** Letters from which on a word may be misspelled by one, and by two. */
const oneSlip = 4
const twoSlips = 8

/** Sets words right that are neither common English nor known: 'gaurantee', 'complience'. Others stay as they are. */
export function openSpelling(
	known: ReadonlySet<string>,
	isCommonWord: (word: string) => boolean,
): (word: string) => string {
	const remembered = new Map<string, string>()
	const candidates = [...known].filter((word) => word.length >= oneSlip && /^[a-z]+$/.test(word))
	return (word) => {
		if (word.length < oneSlip || known.has(word) || isCommonWord(word) || !/^[a-z]+$/.test(word)) return word
		let right = remembered.get(word)
		if (right === undefined) {
			right = nearest(word, candidates)
			if (remembered.size < mostRemembered) remembered.set(word, right)
		}
		return right
	}
}

/** Bounds the memory that strange messages take. */
const mostRemembered = 5000

function nearest(word: string, candidates: readonly string[]) {
	let best = word
	let least = (word.length >= twoSlips ? 2 : 1) + 1
	for (const candidate of candidates) {
		if (candidate[0] !== word[0] || Math.abs(candidate.length - word.length) >= least) continue
		const slips = editDistance(word, candidate, least)
		if (slips < least) {
			least = slips
			best = candidate
		}
	}
	return best
}

/** Letters added, lost, changed or swapped with the next; `most` when there are at least that many. */
function editDistance(one: string, other: string, most: number): number {
	let before: number[] = []
	let row = Array.from({ length: other.length + 1 }, (_, at) => at)
	for (let down = 1; down <= one.length; down++) {
		const next = [down]
		for (let across = 1; across <= other.length; across++) {
			const isSame = one[down - 1] === other[across - 1]
			let slips = Math.min(
				(row[across] ?? 0) + 1,
				(next[across - 1] ?? 0) + 1,
				(row[across - 1] ?? 0) + (isSame ? 0 : 1),
			)
			if (
				down > 1 &&
				across > 1 &&
				one[down - 1] === other[across - 2] &&
				one[down - 2] === other[across - 1]
			)
				slips = Math.min(slips, (before[across - 2] ?? 0) + 1)
			next.push(slips)
		}
		if (Math.min(...next) >= most) return most
		before = row
		row = next
	}
	return row[other.length] ?? most
}
