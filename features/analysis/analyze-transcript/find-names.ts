import { confidenceIn, isCertain, leastOf, type ReadTurn } from '#features/compliance/index.ts'
import { company, hasCapitals, type NameToken, nameTokens, readName, type SaidName } from './read-name.ts'
import { readSpelledName } from './read-spelled-name.ts'

export type Names = { salesAgentName: string; prospectName: string }

/** A name based on uncertain words, with their confidence. */
type ProvisionalName = { name: string; confidence: number }
export type FoundNames = {
	names: Names
	/** Names found only in uncertain words. */
	provisional: { salesAgentName: ProvisionalName | null; prospectName: ProvisionalName | null }
}

/** Shown if the name is not mentioned in the call. Names are never guessed. */
const unknown = 'Unknown'

/** People say who they are in their first turns. */
const turnsToIntroduce = 4
/** Surnames and forms of address may come later, but not after this many turns of the call. */
const turnsToAddress = 60

/** 'Corey, Pine Tree Consumer Services': a word such as 'Services' must come within this many words. */
const farthestCompanyWord = 5

type Line = { read: ReadTurn; tokens: NameToken[]; capitals: boolean; isFirst: boolean; before: string }
type Found = SaidName & { confidence: number | null }
/** Words before a name, `|` for punctuation, and what follows it. */
type Place = { lead: string; next: string; after: string; line: Line; at: number }

const names =
	/(?:^| )(?:my name is|my names|my name's|the name is|the name's|the names|^name's|\| name's|^names) (?:uh |um )?$/
