import type { AnalyzedCall } from '#features/analysis/index.ts'
import { passMark } from '#features/analysis/limits.ts'
import type { CallFigures } from './call-book.ts'
import { titleOf } from './present-call.ts'

/** Scores that make two halves worth comparing. */
const fewestForTrend = 4

/** Counts calls, given newest first. Nothing is estimated: what no call shows is left out or null. */
export function countFigures(calls: readonly AnalyzedCall[]): CallFigures {
	const scores = calls.flatMap(({ overallScore }) => overallScore ?? [])
	const due = calls.filter(({ disclosuresWereDue }) => disclosuresWereDue)
	return {
		calls: calls.length,
		scored: scores.length,
		passed: scores.filter((score) => score >= passMark).length,
		averageScore: scores.length > 0 ? Math.round(average(scores)) : null,
		closedDeals: calls.filter(({ isClosedDeal }) => isClosedDeal).length,
		from: calls.at(-1)?.uploadedAt ?? null,
		to: calls[0]?.uploadedAt ?? null,
		disclosuresDue: due.length,
		disclosures: countDisclosures(due),
		statements: countStatements(calls),
		objections: countObjections(calls),
		skills: averageSkills(calls),
		talk: measureTalk(calls),
		trend: compareHalves(scores),
	}
}

function countDisclosures(due: readonly AnalyzedCall[]): CallFigures['disclosures'] {
	const missed = due.flatMap(({ disclosures }) =>
		disclosures.filter(({ status }) => status === 'missing' || status === 'partial'),
	)
	return byCode(missed)
		.map(([{ code, title }, each]) => ({ code, title, missed: each.length }))
		.sort((a, b) => b.missed - a.missed)
}

/** However often a statement was made on a call, it is one call; the moment is its first on the newest. */
function countStatements(calls: readonly AnalyzedCall[]): CallFigures['statements'] {
	const said = calls.flatMap((call) =>
		byCode(call.statements).map(([{ code, title, start }]) => ({
			code,
			title,
			latest: { id: call.id, title: titleOf(call), start },
		})),
	)
	return byCode(said)
		.map(([newest, each]) => ({ ...newest, calls: each.length }))
		.sort((a, b) => b.calls - a.calls)
}

function countObjections(calls: readonly AnalyzedCall[]): CallFigures['objections'] {
	return byCode(calls.flatMap(({ objections }) => objections))
		.map(([{ code, title }, each]) => ({
			code,
			title,
			raised: each.length,
			handled: each.filter(({ handled }) => handled).length,
		}))
		.sort((a, b) => b.raised - a.raised)
}

function averageSkills(calls: readonly AnalyzedCall[]): CallFigures['skills'] {
	const scored = calls.filter(({ overallScore }) => overallScore !== null)
	return byCode(scored.flatMap(({ skills }) => skills))
		.map(([{ code, title }, each]) => ({
			code,
			title,
			average: Math.round(10 * average(each.map(({ score }) => score))) / 10,
		}))
		.sort((a, b) => a.average - b.average)
}

function measureTalk(calls: readonly AnalyzedCall[]): CallFigures['talk'] {
	const scored = calls.filter(({ overallScore }) => overallScore !== null)
	const shares = scored.flatMap(({ conversation }) => conversation.repTalkShare ?? [])
	const questions = scored.map(({ conversation }) => conversation.questionsAsked)
	const [longest] = scored
		.flatMap((call) => {
			const seconds = call.conversation.longestMonologueSeconds
			return seconds === null ? [] : [{ id: call.id, title: titleOf(call), seconds }]
		})
		.sort((a, b) => b.seconds - a.seconds)
	return {
		repShare: shares.length > 0 ? average(shares) : null,
		questions: questions.length > 0 ? Math.round(10 * average(questions)) / 10 : null,
		longest: longest ?? null,
	}
}

/** Of an odd number the one in the middle belongs to neither half. */
function compareHalves(newestFirst: readonly number[]): CallFigures['trend'] {
	if (newestFirst.length < fewestForTrend) return null
	const half = Math.floor(newestFirst.length / 2)
	return {
		older: Math.round(average(newestFirst.slice(-half))),
		newer: Math.round(average(newestFirst.slice(0, half))),
	}
}

/** Everything of one code together, with the first of it: newest first, as it came. */
function byCode<T extends { code: string }>(all: readonly T[]): [first: T, each: T[]][] {
	const groups = Map.groupBy(all, ({ code }) => code)
	return [...groups.values()].flatMap((each) => (each[0] ? [[each[0], each] as [T, T[]]] : []))
}

const average = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0) / numbers.length
