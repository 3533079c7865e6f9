import { isCertain, type ReadTurn } from '#features/compliance/index.ts'
import type { SaidName } from './read-name.ts'

const speaksOfName = /\b(?:spell|spelled|spelling|last name|surname|first name|full name)\b/i
/** Other things that people spell. */
const spellsOther = /\b(?:bank|email|e-mail|street|employer|company|city|town)\b/i
const spelled = /(?<![\p{L}'’-])(?:\p{L}[\s,.-]+){2,14}\p{L}(?![\p{L}'’])/u
const turnsRead = 60
const charactersRead = 600

/** The name as the customer spelled it, or with the surname that they spelled; otherwise unchanged. */
export function readSpelledName(call: ReadTurn[], name: SaidName): SaidName {
	for (const { index, turn, confidence } of call.slice(0, turnsRead)) {
		if (!isCertain(confidence)) continue
		const before = call[index - 1]?.turn.text.slice(0, charactersRead) ?? ''
		const text = turn.text.slice(0, charactersRead)
		if (turn.speaker !== 'customer' || !(speaksOfName.test(text) || speaksOfName.test(before))) continue
		if (spellsOther.test(text) || spellsOther.test(before)) continue
		const [letters] = spelled.exec(text) ?? []
		if (!letters) continue
		const word = letters.replace(/[^\p{L}]/gu, '').toLowerCase()
		const written = word.charAt(0).toUpperCase() + word.slice(1)
		const heard = name.words.findIndex((each) => soundsLike(each.toLowerCase(), word))
		if (heard >= 0) return { ...name, words: name.words.with(heard, written) }
		if (name.words.length === 1 && !name.title) return { ...name, words: [...name.words, written] }
	}
	return name
}

/** The same beginning and most of the same letters. */
function soundsLike(heard: string, spelledOut: string) {
	if (heard[0] !== spelledOut[0] || Math.abs(heard.length - spelledOut.length) > 3) return false
	const shared = [...heard].filter((letter) => spelledOut.includes(letter)).length
	return shared / heard.length >= 0.6
}
