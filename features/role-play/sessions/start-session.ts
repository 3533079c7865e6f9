import { randomInt, randomUUID } from 'node:crypto'
import type { Person } from '#features/people/contract.ts'
import { Problem } from '#platform/http/problem.ts'
import { SeededRandom } from '#platform/random/seeded-random.ts'
import type { Services } from '#platform/services.ts'
import { changeTime } from '#platform/time/change-time.ts'
import { highestSeed, type PracticeSession, type StartSession } from '../contract.ts'
import { currentSkills } from '../judge/index.ts'
import { findScenario } from '../learned/find-scenario.ts'
import { promptVersion } from '../model-prospect/prospect-question.ts'
import { openProspect } from '../prospect/index.ts'
import { practiceMessages, practiceSessions } from '../tables.ts'
import { presentSession } from './present-session.ts'

/**
 * Begins a practice call: the prospect picks up and says the first words. With a seed, or as an exam, the scenario is
 * played as it was written, untouched by what was learned since, so that all who are given it meet the same prospect.
 * Throws Problem 404 for a scenario that does not exist or is not the person's to play, 409 where a model is asked for
 * and none is set up.
 */
export async function startSession(
	services: Pick<Services, 'db' | 'languageModel'>,
	person: Person,
	asked: StartSession,
): Promise<PracticeSession> {
	const { db } = services
	const seed = asked.seed ?? randomInt(highestSeed)
	const isExam = asked.isExam ?? false
	const model = modelFor(services, asked)
	const isSameForAll = isExam || asked.seed !== undefined
	const script = await findScenario(db, person, asked.scenarioId, isSameForAll ? null : seed)
	const { state, line, tone } = openProspect(script, seed)
	const now = changeTime()
	return db.transaction(async (tx) => {
		const [session] = await tx
			.insert(practiceSessions)
			.values({
				personId: person.id,
				scenarioId: script.id,
				script,
				seed,
				model,
				promptVersion: model === null ? null : promptVersion,
				isExam,
				startedAt: now,
				activeAt: now,
				state,
				skillScores: currentSkills({ script, conversation: [], played: [], outcome: null }),
				objectives: script.objectives.map(({ text }) => ({ text, metBy: null })),
				feedback: { strengths: [], improvements: [], actions: [] },
			})
			.returning()
		if (!session) throw new Error('The session was not stored.')
		const opening = {
			id: randomUUID(),
			sessionId: session.id,
			place: 0,
			speaker: 'ai' as const,
			message: new SeededRandom(seed).pick(script.opening ?? []) ?? line,
			saidAt: now,
			analysis: { tone, effectiveness: null, coaching: null, findings: [] },
		}
		const messages = await tx.insert(practiceMessages).values(opening).returning()
		return presentSession(session, messages)
	})
}

/** The model that is to play the prospect, or null. An exam is played by one only when it is asked for. */
function modelFor({ languageModel }: Pick<Services, 'languageModel'>, { prospect, isExam }: StartSession) {
	const isWanted = prospect ? prospect === 'model' : !isExam
	if (prospect === 'model' && !languageModel)
		throw new Problem(409, 'no-language-model', 'No language model is set up to play the prospect.')
	return isWanted && languageModel ? languageModel.name : null
}
