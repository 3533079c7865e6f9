import type { FindingLevel } from '#features/compliance/index.ts'
import { type Judged, matchStatements, rates, statementsFound, sum } from './measure.ts'

/** What each row of the report counts as found. */
const levelsOf: Record<string, readonly FindingLevel[]> = {
	certain: ['certain'],
	'certain and likely': ['certain', 'likely'],
	all: ['certain', 'likely', 'possible'],
}

/** Precision, recall and F1 of prohibited statements by turn, by how sure the engine is. */
export function measureLevels(judged: readonly Judged[]) {
	return Object.fromEntries(
		Object.entries(levelsOf).map(([name, levels]) => {
			const isOfLevel = ({ level }: { level: FindingLevel }) => levels.includes(level)
			return [name, rates(sum(judged.map((each) => matchStatements(each, isOfLevel))))]
		}),
	)
}

const bands = [0.25, 0.35, 0.5, 0.65, 0.8, 0.9, 1.001]

/** Of the findings in each band of probability, how many there are and which share of them readers confirm. */
export function measureReliability(judged: readonly Judged[]) {
	const findings = judged.flatMap(({ call, analysis }) => {
		const { violations, violationsDisputed } = call.labels
		const isAmong = (labels: typeof violations, code: string, turn: number) =>
			labels.some((label) => label.code === code && label.turn === turn)
		return statementsFound(analysis).flatMap(({ code, turn, probability }) =>
			probability === null || isAmong(violationsDisputed, code, turn)
				? []
				: [{ probability, isRight: isAmong(violations, code, turn) }],
		)
	})
	return bands.slice(0, -1).map((from, at) => {
		const to = bands[at + 1] ?? 1
		const inside = findings.filter(({ probability }) => probability >= from && probability < to)
		const right = inside.filter(({ isRight }) => isRight).length
		return {
			probability: `${from.toFixed(2)} to ${Math.min(1, to).toFixed(2)}`,
			findings: inside.length,
			right: inside.length > 0 ? Math.round((100 * right) / inside.length) / 100 : null,
		}
	})
}
