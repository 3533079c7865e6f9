import type { Segment } from '../contract.ts'
import { holdsCardNumber } from './card-number.ts'
import type { Label, LabelName, PersonalNumber } from './read-labels.ts'
import { type Run, readRuns } from './read-runs.ts'
import type { Token } from './read-tokens.ts'

/** How far a label reaches, in words: over the question, the answer and some talk between. */
const reach = 25
/** Between a number and what it is called afterwards. */
const connective = /^(is|was|that's|thats|that|it's|for|as|the|my|your|our|their)$/
const mostConnectives = 3
/** Numbers as long as these are recognized wherever they are said again. */
const fewestDigitsToRemember = 7
const fewestDigitsOfPart = 3

type Meaning = PersonalNumber | 'harmless' | null
/** Digits, the label that may explain them, how many words lie between, and whether only the last digits were asked. */
type Question = { count: number; label: Label; distance: number; isEnding: boolean }

const between = (count: number, least: number, most: number) => count >= least && count <= most
const cardOf = (least: number) => (question: Question) =>
	between(question.count, least, 23) ? 'card number' : endingOf(question)
const accountOf = (least: number) => (question: Question) =>
	between(question.count, least, 19) ? 'bank account' : endingOf(question)
/** The last four digits of a card or an account say which one is meant, and no more. */
const endingOf = ({ count, isEnding }: Question) => (count === 4 && isEnding ? 'harmless' : null)
const harmlessIf = (fits: (count: number) => boolean) => (question: Question) =>
	fits(question.count) ? 'harmless' : null

