import { join } from 'node:path'
import { sampleRankCorrelation } from 'simple-statistics'
import { z } from 'zod'
import { rateSession } from '#features/role-play/judge/index.ts'
import { scenarios } from '#features/role-play/scenarios/index.ts'
import { readJsonLines } from '#platform/data/read-json-lines.ts'
import { playCall } from './play-call.ts'

/**
 * A practice call that a trainer played and scored before seeing the product's score. `kind`: A excellent, B decent, C unlawful,
 * D weak, E gaming the score or off topic. Trainers did not know the scoring formula.
 */
const JudgedSession = z.strictObject({
	id: z.string(),
	author: z.string(),
	kind: z.enum(['A', 'B', 'C', 'D', 'E']),
	/** Version of the message classifier during play. */
	playedOn: z.enum(['phrases', 'first heads', 'second heads']),
	scenario: z.string(),
	seed: z.int(),
	/** 0-100. */
	score: z.number(),
	passed: z.boolean(),
	why: z.string(),
	/** Each message of the rep, with the reply as it was and what the trainer thought of it. */
	turns: z.array(
		z.strictObject({
			rep: z.string(),
			reply: z.string(),
			verdict: z.enum(['coherent', 'odd', 'broken']),
			why: z.string(),
		}),
	),
})

const sessions = readJsonLines(join(import.meta.dirname, 'judged-sessions'), JudgedSession)

/** Replays the messages with the current prospect and compares scores with the trainers'. */
export function compareWithTrainers() {
	const scored = sessions.map((session) => {
		const script = scenarios.find(({ id }) => id === session.scenario)
		if (!script) throw new Error(`There is no scenario '${session.scenario}'`)
		const lines = session.turns.map(({ rep }) => rep)
		const say = ({ turn }: { turn: number }) => lines[turn] ?? null
		const { conversation, played, outcome } = playCall(
			script,
			{ name: session.id, rank: 0, say },
			session.seed,
		)
		const { overallScore, passed } = rateSession({ script, conversation, played, outcome })
		return { ...session, overallScore: overallScore ?? 0, hasPassed: passed ?? false }
	})
	const correlation = (those: typeof scored) =>
		sampleRankCorrelation(
			those.map(({ score }) => score),
			those.map(({ overallScore }) => overallScore),
		)
	const byAuthor = Object.groupBy(scored, ({ author }) => author)
	const versions = Object.entries(Object.groupBy(sessions, ({ playedOn }) => playedOn))
	return {
		sessions: scored.length,
		rankCorrelation: correlation(scored),
		rankCorrelationByAuthor: Object.fromEntries(
			Object.entries(byAuthor).map(([author, those = []]) => [author, correlation(those)]),
		),
		passedAlike: scored.filter(({ passed, hasPassed }) => passed === hasPassed).length,
		repliesWhenPlayed: Object.fromEntries(
			versions.map(([version, those = []]) => [version, countVerdicts(those)]),
		),
		scores: scored.map(({ id, score, overallScore }) => `${id} ${score} ${overallScore}`),
	}
}

function countVerdicts(those: typeof sessions) {
	const verdicts = those.flatMap(({ turns }) => turns.map(({ verdict }) => verdict))
	const byVerdict = Object.groupBy(verdicts, (verdict) => verdict)
	return Object.fromEntries(Object.entries(byVerdict).map(([verdict, all]) => [verdict, all.length]))
}
