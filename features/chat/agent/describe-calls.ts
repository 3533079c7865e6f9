import { passMark } from '#features/analysis/limits.ts'
import { formatCount } from '#platform/text/format-number.ts'
import type { CallFigures, KnownCall } from '../calls/call-book.ts'

const day = (at: Date) => at.toISOString().slice(0, 10)
const minute = (seconds: number | null) =>
	seconds === null
		? ''
		: ` at ${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`
const percent = (part: number, whole: number) =>
	whole === 0 ? '' : ` (${Math.round((100 * part) / whole)}%)`

/** A call in one line, for a model to pick from. */
export const describeCallBriefly = ({
	id,
	title,
	at,
	score,
	customer,
	rep,
	isOwn,
	isClosedDeal,
}: KnownCall) =>
	[
		`id ${id}: “${title}”, ${day(at)}`,
		score === null ? 'not scored' : `score ${score}`,
		isClosedDeal ? 'closed deal' : 'no deal',
		customer ? `customer ${customer}` : '',
		isOwn || !rep ? '' : `rep ${rep}`,
	]
		.filter(Boolean)
		.join(', ')

/** The facts about a call that a coach may state, in words that a model can repeat. */
export function describeCallFully(call: KnownCall): string {
	const { statements, disclosures, disclosuresWereDue, objections, skills, strengths, actions } = call
	return [
		describeCallBriefly(call),
		call.seconds === null ? '' : `Length: ${formatCount(Math.round(call.seconds / 60), 'minute')}.`,
		call.notScoredBecause ?? '',
		...statements.map(
			({ title, quote, start, citation, sayInstead }) =>
				`Prohibited statement${minute(start)}: ${title} (${citation}): “${quote}”. Say instead: “${sayInstead}”`,
		),
		statements.length === 0 ? 'No prohibited statement was found.' : '',
		...(disclosuresWereDue
			? disclosures.map(({ title, status, sayThis }) => `Disclosure ${status}: ${title}. Say: “${sayThis}”`)
			: ['No disclosures were due on this call.']),
		...objections.map(
			({ title, handled, quote, start }) =>
				`Objection${minute(start)}: ${title}, ${handled ? 'handled' : 'not handled'}: “${quote}”`,
		),
		...skills.map(({ title, score }) => `Skill ${title}: ${score} of 10`),
		...strengths.map((text) => `Done well: ${text}`),
		...actions.map((text) => `To do: ${text}`),
	]
		.filter(Boolean)
		.join('\n')
}

/** Figures over calls, each with what it is counted of. */
export function describeFigures(figures: CallFigures): string {
	const { calls, scored, passed, averageScore, closedDeals, from, to, disclosuresDue, trend } = figures
	if (calls === 0) return 'There are no calls in this period.'
	return [
		`${formatCount(calls, 'call')}, from ${from ? day(from) : '?'} to ${to ? day(to) : '?'}; ${scored} scored; average score ${averageScore ?? 'none'}; ${passed} passed (${passMark} or more)${percent(passed, scored)}; ${formatCount(closedDeals, 'closed deal')}${percent(closedDeals, calls)}.`,
		trend ? `Average score of the older half ${trend.older}, of the newer half ${trend.newer}.` : '',
		...figures.statements.map(
			({ title, calls: said, latest }) =>
				`Prohibited statement “${title}”: on ${formatCount(said, 'call')}${percent(said, calls)}; latest on call id ${latest.id}.`,
		),
		`Disclosures were due on ${formatCount(disclosuresDue, 'call')}.`,
		...figures.disclosures.map(
			({ title, missed }) =>
				`Disclosure “${title}”: missing or partial on ${formatCount(missed, 'call')}${percent(missed, disclosuresDue)}.`,
		),
		...figures.objections.map(
			({ title, raised, handled }) =>
				`Objection “${title}”: raised on ${formatCount(raised, 'call')}, handled on ${handled}${percent(handled, raised)}.`,
		),
		...figures.skills.map(({ title, average }) => `Skill ${title}: average ${average} of 10.`),
	]
		.filter(Boolean)
		.join('\n')
}
