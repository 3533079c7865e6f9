import { hideNumbers } from '#features/recordings/pure.ts'
import { Problem } from '#platform/http/problem.ts'
import { cleanText } from '#platform/text/clean-text.ts'

/** The stored name of a conversation, without customers' personal numbers. Throws Problem 400 if nothing is left of it. */
export function readTitle(title: string) {
	const readable = cleanText(title).trim()
	if (!readable) throw new Problem(400, 'bad-name', 'Please enter a name for your conversation')
	return hideNumbers(readable)
}
