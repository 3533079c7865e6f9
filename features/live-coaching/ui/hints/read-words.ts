/** Contractions that do not follow a rule, as speech recognizers and people write them. */
const spelledOut = new Map([
	['cannot', 'can not'],
	['wont', 'will not'],
	['aint', 'is not'],
	['shant', 'shall not'],
	['im', 'i am'],
	['lets', 'let us'],
	['gonna', 'going to'],
	['wanna', 'want to'],
	['gotta', 'got to'],
])

/**
 * The words of a text, so that the same words are the same whatever their case, punctuation and contractions:
 * “I can’t, it’s too much!” gives i, can, not, it, is, too, much.
 */
export function readWords(text: string): string[] {
	const written = text.toLowerCase().replaceAll(/[’‘`]/g, "'")
	return (written.match(/[\p{L}\p{N}]+(?:'\p{L}+)*/gu) ?? []).flatMap(spellOut)
}

function spellOut(written: string): string[] {
	const word = written.replaceAll("'", '')
	const known = spelledOut.get(word)
	if (known) return known.split(' ')
	const negated = /^(ca|do|does|did|is|are|was|were|would|could|should|has|have|had|must|need)n'?t$/.exec(
		written,
	)
	if (negated?.[1]) return [negated[1] === 'ca' ? 'can' : negated[1], 'not']
	// 'Were', 'well' and 'shell' are words: only with their apostrophe are these contractions.
	const joined = /^(\p{L}+)'(re|ve|ll|m|d)$/u.exec(written)
	if (joined?.[1] && joined[2]) return [joined[1], endings[joined[2]] ?? joined[2]]
	const bare = /^(you|they|we|i)(ve)$|^(you|they)(re)$/.exec(written)
	if (bare) return [bare[1] ?? bare[3] ?? '', bare[2] ? 'have' : 'are']
	const isContraction = /^(it|that|what|there|here|he|she|who|where|how)'?s$/.exec(written)
	if (isContraction?.[1]) return [isContraction[1], 'is']
	return [word.length < written.length && written.endsWith("'s") ? word.slice(0, -1) : word]
}

const endings: Record<string, string> = { re: 'are', ve: 'have', ll: 'will', m: 'am', d: 'would' }
