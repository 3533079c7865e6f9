import type { CallBook, CallFigures, CallScope } from '../../calls/call-book.ts'
import type { CoachAnswer } from '../coach-answer.ts'
import { answerOf } from '../compose.ts'
import { fewCalls, percent } from './describe-figures.ts'
import type { TimeSpan } from './time-span.ts'

/** The rows of the comparison. */
const rows: readonly { title: string; value: (figures: CallFigures) => string }[] = [
	{ title: 'Analyzed calls', value: ({ calls }) => String(calls) },
	{ title: 'Passed, of scored calls', value: ({ passed, scored }) => part(passed, scored) },
	{
		title: 'Average score',
		value: ({ averageScore }) => (averageScore === null ? '–' : String(averageScore)),
	},
	{ title: 'Closed deals', value: ({ closedDeals }) => String(closedDeals) },
	{
		title: 'Objections answered',
		value: ({ objections }) => part(sum(objections, 'handled'), sum(objections, 'raised')),
	},
]

const part = (count: number, whole: number) =>
	whole === 0 ? '–' : `${count} of ${whole} (${percent(count, whole)})`
const sum = <Key extends string>(all: readonly Record<Key, number>[], key: Key) =>
	all.reduce((total, each) => total + each[key], 0)

/** The same figures of two times side by side, the later one first. */
export async function comparePeriods(
	[later, earlier]: readonly [TimeSpan, TimeSpan],
	{ of, calls }: { of: CallScope['of']; calls: CallBook },
): Promise<CoachAnswer> {
	const [now, before] = await Promise.all(
		[later, earlier].map(({ since, until }) => calls.figures({ of, since, until })),
	)
	if (!now || !before) throw new Error('Figures of two periods are needed.')
	const table = rows.map(({ title, value }) => `| ${title} | ${value(now)} | ${value(before)} |`)
	return answerOf({
		act: 'figures',
		parts: [
			verdict(now, before, later.said, earlier.said),
			[`| | ${capital(later.said)} | ${capital(earlier.said)} |`, '| --- | --- | --- |', ...table].join('\n'),
			Math.min(now.scored, before.scored) < fewCalls && 'With so few calls, a difference says little.',
		],
	})
}

function verdict(
	{ averageScore: now }: CallFigures,
	{ averageScore: before }: CallFigures,
	later: string,
	earlier: string,
) {
	if (now === null || before === null)
		return `I can't compare the scores: no call ${now === null ? later : earlier} was scored.`
	if (now === before) return `The average score is the same, ${now} of 100.`
	const change = Math.abs(now - before)
	return `The average score ${later} is ${now > before ? 'up' : 'down'} ${change} ${change === 1 ? 'point' : 'points'} from ${earlier}: **${now}** and ${before} of 100.`
}

const capital = (said: string) => said.charAt(0).toUpperCase() + said.slice(1)
