import nlp from 'compromise'

/** The person who reads or hears a text, as other people refer to them. */
export type Addressee = {
	/** Names and nouns for the person, in lower case: 'denise', 'mrs. tafoya', 'the client'. */
	names: readonly string[]
	/** Pronouns for the person. The pronouns of other people stay unchanged. */
	pronouns: ReadonlySet<Pronoun>
}
export type Pronoun = 'she' | 'he' | 'they'

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
const pronounForms: Readonly<Record<Pronoun, Readonly<Record<string, string>>>> = {
	she: { she: 'you', her: 'you', hers: 'yours', herself: 'yourself' },
	he: { he: 'you', him: 'you', his: 'your', himself: 'yourself' },
	they: { they: 'you', them: 'you', their: 'your', theirs: 'yours', themselves: 'yourself' },
}
const subjects: ReadonlySet<string> = new Set(['she', 'he', 'they'])
const adverbs =
	/^(?:already|just|still|also|always|never|only|really|actually|probably|usually|not|now|then|both|\p{L}+ly)$/iu
const otherSubjects =
	/^(?:i|we|who|which|she|he|they|someone|somebody|everyone|nobody|i'm|we're|it's|i've|i'll)$/i
const subjectsBeforeVerb = /^(?:it|that|this|there)$/i
const startsVerb =
	/^(?:is|was|has|will|can|would|could|should|does|did|takes?|goes|comes|means|isn't|won't|doesn't|can't)$/i
const missingApostrophe =
	/\b(?:(ca|do|does|is|are|was|were|has|have|had|did|would|could|should|wo)nt|(s?he|it|that|there|what)s|(i|we|they|you)ve|(they|you)re|(i)m)\b/gi

/** A word with what surrounds it: '(she' or 'card,'. */
type Token = { before: string; word: string; after: string }

const tokenize = (words: string): Token[] =>
	words.split(/\s+/).flatMap((written) => {
		const [, before = '', word = '', after = ''] =
			/^([^\p{L}\p{N}$]*)(.*?)([^\p{L}\p{N}%]*)$/u.exec(written) ?? []
		return written === '' ? [] : [{ before, word, after }]
	})

const join = (tokens: readonly Token[]) =>
	tokens
		.map(({ before, word, after }) => `${before}${word}${after}`)
		.filter((written) => written !== '')
		.join(' ')

/** Restores the apostrophes of contractions: 'doesnt' becomes "doesn't", and 'shes' becomes "she's". */
export const restoreApostrophes = (words: string): string =>
	words
		.replaceAll('’', "'")
		.replaceAll(
			missingApostrophe,
			(whole, not?: string, is?: string, have?: string, are?: string, am?: string) => {
				if (not) return `${not}n't`
				if (is) return `${is}'s`
				if (have) return `${have}'ve`
				if (are) return `${are}'re`
				return am ? `${am}'m` : whole
			},
		)

/**
 * Turns words about a person into words to that person: 'she wants her son there' becomes 'you want your son there'. Verbs
 * agree with the new subject. Takes time linear in the words.
 */
export function toSecondPerson(words: string, { names, pronouns }: Addressee): string {
	const tokens = tokenize(replaceNames(restoreApostrophes(words), names))
	const changed: Token[] = []
	let isAddressed = false
	for (let at = 0; at < tokens.length; at++) {
		const token = tokens[at] as Token
		const lower = token.word.toLowerCase()
		const subject = subjectOf(lower, pronouns)
		if (subject) {
			changed.push({
				...token,
				word: subject.contracted ? contract(subject.contracted, tokens[at + 1]) : 'you',
			})
			isAddressed = true
			if (!subject.contracted) at = agreeAfter(tokens, at, changed)
		} else if (isAddressed && /^(?:and|or|but)$/.test(lower) && isSubjectless(tokens[at + 1])) {
			changed.push(token)
			at = agreeAfter(tokens, at, changed)
		} else {
			const isSubject = subjectsBeforeVerb.test(lower) && startsVerb.test(tokens[at + 1]?.word ?? '')
			if (isSubject || otherSubjects.test(lower)) isAddressed = false
			changed.push({ ...token, word: objectOf(token, tokens[at + 1], pronouns) })
		}
	}
	return join(changed)
}

const marker = 'xaddressee'

/** Replaces the person's names by a marker that is read like a pronoun. */
function replaceNames(words: string, names: readonly string[]): string {
	const longestFirst = names.toSorted((a, b) => b.length - a.length).filter((name) => name !== '')
	if (longestFirst.length === 0) return words
	const either = longestFirst.map((name) => RegExp.escape(name)).join('|')
	const pattern = new RegExp(
		`(?<![\\p{L}\\p{N}])((?:mr|mrs|ms|dr)\\.? )?(\\p{Lu}\\p{Ll}+ )?(?:${either})(?![\\p{L}\\p{N}])( \\p{Lu}\\p{Ll}+)?`,
		'giu',
	)
	return words.replaceAll(pattern, (_, title = '', before = '', after = '') => {
		const isFirst = before !== '' && (title !== '' || isTagged(before.trim(), 'FirstName'))
		const isLast = /^ \p{Lu}/u.test(after)
		return `${isFirst || /^(?:mrs?|ms|dr) $/i.test(before) ? '' : before}${marker}${isLast ? '' : after}`
	})
}

/** The person as a subject or by name, with the contracted verb if there is one: "she's", 'Denise'. */
function subjectOf(word: string, pronouns: ReadonlySet<Pronoun>): { contracted: string } | null {
	const [, who = '', contracted = ''] = /^(.+?)(?:'(s|d|ll|ve|re))?$/.exec(word) ?? []
	if (who === marker) return contracted === 's' ? null : { contracted }
	return subjects.has(who) && pronouns.has(who as Pronoun) ? { contracted } : null
}

const participle =
	/^(?:\p{L}+ed|made|been|got|gotten|had|paid|put|done|sent|met|kept|lost|missed|told|said|heard|gone|taken|given|seen|spoken)$/iu

/** Participles that describe a person: "she's worried" is 'she is worried'. */
const describing =
	/^(?:scared|worried|interested|qualified|tired|concerned|retired|divorced|married|disabled|frustrated|excited|confused|overwhelmed|embarrassed|enrolled|scheduled|supposed|stressed|nervous|annoyed|relieved|behind|convinced|prepared|satisfied|approved|signed up)$/i

/** "she's" before a participle is 'she has'. */
function contract(verb: string, next: Token | undefined): string {
	if (verb !== 's') return `you'${verb}`
	return next && participle.test(next.word) && !describing.test(next.word) ? "you've" : "you're"
}

const isSubjectless = (next: Token | undefined) =>
	next !== undefined && (next.word.toLowerCase() in forms || agree(next.word) !== next.word)

/** Copies adverbs and the verb after position `at` with the verb in agreement, and returns the position of the verb. */
function agreeAfter(tokens: readonly Token[], at: number, changed: Token[]): number {
	let next = at + 1
	while (next < tokens.length && adverbs.test((tokens[next] as Token).word) && next - at <= 2) next++
	const verb = tokens[next]
	if (!verb) return at
	const agreed = forms[verb.word.toLowerCase()] ?? agree(verb.word)
	if (agreed === verb.word) return at
	changed.push(...tokens.slice(at + 1, next), { ...verb, word: agreed })
	return next
}

const isTagged = (word: string, tag: string) => nlp(word).has(`#${tag}`)

/** Turns the third person into 'want'. Other words stay the same. */
const agree = (verb: string) =>
	/^\p{Ll}+s$/u.test(verb) && !/(?:ss|us|is)$|^(?:always|sometimes|perhaps|as|its|thus|besides)$/.test(verb)
		? infinitive(verb)
		: verb

/** The infinitive of the first word: 'missed it' becomes 'miss it'. */
export function infinitive(words: string): string {
	const [first = '', ...rest] = words.split(' ')
	const verb = nlp(first)
	verb.tag('Verb')
	const base = verb.verbs().toInfinitive().text() || first
	return [base, ...rest].join(' ')
}

const notNoun =
	/^(?:to|if|that|and|or|but|a|an|the|about|on|in|at|for|with|by|before|after|when|so|as|is|know|again|back|because|since|this|tomorrow|today|tonight|i|we|it|what|how|why|who|not|yet|anymore|up|out|off|over|down|from|of|than|you|my|our|once|until|while|unless|soon|later|every|each|all|any|twice|right|now|then|here|there|too|also|either|no|just|and)$/i

/** The person as an object or owner: 'her' before a noun becomes 'your', otherwise 'you'. */
function objectOf({ word, after }: Token, next: Token | undefined, pronouns: ReadonlySet<Pronoun>): string {
	const lower = word.toLowerCase()
	if (lower === `${marker}'s`) {
		return next && after === '' && !isTagged(next.word, 'Gerund') ? 'your' : "you're"
	}
	for (const pronoun of pronouns) {
		const changed = pronounForms[pronoun][lower]
		if (changed === undefined) continue
		const ownsNext = next !== undefined && after === '' && !notNoun.test(next.word.replace(/['’].*/, ''))
		if (lower === 'her') return ownsNext ? 'your' : 'you'
		if (lower === 'his') return ownsNext ? 'your' : 'yours'
		return changed
	}
	return word
}
