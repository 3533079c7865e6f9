import type { Extreme } from '../../calls/call-book.ts'

/** Superlatives of calls, alone or with a measure: 'lowest', 'lowest scoring', 'most flagged'. */
const superlatives: readonly (readonly [Extreme, string])[] = [
	[
		'most flagged',
		String.raw`most (?:flag\w*|violat\w+|problem\w*|issues?|mistakes)|least (?:compliant|clean)|dirtiest`,
	],
	[
		'least flagged',
		String.raw`(?:most compliant|cleanest|(?:fewest|least) (?:flag\w*|violat\w+|problem\w*|issues?|mistakes))`,
	],
	['worst', 'worst|lowest|poorest|weakest|bottom|least good|crappiest|ugliest'],
	['best', 'best|highest|top|strongest|greatest|finest'],
	['longest', 'longest|lengthiest'],
	['shortest', 'shortest|briefest'],
	['oldest', String.raw`oldest|earliest|very first|(?<=\b(?:my|our) )first`],
	['newest', 'newest|latest|most recent'],
]
const scored = String.raw`(?:[- ](?:scor\w+|rated|graded|performing|quality))?(?: (?:sales|recorded|of (?:my|our|the|all(?: (?:my|the))?)|in (?:my|the)))*`
const noun = String.raw`(?:calls?|recordings?|conversations?|one|scores?)\b(?!'s)`
/** What may follow: a person, a time, or nothing. 'The best call opening' asks about openings. */
const ends = String.raw`(?=\s*(?:[?.!,;]|$|(?:this|last|past|in|of|ever|so far|today|yesterday|from|since|and|or|for|was|is|did|that|with|we|i|the team|mine|yet|on (?:record|\w+day))\b(?! (?:can|may|should|could|allowed|i can))))`
const readers = superlatives.map(([extreme, words]) => ({
	extreme,
	reads: [
		new RegExp(String.raw`\b(?:${words})${scored} ${noun}${ends}`, 'i'),
		new RegExp(
			String.raw`\b(?:which|what)(?: (?:one|call|recording))(?: of (?:mine|my calls|ours))? (?:was|is|did|went|scored?|has|had|were|got)(?: (?:my|our|the))? (?:${words})\b`,
			'i',
		),
		new RegExp(
			String.raw`\b(?:call|recording|one) (?:with|that (?:has|had|got)|i (?:did|scored)) (?:my |the )?(?:${words})\b`,
			'i',
		),
		new RegExp(String.raw`\b(?:${words})(?:,)? (?:and|or|&) (?:\w+) ${noun}${ends}`, 'i'),
	],
}))
/** Superlatives of other things: 'the best call times', 'the highest score possible'. */
const ofOthers =
	/\b(?:how (?:do|can|should|would) (?:i|we)|possible|times?|script|opener|opening|structure|length|allowed|skills?|objections?|rep|reps|closer|agent)\b/i

/** The extreme calls that a message asks for: 'worst call this month'. */
export function readExtremes(message: string): Extreme[] {
	if (ofOthers.test(message)) return []
	const found = readers
		.flatMap(({ extreme, reads }) => {
			const at = reads.map((read) => message.search(read)).filter((index) => index >= 0)
			return at.length > 0 ? [{ extreme, at: Math.min(...at) }] : []
		})
		.sort((a, b) => a.at - b.at)
		.map(({ extreme }) => extreme)
	// With flags, 'the lowest' does not mean the lowest score.
	const byFlags = found.filter((extreme) => extreme.endsWith('flagged'))
	return byFlags.length > 0 ? byFlags : found
}
