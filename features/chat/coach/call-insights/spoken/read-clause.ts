import { isEmptyWord } from '#features/guide/index.ts'
import { speech } from './speech-words.ts'

/** Whose words the question asks for. `person`: a customer or rep given by name. */
export type Speaker = 'rep' | 'customer' | 'person' | 'anyone'

/** Maximum words of a topic before its verb. */
const longestPassive = 6

/** Maximum words of a verb. */
const longestVerb = 3
/** Maximum words of a subject: 'the customer', 'that Mrs. Ferris'. */
const longestSubject = 3
export type Token = { word: string; text: string; sentence: number }

/** The words of a message, with the sentence or part of one that they are in. */
export const tokensOf = (message: string): Token[] =>
	message
		.replaceAll(/\b(mrs?|ms|dr)\./gi, '$1')
		.split(/[.?!;\n]+(?=\s|$)|,\s/)
		.flatMap((part, sentence) =>
			[...part.matchAll(/[\p{L}\p{N}]+(?:['’:][\p{L}\p{N}]+)*/gu)].map(([text]) => ({
				word: text.toLowerCase().replaceAll('’', "'"),
				text,
				sentence,
			})),
		)

/** The index of the last word of a verb that begins at `at`; -1 for none. */
function verbEnd(tokens: readonly Token[], at: number, known: ReadonlySet<string>) {
	for (let size = longestVerb; size > 0; size--) {
		const words = tokens.slice(at, at + size).map(({ word }) => word)
		if (words.length === size && known.has(words.join(' '))) return at + size - 1
	}
	return -1
}

/** Whose words are searched, and the topic. */
export type Clause = {
	speaker: Speaker
	subject: Token[]
	verb: string
	topic: Token[]
	wantsInstead?: boolean
}

const anyForm = speech.base.union(speech.past)

/** 'Did SUBJECT mention …'; with `isLoose` or a request to find it also '… where SUBJECT mentioned …'. */
export function readClause(tokens: readonly Token[], isLoose: boolean): Clause | null {
	let isRequested = isLoose
	for (const [at, { word }] of tokens.entries()) {
		if (speech.commands.has(word)) isRequested = true
		if (isStatement(tokens[at - 1], tokens[at])) continue
		const clause =
			(speech.did.has(word) && (readSubject(tokens, at + 1, anyForm) ?? readPassive(tokens, at + 1))) ||
			(speech.have.has(word) && readSubject(tokens, at + 1, speech.past)) ||
			(speech.was.has(word) &&
				(readSubject(tokens, at + 1, speech.progressive) ??
					readOwnWords(tokens, at + 1) ??
					readPassive(tokens, at + 1))) ||
			(speech.should.has(word) && insteadOf(readSubject(tokens, at + 1, speech.past, speech.hadBeen))) ||
			(isRequested &&
				speech.clauses.has(word) &&
				readSubject(tokens, at + 1, word === 'where' ? anyForm : speech.past))
		if (clause) return clause
	}
	return null
}

/** 'He did say', 'only then did I mention': no question. */
const isStatement = (before: Token | undefined, token: Token | undefined) =>
	before !== undefined &&
	before.sentence === token?.sentence &&
	[speech.rep, speech.customer, speech.inverts].some((words) => words.has(before.word))

const insteadOf = (clause: Clause | null) => clause && { ...clause, wantsInstead: true }

/** A subject and a verb in one of these forms. `between`: what must come between them, if anything. */
function readSubject(
	tokens: readonly Token[],
	from: number,
	forms: ReadonlySet<string>,
	between?: ReadonlySet<string>,
): Clause | null {
	for (let to = from + 1; to <= from + longestSubject; to++) {
		let at = to
		if (between && !between.has(tokens[at++]?.word ?? '')) continue
		while (speech.adverbs.has(tokens[at]?.word ?? '')) at++
		const end = verbEnd(tokens, at, forms)
		const subject = tokens.slice(from, to)
		const speaker = end < 0 ? null : speakerOf(subject)
		if (speaker)
			return {
				speaker,
				subject,
				verb: tokens[end]?.word ?? '',
				topic: topicIn(tokens, end + 1),
			}
	}
	return null
}

/** 'What were HER exact words about …' */
function readOwnWords(tokens: readonly Token[], from: number): Clause | null {
	const owner = tokens[from]?.word ?? ''
	const speaker = speech.ownWords.has(owner) ? (owner === 'my' ? 'rep' : 'customer') : null
	const end = tokens.findIndex(
		({ word }, at) => at > from && at <= from + longestVerb && speech.words.has(word),
	)
	return speaker && end > 0 ? { speaker, subject: [], verb: '', topic: topicIn(tokens, end + 1) } : null
}

/** 'Did FEES come up on …' */
function readPassive(tokens: readonly Token[], from: number): Clause | null {
	const isWithout = (token: Token) => ![speech.rep, speech.customer].some((words) => words.has(token.word))
	for (let to = from + 1; to < tokens.length && to <= from + longestPassive; to++) {
		const topic = tokens.slice(from, to)
		const end = verbEnd(tokens, to, speech.passives)
		if (end >= 0 && topic.every(isWithout)) return { speaker: 'anyone', subject: [], verb: '', topic }
	}
	return null
}

/** From here to the end of the sentence, or to a word that begins another clause. */
function topicIn(tokens: readonly Token[], from: number): Token[] {
	const sentence = tokens[from - 1]?.sentence
	const rest = tokens.slice(from)
	const end = rest.findIndex(
		({ word, sentence: its }, at) => its !== sentence || (at > 0 && speech.breaks.has(word)),
	)
	return end < 0 ? rest : rest.slice(0, end)
}

function speakerOf(subject: readonly Token[]): Speaker | null {
	const words = subject.filter(({ word }) => !speech.articles.has(word) && !speech.honorifics.has(word))
	const areAll = (known: ReadonlySet<string>) =>
		words.length > 0 && words.every(({ word }) => known.has(word) || speech.adverbs.has(word))
	if (areAll(speech.rep)) return 'rep'
	if (areAll(speech.customer)) return 'customer'
	if (areAll(speech.anyone)) return 'anyone'
	return words.length > 0 && words.every(mayBeName) ? 'person' : null
}

const noNames = [
	'articles',
	'places',
	'customer',
	'rep',
	'anyone',
	'adverbs',
	'did',
	'have',
	'was',
	'honorifics',
	'judgments',
	'clauses',
	'occasions',
] as const
/** Whether a word can be part of a name. */
export const mayBeName = ({ word }: Token) =>
	!noNames.some((list) => speech[list].has(word)) && !isEmptyWord(word) && !/\d/.test(word)
