/** For each history (none, one or two words joined by a space): the words seen after it and how often. */
type Counts = Map<string, Map<string, number>>

/**
 * A trigram language model of the given sentences in ARPA format, smoothed by interpolated Witten-Bell
 * (Chen and Goodman 1999, section 2.5): where N words, T of them different, were seen after a history, the
 * share T / (N + T) goes to the history without its first word.
 * Words for which `isKnown` is false end the sentence they stand in, as nothing is known of their sound.
 */
export function estimateLanguageModel(sentences: string[], isKnown: (word: string) => boolean) {
	const counts: Counts = new Map()
	for (const words of sentences.flatMap((sentence) => knownSpans(sentence, isKnown))) {
		const padded = ['<s>', ...words, '</s>']
		for (let at = 1; at < padded.length; at++)
			for (let from = Math.max(0, at - 2); from <= at; from++)
				add(counts, padded.slice(from, at).join(' '), padded[at] as string)
	}
	return writeArpa(counts)
}

/** Lower case, no punctuation but apostrophes: the spelling of the pronouncing dictionary. */
export function spokenWords(sentence: string) {
	return (
		sentence
			.toLowerCase()
			.replaceAll('’', "'")
			.match(/[a-z]+(?:'[a-z]+)*/g) ?? []
	)
}

function knownSpans(sentence: string, isKnown: (word: string) => boolean) {
	const spans: string[][] = [[]]
	for (const word of spokenWords(sentence)) {
		if (isKnown(word)) spans.at(-1)?.push(word)
		else spans.push([])
	}
	return spans.filter((words) => words.length > 0)
}

function add(counts: Counts, history: string, word: string) {
	const after = counts.get(history) ?? new Map<string, number>()
	counts.set(history, after.set(word, (after.get(word) ?? 0) + 1))
}

function writeArpa(counts: Counts) {
	const vocabulary = counts.get('')?.size ?? 0
	const total = (after: Map<string, number>) => [...after.values()].reduce((sum, times) => sum + times, 0)

	function probability(history: string, word: string): number {
		const below = history ? probability(withoutFirstWord(history), word) : 1 / vocabulary
		const after = counts.get(history)
		if (!after) return below
		return ((after.get(word) ?? 0) + after.size * below) / (total(after) + after.size)
	}

	/** What is multiplied to the shorter history's probability for words unseen after this one. */
	function backOff(history: string) {
		const after = counts.get(history)
		return after ? after.size / (total(after) + after.size) : 1
	}

	const sections: string[][] = [[`-99 <s> ${log10(backOff('<s>'))}`], [], []]
	for (const [history, after] of counts) {
		const order = history ? history.split(' ').length : 0
		for (const word of after.keys()) {
			const ngram = history ? `${history} ${word}` : word
			const weight = order < 2 ? ` ${log10(backOff(ngram))}` : ''
			sections[order]?.push(`${log10(probability(history, word))} ${ngram}${weight}`)
		}
	}
	const sizes = sections.map((lines, order) => `ngram ${order + 1}=${lines.length}`)
	const bodies = sections.map((lines, order) => `\\${order + 1}-grams:\n${lines.join('\n')}\n`)
	return `\\data\\\n${sizes.join('\n')}\n\n${bodies.join('\n')}\n\\end\\\n`
}

function withoutFirstWord(history: string) {
	return history.split(' ').slice(1).join(' ')
}

function log10(value: number) {
	return Math.log10(value).toFixed(6)
}
