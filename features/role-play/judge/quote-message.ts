import type { Measure } from './measure.ts'
import type { Play } from './play.ts'

const ofQuestions: readonly Measure['code'][] = ['openQuestion', 'newMatterAsked', 'revealed', 'interrogated']

/** The rep's own words in his message number `at`: of one praised for its question, the question. */
export function quoted({ conversation, played }: Play, at: number, code?: Measure['code']) {
	const id = played[at]?.messageId
	const message = conversation.find((each) => each.id === id)?.message ?? ''
	const question = code && ofQuestions.includes(code) ? /[^.?!]*\?/.exec(message)?.[0] : undefined
	return `“${shorten((question ?? message).trim())}”`
}

const longestQuote = 120

export function shorten(text: string) {
	const plain = text.replaceAll(/\s+/g, ' ').trim()
	if (plain.length <= longestQuote) return plain
	return `${plain.slice(0, longestQuote).replace(/\s\S*$/, '')} …`
}
