import { readSentences } from '#platform/english/read-sentences.ts'
import { tradeWords } from './trade-words.ts'

/** Words that carry no matter of their own in a question to a coach. */
const empty = new Set(
	`a an the is are was were be been am do does did to of in on at for with and or so if my me we our us your i you he she
	they it them her his him their its this that these those can could would should will shall may might have has had
	get got just about as by from what when how who which where why then than there here some any all also too very
	really like please hey hi hello ok okay yeah yes um uh well im ive ill id youre thats whats lol bro yo man dude sir many bring bringing kill killing lose losing lost part anything everything else whats
	maam say says said saying tell tells told telling talk ask asks asked going go gonna wanna want wants thing things
	something someone somebody anyone guy guys lady customer customers client clients prospect prospects caller
	people person consumer one let lets us best way good right now know keep make give give me s t d ll re ve m
	nah nope naw yep yup
	que pasa le digo al cliente clienta somos la el los las un una es por para con mi su como cuando puedo decir decirle decirles del se lo de si en y esta este son soy
	actually literally basically even still up out mean kind sort bit lot today call calls rep im`.split(/\s+/),
)

/** Whether a word is a stop word. */
export const isEmptyWord = (word: string): boolean => empty.has(word)

/** Words that have meaning only in combination: 'not call' is a topic, 'call' is not. */
const phrases = new Map<string, string>()
const single = new Map<string, string>()

/** A word without its ending, so that 'settling' and 'settles' are one: cautious, never shorter than three letters. */
function stem(word: string): string {
	if (word.length < 5 || /\d/.test(word)) return word.replace(/(?<=[a-z]{3})s$/, '')
	const bare = word
		.replace(/ies$/, 'y')
		.replace(/(ss|sh|ch|x)es$/, '$1')
		.replace(/(?<![su])s$/, '')
		.replace(/(?<=[a-z]{3})(ing|ed)$/, '')
		.replace(/(?<=[a-z]{4})ly$/, '')
		.replace(/([bdfgmnprt])\1$/, '$1')
	return bare.replace(/(?<=[a-z]{3})e$/, '')
}

for (const group of tradeWords) {
	const [first = '', ...others] = group.split(' ')
	const name = stem(first.replaceAll('_', ''))
	for (const wording of [first, ...others]) {
		if (wording.includes('_')) phrases.set(wording.split('_').join(' '), name)
		else single.set(stem(wording), name)
	}
}
/** Words that are spelled as they are meant, though common English may lack them. */
export const wordsOfTrade: readonly string[] = [
	...empty,
	...tradeWords.flatMap((group) => group.split(/[ _]/)),
]
const longestPhrase = Math.max(...[...phrases.keys()].map((phrase) => phrase.split(' ').length))

/** 'Every time' asks nothing about time. */
const everyTime = /\b(?:every ?time|each time|this time|last time|all the time|every single|first time)\b/gi

/** The words of a text as they were meant: lower case, contractions spelled out. */
export const wordsOf = (text: string): string[] =>
	readSentences(text.replaceAll(/[/_]/g, ' ').replaceAll(everyTime, ' ')).flatMap(({ words }) =>
		words.trim().split(' '),
	)

/** What one word stands for: its matter, and itself where the matter has other names; none for an empty word. */
export function termsOfWord(word: string): string[] {
	if (empty.has(word)) return []
	const stemmed = stem(word)
	const matter = single.get(stemmed)
	return matter && matter !== stemmed ? [matter, `${own}${stemmed}`] : [stemmed]
}

/** Whether one of the terms is a matter of the trade, not only a word that some line of the guide happens to have. */
export const nameMatter = (terms: readonly string[]): boolean => terms.some((term) => matters.has(term))
const matters = new Set([...single.values(), ...phrases.values()])

/** Marks a word itself beside the matter that it is one name of: 'summons' is a lawsuit, and nearer to 'summons'. */
const own = '='
export const isOneNameOfMany = (term: string) => term.startsWith(own)

/** The matters a text names, each once, in the order named. */
export function termsOf(text: string, words: readonly string[] = wordsOf(text)): string[] {
	const terms = new Set<string>()
	for (let at = 0; at < words.length; at++) {
		const size = phraseAt(words, at)
		const phrase = words.slice(at, at + size).join(' ')
		if (size === 1) for (const term of termsOfWord(phrase)) terms.add(term)
		else {
			terms.add(phrases.get(phrase) ?? '')
			terms.add(`${own}${phrase.replaceAll(' ', '-')}`)
			at += size - 1
		}
	}
	return [...terms]
}

function phraseAt(words: readonly string[], at: number) {
	for (let size = Math.min(longestPhrase, words.length - at); size > 1; size--)
		if (phrases.has(words.slice(at, at + size).join(' '))) return size
	return 1
}
