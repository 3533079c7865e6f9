import { creditorWords } from '#features/language/pure.ts'

/** A word of a turn. `from` is its offset in the turn's text, `after` the punctuation that follows it. */
export type NameToken = { word: string; lower: string; after: string; from: number }
/** `words` as they are written in a name, `count` the tokens it took. */
export type SaidName = { title: string | null; words: string[]; count: number }

/** Characters of a turn that are searched for names: people introduce themselves early. */
const charactersRead = 600
const mostWords = 3
const particles = new Set('de da di la del van von bin al el'.split(' '))

const titles = new Map(
	Object.entries({
		mr: 'Mr.',
		mister: 'Mr.',
		mrs: 'Mrs.',
		missus: 'Mrs.',
		ms: 'Ms.',
		miss: 'Miss',
		miz: 'Ms.',
		dr: 'Dr.',
		doctor: 'Dr.',
		señor: 'Señor',
		señora: 'Señora',
		senora: 'Señora',
	}),
)
/** Said before a name and no part of it. */
const honorifics = new Set(
	"uh um the sir maam ma'am madam brother sister sergeant staff reverend pastor officer agent po".split(' '),
)
const wordsOf = (list: string) => new Set(list.trim().split(/\s+/))

/** Ordinary words: in speech written without capitals, only they separate a name from what follows it. */
const ordinary = wordsOf(`
a about actually afternoon again all almost already alright also am an and another any anybody anyone anything are
around as ask asking at available away baby back bad be beautiful because been before behind being best better between
big both brother bud buddy buenas dias tardes hola bueno business busy but buy by bye call called caller calling can car
card cards case check cold come coming consumer correct could court credit customer days dear debt debts did do does
doing done down dude each early either else end enough even evening ever every everybody everyone everything exactly
fair family far fella fine finally first folks following for friend from full funny get girl give glad go god going
gone gonna good gosh got grandson great guess guy had half happy has have he hear heard hello help her here hers hey hi
him his hold holding home hon honey hope hoping how howdy hows huh husband i if im important in interested into is isnt
it its ive job just kind know lady last late later legit let lets like line listen little live long look looking lord
lot love ma maam madam make making man many may maybe me mean mija might mine minute mm mom money more morning mother
mr mrs ms much my myself name names namaste need never new next nice no nobody none nope not nothing now number of off
office oh ok okay old on once one only or other our ours out over own part people perfect phone please possible pretty
probably program put quick quite ready real really reason record recorded recording regarding returning right sales same
salaam say saying see seems señor señora she shoot should sir sister so some somebody someone something son soon sorry
sounds speak speaking special spoke state still stop such sure sweetheart swell taking talk talking tell terrible than
thank thanks that thats the their them then there theres these they thing things think this those though through time
to today together told tomorrow tonight too top totally tough trying two uh um under understand until unsecured up us
very voicemail wait want wanted was way we welcome well went were weve what whats when where which while who whom whos
why wife will wish with wonderful word work working worried worse worth would wow wrong y'all yall yeah yep yes yesterday
yet you young your youre yours yourself zero monday tuesday wednesday thursday friday saturday sunday january february
march april june july august september october november december monthly hiya yo yup nah hmm dad kids neighbor
three four five six seven eight nine ten hundred thousand behind able afraid broke tired retired single married
divorced disabled stressed scared sick blessed unemployed drowning fixing calling's`)

/** Words in the names of companies, offices and banks: a name that contains one is not a person. */
export const company = creditorWords.union(
	wordsOf(`
debt relief settlement financial credit solutions services service partners group associates advisors advisers
resolution capital funding bank banking union law firm center centre department dept office division desk program
company inc llc network foundation fund trust society agency bureau counsel negotiators enrollment specialist manager
management options unit board ministry federal national american social security medicare medicaid government county
fargo capital apple regions fdic irs facebook google
legal consolidation recovery consumer consumers pay freedom harbor california texas florida ohio washington miami
america usa english spanish christmas thanksgiving processor closer verification underwriting`),
)

const token = /(\p{L}[\p{L}'’]*(?:-\p{L}[\p{L}'’]*)*)([^\p{L}]*)/gu

export function nameTokens(text: string): NameToken[] {
	return [...text.slice(0, charactersRead).matchAll(token)].map(({ 1: word = '', 2: after = '', index }) => ({
		from: index,
		word,
		lower: word.toLowerCase().replaceAll('’', "'"),
		after: /\d/.test(after) ? '#' : after.replace(/[^.,?!:;—]/g, ''),
	}))
}

/** Whether capital letters identify names. */
export const hasCapitals = (tokens: readonly NameToken[]) =>
	tokens.some(({ word }) => /^\p{Lu}\p{Ll}/u.test(word))

/**
 * The name that begins at a token, with the title before it. In `capitals` a name has them; otherwise it is what no
 * ordinary word is. Null for ordinary words, companies, offices and places that name themselves so.
 */
export function readName(tokens: readonly NameToken[], start: number, capitals: boolean): SaidName | null {
	if (titles.has(plain(tokens[start - 1]))) return null
	let at = start
	while (honorifics.has(plain(tokens[at])) && !closes(tokens[at])) at++
	const title = titles.get(plain(tokens[at])) ?? null
	if (title) at++
	const run: string[] = []
	for (let read = tokens[at]; read; read = tokens[at + run.length]) {
		if (company.has(plain(read)) && !(run.length === 0 && capitals && read.after.startsWith(','))) {
			// 'Dana with Clear Harbor Debt Relief' names Dana; 'Clear Harbor Debt Relief' no one.
			if (capitals ? /^\p{Lu}/u.test(read.word) : run.length === 2) return null
			break
		}
		if (!couldName(read, capitals)) break
		run.push(read.word)
		if (read.after !== '') break
	}
	const last = tokens[at + run.length - 1]
	if (capitals && run.length > mostWords) return null
	const isWhole = capitals || run.length < 3 || (run.length === 3 && particles.has(run[1] ?? ''))
	const kept = isWhole ? run : run.slice(0, 1)
	if (kept.length === 0 || last === undefined) return null
	return { title, words: kept.map(capitalize), count: at - start + kept.length }
}

const plain = (read: NameToken | undefined) => read?.lower ?? ''
const closes = (read: NameToken | undefined) => /[.?!]/.test(read?.after ?? '')

function couldName({ word, lower }: NameToken, capitals: boolean) {
	if (lower.length < 2 || ordinary.has(lower) || titles.has(lower) || /'(?:s|m|re|ve|ll|d|t)$/.test(lower))
		return false
	return capitals ? /^\p{Lu}\p{L}*\p{Ll}/u.test(word) : !/(?:ing|ed|ly)$/.test(lower) || lower.length < 5
}

const capitalize = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
