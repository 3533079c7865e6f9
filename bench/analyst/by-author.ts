import { analyzeTranscript } from '#features/analysis/analyze-transcript/index.ts'
import { requiredDisclosures } from '#features/compliance/index.ts'
import { type LabeledCall as CorpusCall, readCorpus } from '#features/language/index.ts'
import { measureLevels } from './by-level.ts'
import { asTurns, type LabeledCall } from './labeled-call.ts'
import { type Judged, measureLabels } from './measure.ts'

type Row = { author: string; style: string; calls: number } & Figures
type Figures = Record<(typeof figures)[number], number>
const figures = [
	'turnF1',
	'turnPrecision',
	'turnRecall',
	'codeF1',
	'disclosures',
	'objectionF1',
	'closedDeal',
] as const

type JudgedAuthor = { author: string; style: string; judged: Judged[] }

/** The whole English calls of each author of a split, or of some of them, as the analyst judges them. */
export function judgeAuthors(split: CorpusCall['split'], only: readonly string[] = []): JudgedAuthor[] {
	const calls = readCorpus({ split, sources: ['call'] }).filter(
		({ language, author }) => language === 'en' && (only.length === 0 || only.includes(author)),
	)
	return [...Map.groupBy(calls, ({ author }) => author)].map(([author, theirs]) => ({
		author,
		style: theirs[0]?.style ?? 'earlier',
		judged: theirs
			.map(toBenchCall)
			.map((call) => ({ call, analysis: analyzeTranscript(asTurns(call.turns)) })),
	}))
}

/**
 * How well the analyst agrees with each author, and the mean and standard deviation over authors. Only authors held out of
 * training show how well it understands people it has not met: everything was trained on every author of the train split.
 * `tools/train/calibrate.py` reports authors left out in turn.
 */
export function measureAuthors(authors: readonly JudgedAuthor[]) {
	const rows = authors.map(({ author, style, judged }): Row => {
		const { violationsByTurn, violationCodesByCall, objections, ...rest } = measureLabels(judged)
		return {
			author,
			style,
			calls: judged.length,
			turnF1: violationsByTurn.f1,
			turnPrecision: violationsByTurn.precision,
			turnRecall: violationsByTurn.recall,
			codeF1: violationCodesByCall.f1,
			disclosures: rest.disclosureStatusExact,
			objectionF1: objections.f1,
			closedDeal: rest.closedDeal,
		}
	})
	const byStyle = [...Map.groupBy(rows, ({ style }) => style)].map(([style, group]) => ({
		style,
		authors: group.length,
		...Object.fromEntries(figures.map((figure) => [figure, describeSpread(group.map((row) => row[figure]))])),
	}))
	return { rows, byStyle }
}

/** Precision and recall by level, of all calls of a style together and of all calls. */
export function measureLevelsByStyle(authors: readonly JudgedAuthor[]) {
	const byStyle = [...Map.groupBy(authors, ({ style }) => style), ['all', authors] as const]
	return byStyle.flatMap(([style, group]) =>
		Object.entries(measureLevels(group.flatMap(({ judged }) => judged))).map(([level, rates]) => ({
			style,
			level,
			...rates,
		})),
	)
}

/** The figures that the product shows, in the form of `features/compliance/texts/measured.json`. */
export function summarizeForScreen(authors: readonly JudgedAuthor[]) {
	const { rows } = measureAuthors(authors)
	const styles = [...Map.groupBy(rows, ({ style }) => style)].map(([style, group]) => [
		style,
		{
			authors: group.length,
			calls: group.reduce((sum, { calls }) => sum + calls, 0),
			recall: meanOf(group.map(({ turnRecall }) => turnRecall)),
			precision: meanOf(group.map(({ turnPrecision }) => turnPrecision)),
		},
	])
	const judged = authors.flatMap((author) => author.judged)
	const { precision = 0, recall = 0 } = measureLevels(judged).certain ?? {}
	return {
		heldOut: { authors: authors.length, calls: judged.length, styles: Object.fromEntries(styles) },
		certain: { recall, precision },
	}
}

const meanOf = (values: readonly number[]) =>
	Math.round((100 * values.reduce((sum, value) => sum + value, 0)) / values.length) / 100

function describeSpread(values: readonly number[]) {
	const mean = values.reduce((sum, value) => sum + value, 0) / values.length
	const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length
	return `${mean.toFixed(2)} ± ${Math.sqrt(variance).toFixed(2)}`
}

function toBenchCall({ id, turns, disputed, isClosedDeal = false }: CorpusCall): LabeledCall {
	const given = new Set(turns.flatMap(({ disclosures }) => disclosures))
	const statusOf = ({ code, elements }: (typeof requiredDisclosures)[number]) => {
		const needed = elements.filter((element) => element.id.startsWith('E'))
		const count = needed.filter((element) => given.has(`${code}.${element.id}`)).length
		return count === needed.length ? 'given' : count > 0 ? 'partial' : 'missing'
	}
	return {
		id,
		turns: turns.map(({ speaker, text }, at) => ({
			speaker: speaker === 'rep' ? 'rep' : 'customer',
			text,
			start: at * 10,
			end: at * 10 + 9,
		})),
		labels: {
			isClosedDeal,
			violations: turns
				.flatMap(({ statements }, turn) => statements.map(({ code }) => ({ code, turn })))
				.filter(({ code, turn }) => !disputed.some((each) => each.code === code && each.turn === turn)),
			violationsDisputed: disputed,
			disclosures: Object.fromEntries(
				requiredDisclosures.map((disclosure) => [disclosure.code, { status: statusOf(disclosure) }]),
			),
			objections: turns.flatMap(({ objections }, turn) =>
				objections.map(({ code, isHandled }) => ({ code, turn, handled: isHandled })),
			),
			scores: [],
		},
	}
}
