import { and, eq } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import type { ObjectModel } from '#platform/language-model/language-model.ts'
import { questionHash } from '#platform/language-model/question-hash.ts'
import { modelAnswers } from '../tables.ts'
import { promptVersion } from './questions.ts'

/**
 * The model, whose answers about a call are stored: the same question gets the same answer, also after a restart, and
 * costs nothing. A question is the same if model, instructions, words and shape of the answer are. Questions hold the
 * words of the call, so only their hashes are stored.
 */
export function rememberAnswers(model: ObjectModel, db: Db, recordingId: string): ObjectModel {
	return {
		...model,
		async generateObject(ask) {
			const question = questionHash(ask, model.name)
			const known = and(eq(modelAnswers.recordingId, recordingId), eq(modelAnswers.question, question))
			const [stored] = await db.select().from(modelAnswers).where(known)
			const remembered = ask.schema.safeParse(stored?.answer)
			if (stored && remembered.success) {
				ask.onUsage?.({ inputTokens: stored.inputTokens, outputTokens: stored.outputTokens })
				return remembered.data
			}
			const used = { inputTokens: 0, outputTokens: 0 }
			const answer = await model.generateObject({
				...ask,
				onUsage(usage) {
					Object.assign(used, usage)
					ask.onUsage?.(usage)
				},
			})
			const values = { model: model.name, promptVersion, answer, ...used }
			await db
				.insert(modelAnswers)
				.values({ recordingId, question, ...values })
				.onConflictDoUpdate({ target: [modelAnswers.recordingId, modelAnswers.question], set: values })
			return answer
		},
	}
}
