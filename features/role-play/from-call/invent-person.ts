import { creditors, findCreditors } from '#features/language/pure.ts'
import type { SeededRandom } from '#platform/random/seeded-random.ts'
import type { Persona, Voice } from '../prospect/script.ts'
import type { SaidMoney } from './read-money.ts'

/** Nobody's: neither name nor place comes from the call. */
const women = [
	'Bonnie',
	'Gwen',
	'Marcy',
	'Nadine',
	'Paula',
	'Renee',
	'Thelma',
	'Ursula',
	'Yvette',
	'Delia',
	'Fern',
]
const men = [
	'Curtis',
	'Leon',
	'Otis',
	'Quentin',
	'Stuart',
	'Vernon',
	'Wesley',
	'Cedric',
	'Gordon',
	'Lamont',
	'Murray',
]
const regions = [
	'Toledo, Ohio',
	'Tulsa, Oklahoma',
	'Spokane, Washington',
	'Macon, Georgia',
	'Albany, New York',
	'Fresno, California',
	'Wichita, Kansas',
	'Mobile, Alabama',
	'Duluth, Minnesota',
	'El Paso, Texas',
] as const
const smallTalk = [
	"Hold on, there's somebody at the door. No, it's nothing, go on.",
	"It hasn't stopped raining since Sunday. The yard's a lake.",
	'Sorry, the dog. He hears a phone and he starts.',
	"I've got something on the stove, so if I run off, that's why.",
]
/** The kind of work that was spoken of, in words that fit thousands. */
const jobs: readonly [said: RegExp, jobTitle: string][] = [
	[/\b(?:retired|retirement|social security|pension)\b/i, 'Retired clerk'],
	[/\b(?:nurse|caregiver|home health|cna)\b/i, 'Health care worker'],
	[/\b(?:truck driver|drive a|driving for|uber|lyft)\b/i, 'Delivery driver'],
	[/\b(?:teacher|classroom|school district)\b/i, 'Teacher'],
	[/\b(?:warehouse|factory|forklift)\b/i, 'Warehouse worker'],
	[/\b(?:construction|plumb\w*|electrician|carpent\w*|roof\w*|weld\w*)\b/i, 'Construction worker'],
	[/\b(?:restaurant|waitress|line cook|bartend\w*)\b/i, 'Restaurant worker'],
	[/\b(?:my (?:own )?business|self[- ]employed|my shop)\b/i, 'Small business owner'],
	[/\b(?:disability|disabled)\b/i, 'Former store manager'],
	[/\b(?:laid off|lost my job|unemploy\w*)\b/i, 'Former office clerk'],
]
const otherDebts: readonly [said: RegExp, name: string][] = [
	[/\b(?:hospital|medical) bills?\b/i, 'the hospital'],
	[/\bpersonal loans?\b/i, 'a personal loan'],
]
const usualCreditors = ['Capital One', 'Synchrony', 'Citi']
/** Of the whole debt, by the number of creditors. */
const shares: Record<number, number[]> = { 1: [1], 2: [0.6, 0.4], 3: [0.5, 0.3, 0.2] }
/** Minimum payments are about this part of a balance. */
const usualMinimum = 0.026

type Heard = {
	/** The customer's turns. */
	customer: readonly string[]
	money: SaidMoney
	/** Names said on the call, none of which the prospect may have. */
	takenNames: readonly string[]
	history: string
	reasonForCall: string
}

/**
 * A person to practice with, made up around what was said: the debts, the income and the manner of speaking are the
 * customer's, rounded; the name, the age and the place are nobody's.
 */
export function inventPerson(heard: Heard, random: SeededRandom): Persona {
	const { customer, money, takenNames, history, reasonForCall } = heard
	const text = customer.join('\n')
	const taken = takenNames.join(' ').toLowerCase()
	const total = money.totalDebt ?? 12_000 + 500 * Math.floor(random.next() * 30)
	const voice = readVoice(customer)
	const jobTitle = jobs.find(([said]) => said.test(text))?.[1] ?? 'Office clerk'
	const income = money.income ?? 2_600 + 100 * Math.floor(random.next() * 18)
	return {
		name: random.pick(namesFor(text).filter((name) => !taken.includes(name.toLowerCase()))) ?? 'Robin',
		jobTitle,
		personality: personalities[voice.register],
		age: jobTitle.startsWith('Retired')
			? 66 + Math.floor(random.next() * 10)
			: 32 + Math.floor(random.next() * 28),
		region: random.pick(regions) ?? regions[0],
		voice,
		household: readHousehold(text),
		income,
		leftOverMonthly: money.leftOver ?? 40 + 10 * Math.floor(random.next() * 15),
		debts: readDebts(text, total, money),
		history,
		reasonForCall,
		smallTalk,
	}
}

