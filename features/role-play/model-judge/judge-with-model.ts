import { eq } from 'drizzle-orm'
import type { ModelReading } from '#features/analysis/contract.ts'
import { readCallWithModel, readingPromptVersion } from '#features/analysis/index.ts'
import { findingKey } from '#features/analysis/pure.ts'
import type { Finding } from '#features/compliance/index.ts'
import { Problem } from '#platform/http/problem.ts'
import { objectModelFor } from '#platform/language-model/language-model.ts'
import type { Services } from '#platform/services.ts'
import type { ModelJudgment } from '../contract.ts'
import { turnsOf } from '../judge/index.ts'
import { findingInPractice, rating } from '../practice-tasks.ts'
import { readMessages } from '../sessions/find-session.ts'
import { playOf } from '../sessions/take-turn.ts'
import { practiceSessions } from '../tables.ts'

/**
 * Has the language model judge a completed session as it reads calls: what it reports is kept as far as the words prove
 * it and it confirms it when asked alone. The session is rated again by the same formula with that merged in; with
 * `MODEL_IN_SCORE=on` this rating becomes the session's. Does nothing for a session that was judged or erased.
 */
export async function judgeWithModel(services: Services, sessionId: string, signal: AbortSignal) {
	const { db, languageModel, threads } = services
	if (!languageModel) throw new Problem(503, 'no-language-model', 'No language model is configured any more.')
	const [session] = await db.select().from(practiceSessions).where(eq(practiceSessions.id, sessionId))
	if (!session?.modelJudgment || session.modelJudgment.promptVersion !== null) return
	const play = playOf(session, await readMessages(db, sessionId))
	const person = session.personId
	const findings = await threads.run(findingInPractice, play, { person })
	const { summary, statements, cleared, elements, skills, coaching } = await readCallWithModel(
		objectModelFor(languageModel, 'role-play'),
		turnsOf(play.conversation),
		findings,
		signal,
	)
	const heard = { statements, cleared, elements }
	const rated = await threads.run(rating, { ...play, reading: heard }, { person })
	const { overallScore, passed } = rated
	const modelJudgment: ModelJudgment = {
		...session.modelJudgment,
		model: languageModel.name,
		promptVersion: readingPromptVersion,
		failure: null,
		reading: { summary, statements, elements, skills, coaching, rejected: rejectedIn(findings, cleared) },
		withModel: { overallScore, passed },
	}
	await db
		.update(practiceSessions)
		.set({ modelJudgment, ...(modelJudgment.inScore === 'on' && rated) })
		.where(eq(practiceSessions.id, sessionId))
}

const rejectedIn = (findings: readonly Finding[], cleared: ModelReading['cleared']) =>
	findings.flatMap((finding) => {
		const { code, title, quote } = finding
		const why = cleared.find(({ key }) => key === findingKey(finding))?.why
		return why ? [{ code, title, quote, why }] : []
	})

/** The session keeps its score; its page says that the model could not be asked, and why. */
export async function giveUpJudgment({ db }: Services, sessionId: string, { message }: Problem) {
	const [session] = await db.select().from(practiceSessions).where(eq(practiceSessions.id, sessionId))
	if (!session?.modelJudgment) return
	const modelJudgment = { ...session.modelJudgment, failure: message }
	await db.update(practiceSessions).set({ modelJudgment }).where(eq(practiceSessions.id, sessionId))
}
