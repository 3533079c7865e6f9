import nlp from 'compromise'
import { type Addressee, infinitive, restoreApostrophes, toSecondPerson } from '#features/language/pure.ts'
import { clauseWords } from './clause-words.ts'

const { acts, bareNouns, fillers, refusal, request, statement, toWriter, whether } = clauseWords
const mostFillers = 4
const longestSentence = 260

/**
 * Turns a clause of a request into a sentence for its reader: 'tell her we can't stop lawsuits' becomes 'We can't stop lawsuits.',
 * 'ask if she wants to move the date' becomes 'Do you want to move the date?', and 'she missed her deposit' becomes 'You missed your
 * deposit.' Null for a clause that is no sentence, such as 'tell him no nicely'.
 */
export function sayClause(clause: string, addressee: Addressee): string | null {
	const words = withoutFillers(restoreApostrophes(clause.replaceAll(/\s+/g, ' ').trim()))
	if (words.length > longestSentence || words.includes('"') || words.includes('“')) return null
	const toReader = (part: string) => toSecondPerson(part, addressee)
	for (const { act, heard } of acts) {
		const rest = words.replace(act, '')
		if (rest !== words) return finish(`${heard} ${toReader(rest)}`, '.')
	}
	const asked = words.replace(whether, '')
	if (asked !== words) {
		const [, condition] = /^(?:if|whether) (.+)$/is.exec(asked) ?? []
		if (condition) return asQuestion(toReader(condition))
		return questionWord.test(asked) ? asWhQuestion(toReader(asked)) : requested(words, toReader)
	}
	const wish = requested(words, toReader)
	if (wish !== null) return wish
	const stated = words.replace(statement, '')
	const isStated = stated !== words
	const rest = (isStated ? stated.replace(/^(?:that|this:?)\s+(?=\S+ \S)/i, '') : words).replace(
		/[\s,:]+$/,
		'',
	)
	if (isStated && questionWord.test(rest)) return null
	const said = toReader(withSubject(withoutFillers(rest), addressee))
	if (isStated && startsWithVerb(said)) return finish(said, '.')
	const whole = said.replace(bareNouns, 'the $&')
	return isClause(whole) && isClean(whole) ? finish(whole, '.') : null
}

/** A clause that continues one about the customer, such as 'missed her deposit', gets its subject. */
function withSubject(words: string, { pronouns }: Addressee): string {
	const [pronoun] = pronouns
	const rest = words.replace(startsThat, '').replace(/^who /i, '')
	if (!pronoun || isClause(rest)) return rest
	// 'Sent him the agreement' is what the writer did.
	if (isOfWriter.test(rest) && nlp(rest).has('^#PastTense')) return `I ${rest}`
	const isVerb = nlp(rest).has('^#Adverb? (#PastTense|#Modal)') || presentVerb.test(rest)
	return isVerb && !nlp(rest).has('^(#Gerund|#Infinitive|#Adverb? #Modal #Pronoun)')
		? `${pronoun} ${rest}`
		: rest
}

/** 'That' before a clause, as in 'that it takes 40 minutes'; in 'that is wrong' it is the subject. */
const startsThat =
	/^that (?!(?:is|was|has|had|will|would|can|could|may|might|means?|makes?|takes?|goes|comes|isn't|wasn't|won't|doesn't|one|way|day|time|would)\b)(?=\S+ \S)/i

/** What the writer did: 'sent him the agreement', 'talked to her', 'told a client'. */
const isOfWriter =
	/^\w+ (?:(?:him|her|them) (?:the|an?|our|my|it|that|this|two|three)\b|(?:to|with) (?:him|her|them)\b)|^(?:told|called|emailed|texted|quoted|promised|explained|offered|mailed) /i

/** Present-tense verbs that are not also nouns. */
const presentVerb =
	/^(?:is|has|wants|needs|pays|owes|makes|gets|lives|does|has been|works|knows|asks|thinks|keeps|can't|doesn't|isn't|hasn't) /i

/** 'That's wrong.' says nothing apart from the sentence before it. */
const fewestWords = 3

