import { type Consequence, consequenceIn, wavesAway } from './consequences.ts'

/** A report of what the rep said to a customer: the words, and the consequence they were about. */
export type ToldCustomer = { line: string; about: Consequence }

/** Words that ask whether the line was okay, and are not part of the line. */
const judging = new Set(
	"is was were would are isn't wasn't that that's thats this it it's its ok okay k fine cool good right legit compliant alright allowed acceptable legal kosher safe bad wrong illegal true honest a an the problem violation answer response line any issue issues with ya yeah yes no huh thoughts to say said still so all correct really".split(
		' ',
	),
)
const who = '(?:her|him|them|you|people|folks|everyone|everybody|customers|clients|the \\w+|my \\w+|[a-z]+)'
/** The rep speaks: 'I told her', 'and I was like', 'me:', 'my answer was', or 'told him' at the start of a clause. */
const speaks = new RegExp(
	[
		String.raw`(?:\b(?:i|we)(?:['’]?m|['’]d| am| was| have| just| only| already| basically| usually| always| kinda| simply)* (?:(?:told|tell|assured?|informed?|promised?) ${who}|said|say|go|goes|went|like|answered|replied|explained|mentioned|responded))\b`,
		String.raw`\bi['’]?m like\b|\bme:|\bmy (?:answer|reply|response)\b[^"“”]{0,40}?\b(?:was|is)\b`,
		String.raw`(?:^|[,.;] )(?:and )?(?:told ${who}|said)\b`,
	].join('|'),
	'gi',
)
/** After these words the message asks what to say or what was said on calls. */
const asks = /\b(?:did|do|have|should|can|could|may|must|would|if|how|what|where|which|whenever)\s*$/i

/**
 * Reads what the rep said to a customer, if it denies a consequence or plays it down: 'nah' from 'she asked if she owes tax,
 * i said nah. is that fine'. Null for any other message. `before` is the topic of the conversation so far.
 */
export function readToldCustomer(message: string, before = ''): ToldCustomer | null {
	const found = [...message.matchAll(speaks)].findLast(({ index }) => !asks.test(message.slice(0, index)))
	if (!found) return null
	const end = found.index + found[0].length
	const line = withoutJudging(message.slice(end))
	const about = consequenceIn(line) ?? consequenceIn(message.slice(0, end)) ?? consequenceIn(before)
	return line && about && wavesAway(line) ? { line, about } : null
}

/** Removes the trailing question whether the line was okay. */
function withoutJudging(told: string): string {
	const words = told
		.replaceAll(/["“”[\]]/g, ' ')
		.replace(/^[\s,:]*(?:that\b(?! is| was)|like\b)?[\s,:]*/i, '')
		.trim()
	const [line, clause] = splitLastClause(words)
	if (line && clause && isJudging(clause)) return line
	const asked =
		/^(.{2,}?)[\s,]+(?:(?:is|was|would) (?:that|this|it)\b|(?:that|this)(?:['’]?s| is| was)?\b)([^,.;]*)$/is.exec(
			words,
		)
	return asked?.[1] && isJudging(asked[2] ?? '') ? asked[1] : words.replace(/[?\s]+$/, '')
}
const mark = /[,.;?!–—-]/
const space = /[\s,.;?!–—-]/

/** The words before and after the last mark; without a mark, the first word and the others. */
function splitLastClause(words: string): [string, string] {
	let end = words.length
	while (end > 0 && /[.?!\s]/.test(words[end - 1] ?? '')) end--
	let after = end
	while (after > 0 && !mark.test(words[after - 1] ?? '')) after--
	let before = after
	while (before > 0 && space.test(words[before - 1] ?? '')) before--
	if (before > 0) return [words.slice(0, before), words.slice(after, end)]
	const first = /^[\s,.;?!–—-]*[^\s,.;?!–—-]+/.exec(words)?.[0] ?? ''
	return [first, words.slice(first.length, end)]
}

const isJudging = (words: string) => {
	const all =
		words
			.toLowerCase()
			.replaceAll('’', "'")
			.match(/[a-z']+/g) ?? []
	return all.every((word) => judging.has(word))
}
