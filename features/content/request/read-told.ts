import nlp from 'compromise'
import { readSentences } from '#platform/english/read-sentences.ts'
import type { Span } from '#platform/english/span.ts'

/** Something to tell or ask the customer: `asked` quotes the request, and `say` is the sentence for the customer. */
export type Told = { asked: string; say: string } & Span

/** The customer, as a pronoun, a noun or a name. Excludes words for coworkers and words that cannot be a name. */
const object = String.raw`(?:her|him|them|(?:(?:the|this|that|my|our) (?:\w+ )?)?(?:clients?|customers?|leads?|prospects?|couple|guy|lady|man|woman)(?: \p{Lu}\p{Ll}+)?|(?:mr|mrs|ms)\.? \p{L}+|(?!(?:reps?|everyone|everybody|anyone|people|folks|team|me|us|what|how|why|that|about)\b)\p{L}+)`
/** Starts of instructions. `tells` leads to a statement, `asksWhether` to a question and `asksTo` to a request. */
const tells = new RegExp(
	String.raw`\b(?:(?:tell|remind|assure|reassure|inform) ${object} (?:again )?(?:that )?|let ${object} know (?:that )?|(?:explain|make clear|make it clear|point out|stress|admit)(?: to ${object})? that |(?:say|saying|says|note|mention|add) that )`,
	'giu',
)
const asksWhether = new RegExp(String.raw`\b(?:ask|see|find out)(?: ${object})? (?:if|whether) `, 'giu')
const asksTo = new RegExp(String.raw`\b(?:ask|tell|remind|get|have) ${object} (?:please )?to `, 'giu')

