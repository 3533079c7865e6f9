import { type Amount, creditorAlternatives } from '#features/language/pure.ts'
import type { HeadInput } from '#platform/classifier/text-head.ts'
import { perMonth } from '../figure-rules.ts'
import type { Sense } from '../rule-figures.ts'

/** A figure among the others of its request; `ruled` is how the rules classify it, null for not at all. */
export type FigureSigns = { text: string; amounts: readonly Amount[]; at: number; ruled: readonly Sense[] }

/** Words on each side of a figure that are features of it. */
const reach = 7
/** Bounds between which amounts of dollars and counts differ in what they are likely to be. */
const bounds = [
	3, 8, 13, 18, 25, 36, 61, 100, 200, 300, 450, 700, 1000, 1500, 2500, 5000, 9000, 16_000, 40_000, 80_000,
]
/** Bounds between shares of the largest amount, as features of an amount's meaning. */
const shares = [0.005, 0.01, 0.015, 0.02, 0.03, 0.05, 0.1, 0.2, 0.3, 0.5, 0.7, 0.9, 1]

/** Features for the kind of a figure: its context, its size and the figures beside it. */
export function figureInput({ text, amounts, at, ruled }: FigureSigns): HeadInput {
	const amount = amounts[at]
	if (!amount) throw new Error(`There is no figure ${at}`)
	const features = new Set<string>(['figure'])
	const size = sizeOf(amount)
	const unit = detectUnit(text, amount)
	features.add(`size ${size} ${unit}`)
	features.add(`unit ${unit}`)
	if (amount.value % 500 === 0) features.add(`round ${size}`)
	if (amount.most !== null) features.add('range')
	if (perMonth.test(text.slice(amount.to, amount.to + 20))) features.add('monthly').add(`monthly ${size}`)
	addRank(features, text, amounts, at, ruled)
	const tokens = tokensOf(text, amounts)
	const here = tokens.findIndex(({ figure }) => figure === at)
	addSide(features, 'before', tokens.slice(0, here).reverse(), unit)
	addSide(features, 'after', tokens.slice(here + 1), unit)
	addClause(features, tokens, here, unit)
	const signs = [`ruled ${ruled[at]}`, `ruled ${ruled[at]} ${size}`]
	return { features: [...features], signs, sentences: [] }
}

const sizeOf = ({ value }: Amount) => bounds.findIndex((bound) => value < bound)
const detectUnit = (text: string, { from, unit }: Amount) => (text[from] === '$' ? 'money' : unit)

function addRank(
	features: Set<string>,
	text: string,
	amounts: readonly Amount[],
	at: number,
	ruled: readonly Sense[],
) {
	const amount = amounts[at]
	if (!amount) return
	const money = amounts.filter((each) => isMoney(each))
	const largest = Math.max(...money.map(({ value }) => value))
	if (amount.value === largest) features.add('largest')
	if (isMoney(amount) && largest > 0 && amount.value < largest) {
		const share = shares.findIndex((bound) => amount.value / largest < bound)
		features.add(`share ${share}`)
		features.add(`share ${share} ${sizeOf(amount)}`)
	}
	if (isMoney(amount))
		features.add(`of ${Math.min(money.length, 5)} the ${Math.min(money.indexOf(amount), 4)}th`)
	if (amounts.length === 1) features.add('alone')
	features.add(`previous ${ruled[at - 1] ?? 'none'}`)
	features.add(`next ${ruled[at + 1] ?? 'none'}`)
	features.add(`previous ${amounts[at - 1]?.unit ?? 'none'} next ${amounts[at + 1]?.unit ?? 'none'}`)
	for (const [other, sense] of ruled.entries())
		if (other !== at && sense && sense !== 'other') features.add(`told ${sense}`)
	const previous = amounts[at - 1]
	const next = amounts[at + 1]
	if (previous) features.add(`after ${detectUnit(text, previous)} ${sizeOf(previous)}`)
	if (next) features.add(`before ${detectUnit(text, next)} ${sizeOf(next)}`)
}

const isMoney = ({ unit }: Amount) => unit === 'money' || unit === 'none'

type Token = { word: string; figure: number | null }

function addSide(features: Set<string>, side: string, tokens: readonly Token[], unit: string) {
	const near = tokens.slice(0, reach)
	let crossed = ''
	near.forEach(({ word, figure }, distance) => {
		features.add(`${side}${crossed} ${word}`)
		if (!crossed) features.add(`${side} ${word} ${unit}`)
		if (distance < 2) features.add(`${side} ${distance} ${word}`)
		const next = near[distance + 1]
		if (next !== undefined && distance < 3 && !crossed) features.add(`${side} ${word} ${next.word}`)
		if (figure !== null) crossed = ' beyond'
	})
	if (near.length === 0) features.add(`${side} nothing`)
}

/** The words of the clause that contains a figure. */
function addClause(features: Set<string>, tokens: readonly Token[], here: number, unit: string) {
	const ends = (token: Token | undefined) => token === undefined || /^[.;!?]$/.test(token.word)
	let from = here
	while (!ends(tokens[from - 1])) from--
	for (let at = from; !ends(tokens[at]); at++)
		if (at !== here) features.add(`clause ${tokens[at]?.word} ${unit === 'none' ? 'money' : unit}`)
}

const creditor = new RegExp(String.raw`\b(?:${creditorAlternatives}|target|hospital)\b`, 'gi')

/** Words with marks that end a clause; every creditor is the same word, and every figure one of its kind. */
function tokensOf(text: string, amounts: readonly Amount[]): Token[] {
	const tokens: Token[] = []
	let last = 0
	for (const [at, amount] of amounts.entries()) {
		tokens.push(...wordsOf(text.slice(last, amount.from)))
		tokens.push({ word: `<${detectUnit(text, amount)} ${Math.floor(sizeOf(amount) / 3)}>`, figure: at })
		last = amount.to
	}
	return [...tokens, ...wordsOf(text.slice(last))]
}

const wordsOf = (text: string): Token[] =>
	(
		text
			.replaceAll(creditor, 'creditor')
			.toLowerCase()
			.match(/[\p{L}'’]+|[.,;:!?()/@=]/gu) ?? []
	).map((word) => ({ word: word.length > 4 ? word.replace(/(?:ing|ed|es|s)$/, '') : word, figure: null }))