/** What a label makes of a number of so many digits; null when it cannot mean that number. */
const meanings: Record<LabelName, (question: Question) => Meaning> = {
	cardNumber: cardOf(8),
	card: cardOf(12),
	accountNumber: accountOf(5),
	account: (question) => {
		const isNamed = question.distance <= 1 && question.label.words.includes('acc')
		return accountOf(isNamed ? 5 : 7)(question)
	},
	routing: ({ count, label }) => {
		if (between(count, 8, 10)) return 'routing number'
		return label.words.includes('account') && between(count, 5, 19) ? 'bank account' : null
	},
	social: ({ count, label, isEnding }) => {
		const isPart = between(count, 2, 5) && isEnding
		const isGiven = count === 4 && /(?:number|is|'s|ssn)$/.test(label.words)
		return between(count, 7, 10) || isPart || isGiven ? 'social security number' : null
	},
	code: ({ count }) => (between(count, 3, 4) ? 'security code' : null),
	birth: () => null,
	ending: () => null,
	reference: () => 'harmless',
	phone: harmlessIf((count) => [7, 10, 11].includes(count)),
	amount: harmlessIf((count) => count <= 6),
	expiry: harmlessIf((count) => between(count, 3, 6)),
	schedule: () => null,
}

/** Marks the tokens of card, account, routing and social security numbers and of security codes in `kinds`. */
export function findNumbers(
	tokens: readonly Token[],
	labels: readonly Label[],
	segments: readonly Pick<Segment, 'speaker'>[],
	kinds: Map<number, PersonalNumber>,
) {
	const runs = readRuns(tokens, segments, (token) => kinds.has(token)).map((run) => ({
		...run,
		digits: digitsOf(run, tokens),
	}))
	const known = new Map<string, Hidden>()
	const near = new Map<number, Hidden>()
	const mark = (run: (typeof runs)[number], kind: PersonalNumber) => {
		const hidden = { digits: run.digits, kind }
		for (const token of run.tokens) kinds.set(token, kind)
		if (run.digits.length >= fewestDigitsToRemember) known.set(run.digits, hidden)
		for (let at = run.tokens[0] ?? 0; at <= (run.tokens.at(-1) ?? 0) + reach; at++) near.set(at, hidden)
	}
	for (const run of runs) if (isCard(run, tokens)) mark(run, 'card number')
	for (const run of runs) {
		if (run.tokens.some((token) => kinds.has(token))) continue
		const kind = kindOf(run, run.digits, tokens, labels)
		if (kind) mark(run, kind)
	}
	for (const run of runs) {
		if (run.tokens.some((token) => kinds.has(token))) continue
		const repeated = known.get(run.digits) ?? partOf(near.get(run.tokens[0] ?? 0), run)
		if (repeated) for (const token of run.tokens) kinds.set(token, repeated.kind)
	}
}

/** A number that was found, which may be said again, near by also in parts. */
type Hidden = { digits: string; kind: PersonalNumber }

function partOf(hidden: Hidden | undefined, { digits, isQuantity }: Run & { digits: string }) {
	const isPart = digits.length >= fewestDigitsOfPart && !isQuantity && hidden?.digits.includes(digits)
	return isPart ? hidden : undefined
}

function isCard(run: Run, tokens: readonly Token[]) {
	const { groups } = run
	if (groups.reduce((sum, { digits }) => sum + digits.length, 0) < 13) return false
	return holdsCardNumber(groups.map(({ digits }) => digits)) || holdsCardNumber(withoutEchoes(run, tokens))
}

/** The digits of each segment, without those that only repeat the segment before. */
function withoutEchoes({ groups }: Run, tokens: readonly Token[]): string[] {
	const bySegment = [...Map.groupBy(groups, ({ from }) => tokens[from]?.segment).values()]
	const pieces = bySegment.map((piece) => piece.map(({ digits }) => digits).join(''))
	return pieces.filter((piece, i) => piece !== pieces[i - 1])
}

/** A number said twice in a row counts once. */
function digitsOf(run: Run, tokens: readonly Token[]) {
	const digits = withoutEchoes(run, tokens).join('')
	const half = digits.slice(0, digits.length / 2)
	return half.length >= 4 && half + half === digits ? half : digits
}

function kindOf(
	run: Run,
	digits: string,
	tokens: readonly Token[],
	labels: readonly Label[],
): PersonalNumber | null {
	const count = digits.length
	if (run.isQuantity || count < 2) return null
	const meaning = labelBefore(run, count, labels) ?? null
	if (meaning && meaning !== 'harmless') return meaning
	const after = labelAfter(run, count, tokens, labels)
	if (after && after !== 'harmless') return after
	if (meaning === 'harmless') return null
	if (/^3-2-4(-3-2-4)?$/.test(run.groups.map(({ digits }) => digits.length).join('-')))
		return 'social security number'
	// A card that was misheard fails its check digit; nothing else of this length is read out in words.
	return run.isSpoken && !run.hasHundreds && between(count, 13, 19) ? 'card number' : null
}

/** What the nearest label that can mean so many digits makes of them. */
function labelBefore(run: Run, count: number, labels: readonly Label[]): Meaning {
	const first = run.tokens[0] ?? 0
	const before: Label[] = []
	for (let i = indexAfter(labels, first) - 1; i >= 0; i--) {
		const label = labels[i]
		if (!label || label.last < first - reach) break
		before.push(label)
	}
	const isEnding = before.some(({ name }) => name === 'ending')
	for (const label of before) {
		const distance = first - label.last - 1
		const meaning = meanings[label.name]({ count, label, distance, isEnding })
		if (meaning) return meaning
	}
	return null
}

/** '… is my routing number': right after the number, in the same segment. */
function labelAfter(run: Run, count: number, tokens: readonly Token[], labels: readonly Label[]): Meaning {
	const last = run.tokens.at(-1) ?? 0
	const label = labels[indexAfter(labels, last)]
	if (!label || label.name === 'phone') return null
	const begins = label.last - label.words.split(' ').length + 1
	const words = tokens.slice(last + 1, begins)
	const isCalled =
		words.length <= mostConnectives &&
		tokens[label.last]?.segment === tokens[last]?.segment &&
		words.every(({ word }) => connective.test(word)) &&
		(words.length > 0 || label.words.startsWith('the') || label.words.startsWith('my'))
	return isCalled ? meanings[label.name]({ count, label, distance: words.length, isEnding: true }) : null
}

/** Index of the first label that ends at `token` or later. */
function indexAfter(labels: readonly Label[], token: number) {
	let [low, high] = [0, labels.length]
	while (low < high) {
		const middle = (low + high) >> 1
		if ((labels[middle]?.last ?? 0) < token) low = middle + 1
		else high = middle
	}
	return low
}