const notAsked =
	/(?:\bnot|n['’]t|\bnever|\b(?:without|no need to|avoid|instead of|rather than|did i|what do i|how do i|when i|i|we|she|he|they|already|rep has to))\s+(?:\w+\s+)?$/i
/** The end of a clause, or the start of the next instruction. */
const clauseEnd =
	/[.;!?\n"“”]|, (?=(?:so )?(?:she|he|we|they|it|i|you|her|his|our|there|that)(?:['’]\w+)? |\d|e-?mail\b|text\b|letter\b|max|at most|less than|under|ask|tell|say|remind|attach|send|offer)|,? so (?=(?:she|he|they)\b)|, (?:and|but|then|so|plus|not|sign|keep|make|don['’]t|no|from|offer|give|put|end|under|short)\b|,? (?:and|then|but) (?:also )?(?:tell|ask|say|remind|let|mention|offer|give|put|sign|keep|make|end|include|thank|note|explain)\b| (?:and|but) (?=(?:sign|keep it|make it|don['’]t|no )\b)| - | – | — |\(/i
const longestClause = 160
const mostTold = 6

/**
 * Turns instructions in a request into sentences for the customer. 'Tell her we can't stop lawsuits' becomes 'We can't stop
 * lawsuits.', and 'ask if she wants to move the date' becomes 'Do you want to move the date?' Skips instructions without a full
 * clause, such as 'tell him no nicely'.
 */
export function readTold(text: string): Told[] {
	return readSentences(text)
		.flatMap(({ from, to }) => toldIn(text.slice(from, to), from))
		.slice(0, mostTold)
}

function toldIn(sentence: string, offset: number): Told[] {
	return instructions
		.flatMap(([pattern, toSentence]) =>
			clausesAfter(sentence, pattern).flatMap(({ from, to, words, isOfThem }) => {
				const say = toSentence(words, isOfThem)
				return say === null ? [] : [{ from: offset + from, to: offset + to, asked: words, say }]
			}),
		)
		.sort((a, b) => a.from - b.from)
}

function clausesAfter(sentence: string, pattern: RegExp) {
	return [...sentence.matchAll(pattern)].flatMap(({ 0: opener, index }) => {
		if (notAsked.test(sentence.slice(0, index))) return []
		const from = index + opener.length
		const rest = sentence.slice(from)
		const words = rest.slice(0, clauseEnd.exec(rest)?.index ?? rest.length).replace(/[\s,:]+$/, '')
		if (deniedFigure.test(words)) return []
		const isWhole = words.length <= longestClause && words.split(/\s+/).length > 2
		return isWhole
			? [{ words, from: index, to: from + words.length, isOfThem: /\bthem\b/i.test(opener) }]
			: []
	})
}

/** Each type of instruction, and the function that turns its clause into a sentence for the customer. */
const instructions: readonly (readonly [RegExp, (words: string, isOfThem: boolean) => string | null])[] = [
	[tells, asStatement],
	[asksWhether, asQuestion],
	[asksTo, asWish],
]

/** A denied figure is a note for the writer, as in 'the fee is not $25,000'. */
const deniedFigure = /\bnot \$?\d/i

const startsWhole = '(#Pronoun|#Noun|#Possessive|#Determiner|#Value|there|nothing|nobody)'
const questionWord =
	/^(?:whats?|wheres?|hows?|where|how|why|when|which|who|about|of|no|yes|exactly|everything)\b/i

/** Whether a clause has a subject followed by a verb. */
const isClause = (words: string) =>
	!questionWord.test(words) &&
	nlp(words).has(`^${startsWhole}+ #Adverb? #Adverb? (#Verb|#Copula|#Modal|#Auxiliary)`) &&
	!/^(?:to|for|from|with|in|on|at)\b/i.test(words)

function asStatement(words: string, isOfThem: boolean): string | null {
	return isClause(words) ? finish(toCustomer(words, isOfThem), '.') : null
}

const modal = /^you (can|could|will|would|should|might|may|are|were|have|had)\b(?! to\b)(n['’]t)? /i
const contracted = /^you['’](re|ve|d|ll) /i
const longForms: Readonly<Record<string, string>> = { re: 'are', ve: 'have', d: 'would', ll: 'will' }

function asQuestion(words: string, isOfThem: boolean): string | null {
	if (!isClause(words)) return null
	const said = toCustomer(words, isOfThem).replace(contracted, (_, form: string) => `you ${longForms[form]} `)
	const asked = modal.exec(said)
	if (asked) return finish(`${asked[1]} you ${asked[2] ? 'not ' : ''}${said.slice(asked[0].length)}`, '?')
	if (/^you /i.test(said)) {
		const past = nlp(said.split(' ').slice(0, 2).join(' ')).has('#PastTense')
		const verb = said.slice(4)
		return finish(past ? `did you ${infinitive(verb)}` : `do you ${verb}`, '?')
	}
	return /^(?:there|it|that|this|the|your|our)\b/i.test(said) ? beFirst(said) : null
}

/** Turns 'that works for you' into 'does that work for you', and 'your address is right' into 'is your address right'. */
function beFirst(said: string): string | null {
	const [, subject, verb, rest] = /^((?:\S+ ){1,4}?)(is|are|was|were|will|can|would) (.+)$/i.exec(said) ?? []
	if (subject && verb && rest) return finish(`${verb} ${subject}${rest}`, '?')
	const [, short, does, left = ''] = /^(that|this|it) (\w+s)\b(.*)$/i.exec(said) ?? []
	return short && does ? finish(`does ${short} ${infinitive(does)}${left}`, '?') : null
}

function asWish(words: string, isOfThem: boolean): string | null {
	const isWish =
		!/^(?:say|tell|ask|answer|record|reply)\b/i.test(words) && nlp(words).has('^#Adverb? (#Infinitive|#Verb)')
	return isWish ? finish(`please ${toCustomer(words, isOfThem)}`, '.') : null
}

const infinitive = (words: string) => {
	const [first = '', ...rest] = words.split(' ')
	const verb = nlp(first)
	verb.tag('Verb')
	const base = verb.verbs().toInfinitive().text() || first
	return [base, ...rest].join(' ')
}

/** Irregular third-person forms and their forms after 'you'. */
const forms: Readonly<Record<string, string>> = {
	is: 'are',
	"isn't": "aren't",
	was: 'were',
	"wasn't": "weren't",
	has: 'have',
	"hasn't": "haven't",
	does: 'do',
	"doesn't": "don't",
}
const nounFollows =
	/^\s+(?!(?:to|if|that|and|or|but|a|an|the|about|on|in|at|for|with|by|before|after|when|so|as|is|know|again|back|because|since|this|tomorrow|today|tonight)\b)\p{L}/iu
const haveAfter =
	/^ (?:already |just |never |only )?(?:\w+ed|made|been|got|gotten|had|paid|put|done|sent|met|kept|lost|missed|told|said)\b/i

/** Turns words about the customer into words to the customer: 'she wants her son there' becomes 'you want your son there'. */
function toCustomer(words: string, isOfThem: boolean): string {
	const subject = isOfThem ? 'she|he|they' : 'she|he'
	const apostrophe = words
		.replaceAll('’', "'")
		.replaceAll(/\s+/g, ' ')
		.replaceAll(/\b(ca|do|does|is|are|was|were|has|have|did|would|could|should|wo)nt\b/gi, "$1n't")
		.replaceAll(/\b(s?he)s\b/gi, "$1's")
	const direct = apostrophe
		.replaceAll(
			new RegExp(String.raw`\b(?:${subject})'(s|d|ll|ve|re)\b`, 'gi'),
			(_, form: string, at: number, all: string) => {
				const after = all.slice(at).replace(/^\S+/, '')
				if (form.toLowerCase() !== 's') return `you'${form}`
				return haveAfter.test(after) ? "you've" : "you're"
			},
		)
		.replaceAll(
			new RegExp(
				String.raw`\b(?:${subject})((?: (?:already|just|still|also|always|never|only|really|actually|probably))?) ([\p{L}']+)`,
				'giu',
			),
			(_, adverb: string, verb: string) => `you${adverb} ${forms[verb.toLowerCase()] ?? agree(verb)}`,
		)
		.replaceAll(/\b(?:himself|herself)\b/gi, 'yourself')
		.replaceAll(/\bhers\b/gi, 'yours')
		.replaceAll(/\bhis\b(?=\s*(?:$|and\b|or\b|,))/gi, 'yours')
		.replaceAll(/\bhis\b/gi, 'your')
		.replaceAll(/\bhim\b/gi, 'you')
		.replaceAll(/\bher\b/gi, (_, at: number, all: string) =>
			nounFollows.test(all.slice(at + 3)) ? 'your' : 'you',
		)
	return isOfThem ? direct.replaceAll(/\btheir\b/gi, 'your').replaceAll(/\bthem\b/gi, 'you') : direct
}

/** Turns 'wants' into 'want'. Other words stay the same. */
const agree = (verb: string) =>
	/s$/i.test(verb) && !/(?:ss|us|'s)$/i.test(verb) && nlp(`she ${verb}`).has('#PresentTense')
		? infinitive(verb)
		: verb

const finish = (words: string, mark: '.' | '?') => {
	const said = words.replaceAll(/\bi\b(?=[ '])/g, 'I').trim()
	return `${said.charAt(0).toUpperCase()}${said.slice(1)}${mark}`
}
