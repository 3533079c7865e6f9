import { type Amount, findCreditors } from '#features/language/pure.ts'
import { readSentences } from '#platform/english/read-sentences.ts'
import { isFree, type Span } from '#platform/english/span.ts'
import type { Brief, Told } from '../brief.ts'
import type { Typed } from '../read-typed.ts'
import { findAddressee } from './find-addressee.ts'
import type { Clause } from './read-clauses.ts'
import { finish, isInstruction, sayClause } from './say-clause.ts'

/** With its place in the request. */
type PlacedTold = Required<Told> & Span

const mostTold = 12

/**
 * Turns the clauses of a request that belong in its piece into sentences for the reader of the piece. With `isForTeam` the piece goes to
 * coworkers, and the customer stays 'she' or 'he'. `taken`: spans that must not be repeated.
 */
export function readTold(
	typed: Typed,
	clauses: readonly Clause[],
	people: Pick<Brief, 'customer' | 'partner'>,
	{ isForTeam, taken = [] }: { isForTeam: boolean; taken?: readonly Span[] },
): PlacedTold[] {
	const { text } = typed
	const addressee = isForTeam ? { names: [], pronouns: new Set<never>() } : findAddressee(text, people)
	const told = clauses
		.filter(({ use }) => use === 'say' || use === 'ask')
		.flatMap(({ from, to }) => {
			const say = isFree({ from, to }, taken)
				? sayClause(withUnits(text, { from, to }, typed.amounts), addressee)
				: null
			const asked = text.slice(from, to)
			return say === null ? [] : [{ from, to, asked, say, isAsked: isInstruction(asked) }]
		})
	const names = properNames(typed)
	return joinClauses(text, told)
		.slice(0, mostTold)
		.map((each) => ({ ...each, say: withCapitals(each.say, names) }))
}

/** The names of people and creditors in a request, by their words in lower case. */
const properNames = ({ text, people }: Typed) =>
	new Map(
		[...people.map(({ text: name }) => name), ...findCreditors(text).map(({ name }) => name)].map((name) => [
			name.toLowerCase(),
			name,
		]),
	)

const days = /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/g
const months =
	/\b(?:january|february|march|april|may|june|july|august|september|october|november|december)(?= \d)/g
const raise = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** Writes days, months and names with a capital. */
function withCapitals(say: string, names: ReadonlyMap<string, string>): string {
	const dated = say.replaceAll(days, raise).replaceAll(months, raise)
	return [...names].reduce(
		(written, [lower, name]) =>
			written.replaceAll(new RegExp(`(?<![\\p{L}\\d])${RegExp.escape(lower)}(?![\\p{L}\\d])`, 'gu'), name),
		dated,
	)
}

const conjunction = /^,? (and|but|so|because|since)(?: (?:also|then))? $/i

/** Joins statements that the request joins: 'It's in your spam.' and 'Nothing happens until you sign.' by 'and'. */
function joinClauses(text: string, told: readonly PlacedTold[]): PlacedTold[] {
	const joined: PlacedTold[] = []
	for (const each of told) {
		const last = joined.at(-1)
		const [, word] = (last && conjunction.exec(text.slice(last.to, each.from))) ?? []
		const isStatement = last?.say.endsWith('.') && each.say.endsWith('.') && !each.say.startsWith('Please ')
		if (!last || !word || !isStatement) joined.push(each)
		else {
			const rest = startsWithName(text, each)
				? each.say
				: each.say.charAt(0).toLowerCase() + each.say.slice(1)
			joined[joined.length - 1] = {
				from: last.from,
				to: each.to,
				asked: text.slice(last.from, each.to),
				say: `${last.say.slice(0, -1)}, ${word.toLowerCase()} ${rest}`,
				isAsked: last.isAsked || each.isAsked,
			}
		}
	}
	return joined
}

/** Whether a sentence starts with a word that keeps its capital: 'I', or a name as it was typed. */
const startsWithName = (text: string, { asked, say }: PlacedTold) => {
	const [first = ''] = say.split(/[ ']/)
	return (
		first === 'I' || (asked.includes(first) && text.includes(` ${first}`) && first !== first.toLowerCase())
	)
}

/**
 * The notes of a handover: the request sentence by sentence as it was typed, without the clauses about the form of the piece.
 * Coworkers read them, so nothing is put into other words.
 */
export function readNotes(typed: Typed, all: readonly Clause[]): PlacedTold[] {
	const { text } = typed
	const clauses = all.filter(({ use }) => use !== 'form' && use !== 'avoid')
	return readSentences(text)
		.flatMap(({ from, to }) => {
			const own = clauses.filter((clause) => clause.from >= from && clause.to <= to)
			const [first] = own
			const last = own.at(-1)
			if (!first || !last) return []
			const say = finish(withUnits(text, { from: first.from, to: last.to }, typed.amounts), '.')
			return [{ from: first.from, to: last.to, asked: text.slice(first.from, last.to), say, isAsked: false }]
		})
		.slice(0, mostTold)
}

/** The clauses that name something to show in the piece, such as 'a line about credit'. */
export const readShown = ({ text }: Typed, clauses: readonly Clause[]): string[] =>
	clauses.flatMap(({ use, from, to }) => (use === 'show' ? [text.slice(from, to)] : []))

/** A bare number of three digits or more is money: 'deposit 312 a month'. */
const isDollars = ({ unit, value, noun }: Amount) =>
	unit === 'money' || (unit === 'none' && noun === '' && value >= fewestDollars)
const fewestDollars = 100

/** The words of a span, with a dollar sign before amounts of money that were typed without one, and '22%' for '22 percent'. */
function withUnits(text: string, { from, to }: Span, amounts: readonly Amount[]): string {
	let words = ''
	let at = from
	for (const amount of amounts) {
		if (amount.from < at || amount.to > to) continue
		const said = text.slice(amount.from, amount.to)
		const written = isDollars(amount) && /^\d/.test(said) ? `$${said}` : said.replace(/ ?percent$/i, '%')
		words += text.slice(at, amount.from) + written
		at = amount.to
	}
	return words + text.slice(at, to)
}
