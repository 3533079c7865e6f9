import { hideNumbers } from '#features/recordings/index.ts'
import { Problem } from '#platform/http/problem.ts'
import { cleanText } from '#platform/text/clean-text.ts'

/** The name of a conversation as it is kept, without personal numbers of a customer. Throws Problem 400 for one that nobody can read. */
export function readTitle(title: string) {
	const readable = cleanText(title).trim()
	if (!readable) throw new Problem(400, 'bad-name', 'Please enter a name for your conversation')
	return hideNumbers(readable)
}