/** Who speaks of a wife is given a man's name: lines about her are to fit. */
function namesFor(text: string) {
	if (/\bmy wife\b/i.test(text)) return men
	return /\bmy husband\b/i.test(text) ? women : [...women, ...men]
}

function readDebts(text: string, total: number, { payments, monthsBehind }: SaidMoney): Persona['debts'] {
	const named = new Set(findCreditors(text).map(({ name }) => name))
	const banks = creditors.flatMap(({ kind, name }) => (kind === 'bank' && named.has(name) ? [name] : []))
	const others = otherDebts.flatMap(([pattern, name]) => (pattern.test(text) ? [name] : []))
	const said = [...banks, ...others].slice(0, 3)
	const owedTo = said.length > 0 ? said : usualCreditors.slice(0, 2)
	const parts = (shares[owedTo.length] ?? [1]).map((share) => Math.round((total * share) / 50) * 50)
	const rest = total - parts.reduce((sum, part) => sum + part, 0)
	return owedTo.map((creditor, at) => {
		const balance = (parts[at] ?? 0) + (at === 0 ? rest : 0)
		const minimum = payments ? (payments * balance) / total : balance * usualMinimum
		return {
			creditor,
			balance,
			minimum: Math.max(25, Math.round(minimum / 5) * 5),
			monthsBehind: monthsBehind ?? at,
		}
	})
}

function readHousehold(text: string) {
	const partner = /\bmy (?:wife|husband|spouse|fianc[eé]e?|partner)\b/i.test(text)
	const children = /\b(?:my|the|our) (?:kids?|children|son|daughter|boys|girls|baby)\b/i.test(text)
	if (partner) return children ? 'Married, with children' : 'Married'
	return children ? 'On their own, with children' : 'Lives alone'
}

const personalities: Record<Voice['register'], string> = {
	plain: 'Straightforward, careful with promises',
	folksy: 'Friendly, takes time to come to the point',
	formal: 'Polite, exact, wants things in order',
	blunt: 'Short, impatient, says what comes to mind',
	chatty: 'Talkative, worried, easily sidetracked',
	weary: 'Tired of it all, hard to cheer up',
}

/** Words a customer says a turn, at which people are short or long of speech. */
const fewWords = 8
const manyWords = 30

/** How the customer spoke, as a way of speaking. */
function readVoice(customer: readonly string[]): Voice {
	const text = customer.join('\n')
	const words = text.split(/\s+/).length / Math.max(1, customer.length)
	const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0
	const register = (): Voice['register'] => {
		if (count(/\b(?:y'?all|ain'?t|reckon|fixin|lord|bless)\b/gi) > 1) return 'folksy'
		if (count(/\b(?:sir|ma'?am|certainly|however|regarding)\b/gi) > 2) return 'formal'
		if (count(/\b(?:tired|exhausted|can'?t sleep|give up|hopeless|don'?t even)\b/gi) > 2) return 'weary'
		if (words < fewWords) return 'blunt'
		return words > manyWords ? 'chatty' : 'plain'
	}
	const used = (list: [RegExp, string][]) =>
		list.flatMap(([pattern, said]) => (count(pattern) > 1 ? [said] : [])).slice(0, 3)
	const fillers = used([
		[/\bwell\b/gi, 'Well,'],
		[/\blook,/gi, 'Look,'],
		[/\bhonestly\b/gi, 'Honestly,'],
		[/\b(?:um|uh)\b/gi, 'Um,'],
		[/\byeah\b/gi, 'Yeah,'],
		[/\bI mean\b/gi, 'I mean,'],
	])
	const tags = used([
		[/\byou know\b/gi, ', you know'],
		[/, right\?/gi, ', right?'],
		[/\bI guess\b/gi, ', I guess'],
		[/\bsir\b/gi, ', sir'],
	])
	return {
		register: register(),
		fillers: fillers.length > 0 ? fillers : ['Well,', 'So,'],
		tags: tags.length > 0 ? tags : [', I guess'],
		talkativeness: Math.round(Math.min(1, words / 40) * 100) / 100,
	}
}
