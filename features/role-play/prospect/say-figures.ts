import type { SeededRandom } from '#platform/random/seeded-random.ts'
import { formatDollars } from '#platform/text/format-number.ts'
import type { Persona } from './script.ts'

const dollars = (amount: number) => formatDollars(Math.round(amount))

/** An amount as the persona would say it: to the dollar if careful, rounded if not. */
export function sayDollars(amount: number, { voice }: Persona, random: SeededRandom) {
	if (voice.register === 'formal' || amount < 100) return dollars(amount)
	const step = amount >= 10_000 ? 500 : amount >= 1000 ? 100 : 10
	const rounded = Math.round(amount / step) * step
	if (rounded === amount) return random.isLucky(0.35) ? `about ${dollars(amount)}` : dollars(amount)
	if (random.isLucky(0.3)) return dollars(amount)
	const near = rounded < amount ? ['a little over', 'just over'] : ['a little under', 'just shy of']
	return `${random.pick([...near, 'around', 'about'])} ${dollars(rounded)}`
}

export const listed = (items: readonly string[]) =>
	items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`

const smallNumbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
export const sayNumber = (number: number) => smallNumbers[number] ?? String(number)

/**
 * What a scenario says of a household, in the prospect's mouth: 'Lives alone; his daughter across town' becomes
 * 'I live alone; my daughter across town'.
 */
export function inFirstPerson(household: string) {
	return household
		.split(/;\s*/)
		.map((part, index) => (index === 0 ? firstClause(part) : part))
		.map(ownWords)
		.map((part) => part.charAt(0).toUpperCase() + part.slice(1))
		.join('. ')
		.replace(/\.?$/, '.')
}

const livesAs = /^(lives|rents|shares|owns|has|raises|supports|stays|boards|keeps|cares)\b/i
const isA =
	/^(widow|widower|single (?:mother|father|mom|dad|parent|man|woman)|homeowner|renter|grandmother|grandfather|father|mother|bachelor)\b/i
const isSo = /^(married|single|divorced|widowed|separated|engaged|recently|newly|never)\b/i

function firstClause(part: string) {
	const verb = livesAs.exec(part)?.[1]
	if (verb)
		return `I ${verb.toLowerCase() === 'has' ? 'have' : verb.toLowerCase().replace(/s$/, '')}${part.slice(verb.length)}`
	if (isA.test(part)) return `I'm a ${lowerFirst(part)}`
	if (isSo.test(part)) return `I'm ${lowerFirst(part)}`
	return part
}

const ownWords = (part: string) =>
	part
		.replace(/\b(?:his|her)\b/g, 'my')
		.replace(/\bwith (?:him|her)\b/g, 'with me')
		.replace(/\b(?:two|three) of them\b/g, (words) => words.replace('them', 'us'))
		.replace(/\blives? with them\b/g, (words) => words.replace('them', 'us'))
		.replace(
			/^(wife|husband|son|daughter|mother|father|partner|girlfriend|boyfriend|sister|brother)\b/,
			'my $1',
		)
		.replace(/, (wife|husband|partner|girlfriend|boyfriend)\b/, ', my $1')

export const lowerFirst = (text: string) =>
	/^(?:I\b|[A-Z]{2})/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1)

/** 'Retired bus mechanic' becomes 'a retired bus mechanic'. */
export function withArticle(jobTitle: string) {
	const job = lowerFirst(jobTitle)
	if (/^(?:retired|disabled|unemployed|self-employed|laid off|between)$/i.test(job)) return job
	return `${/^[aeio]|^u(?!n[ia]|s)/i.test(job) ? 'an' : 'a'} ${job}`
}
