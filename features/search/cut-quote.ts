import type { Quote } from './contract.ts'

/** Around words that were found. No transcript has them: control characters are taken out of all that is stored. */
export const startMark = '\u0001'
export const endMark = '\u0002'

/** Characters before the first found word, and in all. */
const mostBefore = 24
const mostInAll = 160

/** What is said around the first word that was found, its marks read; cuts are shown by '…'. */
export function cutQuote(marked: string): Quote {
	const parts = marked.split(startMark).flatMap((part, at) => {
		if (at === 0) return [{ text: part, isMatch: false }]
		const [match = '', rest = ''] = part.split(endMark)
		return [
			{ text: match, isMatch: true },
			{ text: rest, isMatch: false },
		]
	})
	const [before, ...others] = parts
	const quote: Quote = [{ text: cutStart(before?.text ?? ''), isMatch: false }]
	let room = mostInAll - (quote[0]?.text.length ?? 0)
	for (const { text, isMatch } of others) {
		// A marked word is never torn.
		quote.push({ text: !isMatch && text.length > room ? cutEnd(text, room) : text, isMatch })
		room -= text.length
		if (room <= 0) break
	}
	return quote.filter(({ text }) => text !== '')
}

/** Both cut between words. */
function cutStart(text: string) {
	if (text.length <= mostBefore) return text
	return `…${text.slice(-mostBefore).replace(/^\S*\s/, '')}`
}
function cutEnd(text: string, room: number) {
	return `${text.slice(0, Math.max(0, room)).replace(/\s\S*$/, '')}…`
}