const thisIs = /(?:^| )this(?: here)?(?:'s| is| be) (?:uh |um )?$/
const iAm =
	/(?:^| )(?:i'm|im|i am|it's|its|it is|you've got|youve got|you got|you've reached|youve reached|you're speaking with|you're speaking to|youre speaking with|you're talking to|youre talking to) (?:uh |um )?$/
const isContinuation =
	/^(?:with|from|at|over|out|calling|again|here|your|on|in|and|im|i'm|the|speaking|back|returning|whos|who's|)$/
const asks =
	/(?:^| )(?:is this|is that|is it|am i speaking with|am i speaking to|am i talking to|am i talking with|speak with|speak to|talk with|talk to|talking with|talking to|speaking with|speaking to|reach|looking for|can i get|calling for|ask for|get ahold of|get a hold of|do i have|did i reach|reached) (?:the |uh |um |a |maybe )?$/
const hailed =
	/^(?:hi|hey|hello|hola|yo|okay|ok|so|well|yeah|alright|namaste|good|morning|afternoon|evening|day|buenas|tardes|buenos|dias|whats|what's|up|howdy|again|there|thanks|thank|you|for|holding|calling|waiting|going|on|oh|salaam|uh|um|po|sir|\||what|doe|bueno|praise|the|lord) $/
const listens =
	/^(?:hey|hi|hello|its|it's|this|how|hows|how's|im|i'm|good|thanks|thank|please|my|whats|what's|so|you|okay|are|yo|we|i|sir|maam|ma'am|hablas|)$/

/** The names of the rep and of the customer, in full if they were said in full. */
export function findNames(call: ReadTurn[]): FoundNames {
	const certain = namesIn(call, ({ confidence }) => isCertain(confidence))
	const any = namesIn(call, () => true)
	return {
		names: {
			salesAgentName: certain.agent?.name ?? unknown,
			prospectName: certain.prospect?.name ?? unknown,
		},
		provisional: {
			salesAgentName: certain.agent ? null : asProvisional(any.agent),
			prospectName: certain.prospect ? null : asProvisional(any.prospect),
		},
	}
}

type MeasuredName = { name: string; confidence: number | null }

const asProvisional = (name: MeasuredName | null): ProvisionalName | null =>
	name && name.confidence !== null ? { name: name.name, confidence: name.confidence } : null

/** The names of the rep and of the customer, from the mentions for which `counts` is true. */
function namesIn(call: ReadTurn[], counts: (found: Found) => boolean) {
	const lines = (speaker: string, most: number) => readLines(call, speaker, most)
	const said = (lines: Line[], isMeant: (place: Place, name: SaidName) => boolean) =>
		allSaid(lines, isMeant).filter(counts)
	const rep = lines('rep', turnsToIntroduce)
	const customer = lines('customer', turnsToIntroduce)
	const agent = fullest(said(rep, isIntroduced)) ?? fullest(said(rep, isSigned)) ?? null
	const isOther = ({ words }: SaidName) => !agent || !words.some((word) => agent.words.includes(word))
	const asked = said(rep, isAsked).filter(isOther)
	const own = said(customer, isOwn).filter(isOther)
	const hail = said(rep, isHailed).filter(isOther)
	const later = lines('rep', turnsToAddress)
	const called = said(later, isAddressed).filter(isOther)
	const addressed = repeated(called)[0] ?? said(rep.slice(0, 1), isAddressed).find(isOther)
	const prospect = asked[0] ?? own[0] ?? hail[0] ?? addressed
	const full =
		prospect &&
		completed(prospect, [...asked, ...own, ...hail], repeated(said(later, isTitled).filter(isOther)))
	return {
		agent: agent && { name: asWritten(agent), confidence: agent.confidence },
		prospect: full ? { name: asWritten(readSpelledName(call, full)), confidence: prospect.confidence } : null,
	}
}

function readLines(call: ReadTurn[], speaker: string, most: number): Line[] {
	const turns = call.slice(0, turnsToAddress).filter(({ turn }) => turn.speaker === speaker)
	return turns.slice(0, most).map((read, order) => {
		const { index, turn } = read
		const tokens = nameTokens(turn.text)
		return {
			read,
			tokens,
			capitals: hasCapitals(tokens),
			isFirst: order < 2,
			before: call[index - 1]?.turn.text ?? '',
		}
	})
}

/** All names in the lines at places that `isMeant` accepts, in order. */
function allSaid(lines: Line[], isMeant: (place: Place, name: SaidName) => boolean): Found[] {
	return lines.flatMap((line) => {
		const found: Found[] = []
		let lead = ''
		line.tokens.forEach(({ lower, after }, at) => {
			const name = readName(line.tokens, at, line.capitals)
			const last = name && line.tokens[at + name.count - 1]
			const next = (name && line.tokens[at + name.count]?.lower) ?? ''
			if (name && last && isMeant({ lead, next, after: last.after, line, at }, name))
				found.push({ ...name, confidence: confidenceOf(line, at, name) })
			lead = `${lead.slice(-60)}${lower} ${/[.,?!:;—]/.test(after) ? '| ' : ''}`
		})
		return found
	})
}

/** The lowest confidence among the words of a name that begins at a token. */
function confidenceOf({ read, tokens }: Line, at: number, { count }: SaidName) {
	const words = tokens
		.slice(at, at + count)
		.map(({ from, word }) => confidenceIn(read, from, from + word.length))
	return leastOf(...words)
}

const isIntroduced = ({ lead, next, after, line }: Place, { title }: SaidName) => {
	if (title || after.includes('?')) return false
	if (names.test(lead) || thisIs.test(lead)) return !isQuestion.test(lead)
	if (iAm.test(lead)) return line.capitals || isContinuation.test(next)
	return /^(?:here|speaking|calling)$/.test(next) && after === '' && (line.capitals || lead === '')
}
const isQuestion = /(?:^| )is this (?:is )?$/

/** 'Trent Maddox, Beacon Ridge Financial', 'Rick over at Pelican Funding', 'Mr. Pappas, good morning, Lyle Ferro.' */
const isSigned = ({ lead, next, after, line, at }: Place, { title, words }: SaidName) => {
	if (!line.capitals || !line.isFirst || title || !(lead === '' || lead.endsWith('| '))) return false
	if (/^,?$/.test(after) && /^(?:with|from|at|over|out|again)$/.test(next)) return true
	if (at === 0 || after.includes('?') || after.includes('!')) return false
	const follows = line.tokens.slice(at + words.length, at + words.length + farthestCompanyWord)
	return words.length === 2 || (after === ',' && follows.some(({ lower }) => company.has(lower)))
}

const isAsked = ({ lead, next, after, line }: Place) =>
	(asks.test(lead) &&
		(line.capitals || listens.test(next) || !isIt.test(lead)) &&
		!(after === '' && company.has(next))) ||
	(/(?:^| )is $/.test(lead) && /^(?:there|home|available|in|around)$/.test(next)) ||
	(/(?:^| )(?:i've got|ive got|i have) $/.test(lead) && /^(?:down|here)$/.test(next)) ||
	(/(?:^| )for $/.test(lead) && after.includes('?') && line.isFirst)
const isIt = /(?:^| )is (?:it|that) /

const isOwn = ({ lead, next, after, line, at }: Place, { title }: SaidName) => {
	if (title && !thisIs.test(lead)) return false
	if (names.test(lead) || (thisIs.test(lead) && !isQuestion.test(lead) && !after.includes('?'))) return true
	if (/(?:^| )(?:i'm|im|i am) $/.test(lead)) return /^(?:and|)$/.test(next) || /[.,]/.test(after)
	if (
		/^(?:speaking|here)$/.test(next) ||
		(next === 'this' && /^this side/.test(line.tokens[at + 1]?.lower ?? ''))
	)
		return true
	return (
		at === 0 &&
		/who am i|who'?s (?:this|calling)|what'?s your name|your name\?|who do i have|speaking with\?/i.test(
			line.before,
		)
	)
}

const isHailed = ({ lead, next, after, line }: Place, { title }: SaidName) => {
	const isOpening =
		lead === '' ||
		lead
			.trim()
			.split(' ')
			.every((word) => hailed.test(`${word} `))
	if (!isOpening || !line.isFirst) return false
	return title !== null || (line.capitals ? /[,?!.—]/.test(after) : listens.test(next))
}

/** Within what is said: '…, Walter.' */
const isAddressed = ({ lead, after, line, at }: Place, { words }: SaidName) =>
	line.capitals &&
	lead.endsWith('| ') &&
	words.length < 3 &&
	line.tokens[at - 1]?.after === ',' &&
	!/^\p{Lu}/u.test(line.tokens[at - 1]?.word ?? '') &&
	/[.?!,]/.test(after)

const isTitled = (_: Place, { title, words }: SaidName) => title !== null && words.length === 1

/** The longest of the names that share words with the first one. */
function fullest(found: Found[]): Found | undefined {
	const [first] = found
	return first && found.filter(shares(first)).reduce(longer, first)
}

const longer = <N extends SaidName>(a: N, b: N) => (b.words.length > a.words.length ? b : a)
const shares = (name: SaidName) => (other: SaidName) => other.words.some((word) => name.words.includes(word))

/** Adds the surname from other mentions: Denise, whom the rep calls Ms. Porter, becomes Denise Porter. */
function completed(name: SaidName, others: SaidName[], titled: SaidName[]): SaidName {
	const full = others.filter(shares(name)).reduce(longer, name)
	const [surname] = titled.filter((each) => !shares(full)(each))
	if (full.words.length > 1 || full.title || !surname) return full
	return { ...full, title: null, words: [...full.words, ...surname.words] }
}

/** Names said more than once, the most frequent first. */
function repeated(found: Found[]): Found[] {
	const times = ({ words }: SaidName) =>
		found.filter((each) => each.words.join(' ') === words.join(' ')).length
	return found.filter((name) => times(name) > 1).sort((a, b) => times(b) - times(a))
}

/** The title is kept where the rest would be a bare surname. */
const asWritten = ({ title, words }: SaidName) =>
	(title && words.length === 1 ? [title, ...words] : words).join(' ')