/** Whether a sentence is whole, and speaks to its reader. */
const isClean = (said: string) =>
	!isUnclear.test(said) &&
	!toWriter.test(said) &&
	said.split(' ').length >= fewestWords &&
	!/^[\d'‘]|^you \p{Lu}/u.test(said) &&
	!/^(?:if|when|once|unless|although|because|since) [^,]+$/i.test(said) &&
	said.split('(').length === said.split(')').length

/** Words that point to the writer or to another clause. */
const isUnclear =
	/^(?:that|which|who) |\b(?:the piece|this email|the email|this text|the script)\b|[:,]$|\bnot \$?\d/i

/** Turns 'ask her to call back' into 'Please call back.' */
function requested(words: string, toReader: (part: string) => string): string | null {
	const refused = words.replace(refusal, '')
	if (refused !== words) return finish(`please don't ${toReader(refused)}`, '.')
	const wish = words.replace(request, '')
	return wish !== words && startsWithVerb(wish) ? finish(`please ${toReader(wish)}`, '.') : null
}

/** Whether a clause asks the writer to say something: 'tell her …', 'explain that …', 'ask if …'. */
export function isInstruction(clause: string): boolean {
	const words = withoutFillers(restoreApostrophes(clause))
	return [statement, whether, request, refusal, ...acts.map(({ act }) => act)].some((pattern) =>
		pattern.test(words),
	)
}

function withoutFillers(words: string): string {
	let rest = words
	for (let time = 0; time < mostFillers; time++) {
		const shorter = rest.replace(fillers, '')
		if (shorter === rest) return rest
		rest = shorter
	}
	return rest
}

const startsWhole =
	'(#Pronoun|#Noun|#Possessive|#Determiner|#Value|#Adjective|there|nothing|nobody|no|none|if|once|when|after)'
const questionWord =
	/^(?:whats?|what's|wheres?|hows?|where|how|why|when|which|who|about|of|no|yes|exactly|everything)\b/i

/** Whether a text has a subject followed by a verb. */
const isClause = (words: string) =>
	words.includes(' ') &&
	!/^(?:what|where|how|why|which|who|about|of|yes|exactly|to|for|from|with)\b/i.test(words) &&
	nlp(words).has(`^#Adverb? ${startsWhole}+ #Adverb? #Adverb? (#Verb|#Copula|#Modal|#Auxiliary)`)

const startsWithVerb = (words: string) =>
	!/^(?:say|tell|ask|answer|record|reply|know|understand)\b/i.test(words) &&
	nlp(words).has('^#Adverb? (#Infinitive|#Verb)')

const modal = /^you (can|could|will|would|should|might|may|are|were|have|had|did)\b(?! to\b)(n['’]t)? /i
const contracted = /^you['’](re|ve|d|ll) /i
const longForms: Readonly<Record<string, string>> = { re: 'are', ve: 'have', d: 'would', ll: 'will' }

/** Turns 'you want to move the date' into 'Do you want to move the date?' Null where the verb cannot come first. */
function asQuestion(clause: string): string | null {
	const inverted = invert(clause)
	return inverted === null ? null : finish(inverted, '?')
}

function invert(clause: string): string | null {
	const said = clause.replace(contracted, (_, form: string) => `you ${longForms[form]} `)
	const asked = modal.exec(said)
	if (asked) return `${asked[1]} you ${asked[2] ? 'not ' : ''}${said.slice(asked[0].length)}`
	if (/^you /i.test(said)) {
		const past = nlp(said.split(' ').slice(0, 2).join(' ')).has('#PastTense')
		const verb = said.slice(4)
		return past ? `did you ${infinitive(verb)}` : `do you ${verb}`
	}
	return beFirst(said)
}

/** Maximum words of a subject before a verb that is moved. */
const longestSubject = 5

/** Turns 'that works for you' into 'does that work for you', and 'your address is right' into 'is your address right'. */
function beFirst(said: string): string | null {
	const [, subject, verb, rest] =
		/^((?:\S+ ){1,4}?)(is|are|was|were|will|can|would|could) (.+)$/i.exec(said) ?? []
	if (subject && verb && rest) return `${verb} ${subject}${rest}`
	const words = said.split(' ')
	const at = words.findIndex(
		(word, place) => place > 0 && /^\p{Ll}+s$/u.test(word) && nlp(`it ${word}`).has('#PresentTense'),
	)
	if (at < 1 || at > longestSubject) return null
	return ['does', ...words.slice(0, at), infinitive(words[at] ?? ''), ...words.slice(at + 1)].join(' ')
}

/** Turns 'when you can send it' into 'When can you send it?'; 'what works for you' stays as it is. */
function asWhQuestion(asked: string): string | null {
	const [, opening = '', clause = ''] =
		/^(\S+(?: (?!you\b|the\b|your\b)\S+){0,3}?) ((?:you|the|your|it)\b.*)$/is.exec(asked) ?? []
	if (!clause)
		return /^(?:what|which|who)\b/i.test(asked) && asked.split(' ').length > 2 ? finish(asked, '?') : null
	const inverted = invert(clause)
	return inverted === null ? null : finish(`${opening} ${inverted}`, '?')
}

/** Starts with a capital and ends with a mark. */
export const finish = (words: string, mark: '.' | '?') => {
	const said = words
		.replaceAll(/\bi\b(?=[ '])/g, 'I')
		.replace(/(?:,? please)?[\s,;:.!]+$|,? please$/i, '')
		.trim()
	return `${said.charAt(0).toUpperCase()}${said.slice(1)}${mark}`
}
