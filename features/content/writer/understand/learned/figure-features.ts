import type { Amount } from '../amounts/amount.ts'
import type { Sense } from '../rule-figures.ts'

/** A figure among the others of its request; `ruled` is what the rules take it for, null for nothing. */
export type FigureSigns = { text: string; amounts: readonly Amount[]; at: number; ruled: readonly Sense[] }

/** Words on each side of a figure that tell of it. */
const reach = 6
/** Bounds between which amounts of dollars and counts differ in what they are likely to be. */
const bounds = [
	3, 8, 13, 18, 25, 36, 61, 100, 200, 300, 450, 700, 1000, 1500, 2500, 5000, 9000, 16_000, 40_000, 80_000,
]

/** The features of a figure, each once: what stands around it, its size and the figures beside it. */
export function figureFeatures({ text, amounts, at, ruled }: FigureSigns): string[] {
	const amount = amounts[at]
	if (!amount) return []
	const features = new Set<string>(['figure'])
	const size = bounds.findIndex((bound) => amount.value < bound)
	const isMoney = text[amount.from] === '$' || amount.unit === 'money'
	const unit = isMoney ? 'money' : amount.unit
	features.add(`size ${size} ${unit}`)
	features.add(`unit ${unit}`)
	features.add(`ruled ${ruled[at]}`)
	features.add(`ruled ${ruled[at]} ${size}`)
	if (amount.value % 500 === 0) features.add(`round ${size}`)
	if (amount.most !== null) features.add('range')
	addRank(features, amounts, at, ruled)
	addSide(features, 'before', wordsOf(text.slice(amounts[at - 1]?.to ?? 0, amount.from)).reverse(), unit)
	addSide(features, 'after', wordsOf(text.slice(amount.to, amounts[at + 1]?.from ?? text.length)), unit)
	return [...features]
}

function addRank(features: Set<string>, amounts: readonly Amount[], at: number, ruled: readonly Sense[]) {
	const amount = amounts[at]
	const largest = Math.max(
		...amounts.filter(({ unit }) => unit === 'money' || unit === 'none').map(({ value }) => value),
	)
	if (amount?.value === largest) features.add('largest')
	if (amounts.length === 1) features.add('alone')
	features.add(`previous ${ruled[at - 1] ?? 'none'}`)
	features.add(`next ${ruled[at + 1] ?? 'none'}`)
	features.add(`previous ${amounts[at - 1]?.unit ?? 'none'} next ${amounts[at + 1]?.unit ?? 'none'}`)
	const others = ruled.filter((_, other) => other !== at)
	if (others.includes('total_debt')) features.add('debt told')
	if (others.includes('monthly_deposit')) features.add('deposit told')
}

function addSide(features: Set<string>, side: string, words: readonly string[], unit: string) {
	const near = words.slice(0, reach)
	near.forEach((word, distance) => {
		features.add(`${side} ${word}`)
		features.add(`${side} ${word} ${unit}`)
		if (distance < 2) features.add(`${side} ${distance} ${word}`)
		const next = near[distance + 1]
		if (next !== undefined && distance < 3) features.add(`${side} ${word} ${next}`)
	})
	if (near.length === 0) features.add(`${side} nothing`)
}

const creditor =
	/\b(?:chase|citi(?:bank)?|discover|amex|american express|cap(?:ital)? one|wells(?: fargo)?|synchrony|bank of america|boa|barclays|us bank|paypal(?: credit)?|best buy|kohls|target|lowes|home depot|care ?credit|upstart|lending ?club|hospital)\b/gi

/** Words with marks that end a clause, figures left out; every creditor is the same word. */
const wordsOf = (text: string) =>
	(
		text
			.replaceAll(creditor, 'creditor')
			.toLowerCase()
			.match(/[\p{L}'’]+|[.,;:!?()/@=]/gu) ?? []
	).map((word) => (word.length > 4 ? word.replace(/(?:ing|ed|es|s)$/, '') : word))
