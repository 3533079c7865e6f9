import type { Analysis } from '#features/analysis/contract.ts'
import { passMark } from '#features/analysis/contract.ts'
import type { LabeledCall } from './labeled-call.ts'

export type Judged = { call: LabeledCall; analysis: Analysis }
type Item = { code: string; turn: number }
type Count = { right: number; extra: number; missed: number }

/** An objection counts when it is found within this many turns of its label. */
const objectionSlack = 2

/** The figures of a set of calls: shares of 1, except the mean error of the score in points. */
export function measure(judged: readonly Judged[]) {
	const scored = judged.filter(({ analysis }) => analysis.overallScore !== null)
	const byCall = judged.flatMap(compareCodes)
	return {
		...measureLabels(judged),
		passOrFail: share(scored.map(isPassAgreed)),
		scoreMeanError: round(mean(scored.map(scoreError)), 1),
		unverifiableQuotes: judged.reduce((total, each) => total + unverifiable(each), 0),
		violationF1: perCode(byCall),
		disclosureExact: perCode(
			scored.flatMap(compareDisclosures).map(({ code, isExact }) => ({ code, count: asCount(isExact) })),
		),
	}
}

/** The figures of calls that have labels and no scores by reviewers. */
export function measureLabels(judged: readonly Judged[]) {
	const byTurn = judged.map((each) => matchStatements(each))
	const objections = judged.map(({ call, analysis }) =>
		match(call.labels.objections, analysis.objections, objectionSlack, call.labels.violationsDisputed),
	)
	const scored = judged.filter(({ analysis }) => analysis.overallScore !== null)
	return {
		calls: judged.length,
		/** Excluded from disclosure and score figures, such as voicemails. */
		notScored: judged.length - scored.length,
		violationsByTurn: rates(sum(byTurn)),
		violationCodesByCall: rates(sum(judged.flatMap(compareCodes).map(({ count }) => count))),
		objections: rates(sum(objections)),
		disclosureStatusExact: share(scored.flatMap(compareDisclosures).map(({ isExact }) => isExact)),
		closedDeal: share(judged.map(({ call, analysis }) => analysis.isClosedDeal === call.labels.isClosedDeal)),
	}
}

/** What is listed against the rep, however sure: not what was taken back, nor what was heard too unsurely. */
export const statementsFound = ({ findings }: Analysis) => findings.filter(({ status }) => status === 'found')

/** Pairs the labeled statements of a call with those found, by turn. */
export function matchStatements(
	{ call: { labels }, analysis }: Judged,
	isCounted: (finding: Analysis['findings'][number]) => boolean = () => true,
) {
	return match(labels.violations, statementsFound(analysis).filter(isCounted), 0, labels.violationsDisputed)
}

/** Pairs labels with what was found, one to one; an extra that only a disputed label explains is not counted. */
function match(
	labels: readonly Item[],
	results: readonly Item[],
	slack: number,
	disputed: readonly Item[] = [],
): Count {
	const isNear = (a: Item, b: Item) => a.code === b.code && Math.abs(a.turn - b.turn) <= slack
	const left = [...results]
	let right = 0
	for (const label of labels) {
		const at = left.findIndex((result) => isNear(label, result))
		if (at < 0) continue
		left.splice(at, 1)
		right++
	}
	const extra = left.filter(
		(result) => ![...labels, ...disputed].some((label) => isNear(label, result)),
	).length
	return { right, extra, missed: labels.length - right }
}

function compareCodes({ call, analysis }: Judged) {
	const wanted = new Set(call.labels.violations.map(({ code }) => code))
	const disputed = new Set(call.labels.violationsDisputed.map(({ code }) => code))
	const got = new Set(statementsFound(analysis).map(({ code }) => code))
	return [...wanted.union(got)].flatMap((code) => {
		if (wanted.has(code))
			return [{ code, count: got.has(code) ? asCount(true) : { right: 0, extra: 0, missed: 1 } }]
		return disputed.has(code) ? [] : [{ code, count: { right: 0, extra: 1, missed: 0 } }]
	})
}

const compareDisclosures = ({ call, analysis }: Judged) =>
	Object.entries(call.labels.disclosures).map(([code, { status }]) => ({
		code,
		isExact:
			(analysis.disclosures.find((disclosure) => disclosure.code === code)?.status ?? 'missing') === status,
	}))

/** Where the reviewers themselves disagree on passing, either answer agrees with one of them. */
function isPassAgreed({ call, analysis }: Judged) {
	const passes = (score: number | null) => score !== null && score >= passMark
	return call.labels.scores.some((score) => passes(score) === passes(analysis.overallScore))
}

const scoreError = ({ call, analysis }: Judged) =>
	Math.min(...call.labels.scores.map((score) => Math.abs(score - (analysis.overallScore ?? 0))))

const unverifiable = ({ call, analysis }: Judged) =>
	analysis.findings.filter(({ turn, quote }) => {
		const said = call.turns[turn]
		return said?.speaker !== 'rep' || !said.text.includes(quote)
	}).length

function perCode(items: readonly { code: string; count: Count }[]) {
	const groups = Map.groupBy(items, ({ code }) => code)
	return Object.fromEntries(
		[...groups].sort().map(([code, group]) => [code, rates(sum(group.map(({ count }) => count))).f1]),
	)
}

const asCount = (isRight: boolean): Count => ({ right: Number(isRight), extra: 0, missed: Number(!isRight) })

export const sum = (counts: readonly Count[]) =>
	counts.reduce(
		(total, { right, extra, missed }) => ({
			right: total.right + right,
			extra: total.extra + extra,
			missed: total.missed + missed,
		}),
		{ right: 0, extra: 0, missed: 0 },
	)

export function rates({ right, extra, missed }: Count) {
	const precision = right / (right + extra || 1)
	const recall = right / (right + missed || 1)
	const f1 = (2 * precision * recall) / (precision + recall || 1)
	return { precision: round(precision, 3), recall: round(recall, 3), f1: round(f1, 3) }
}

const mean = (values: readonly number[]) =>
	values.reduce((total, value) => total + value, 0) / (values.length || 1)
const share = (values: readonly boolean[]) => round(mean(values.map(Number)), 3)
const round = (value: number, digits: number) => Math.round(value * 10 ** digits) / 10 ** digits
