import { eq, sql, sum } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { Problem } from '#platform/http/problem.ts'
import type { LanguageModel, ModelUsage, ModelUse } from '#platform/language-model/language-model.ts'
import { modelUsage } from './tables.ts'

/** The day by UTC, as the usage is counted. */
export const today = () => new Date().toISOString().slice(0, 10)

type Asked = Pick<Parameters<LanguageModel['streamText']>[0], 'onUsage' | 'use'>

/** Meters answers and passes them on to the caller. */
const listenTo =
	({ onUsage }: Pick<Asked, 'onUsage'>, usages: ModelUsage[]) =>
	(usage: ModelUsage) => {
		usages.push(usage)
		onUsage?.(usage)
	}

/**
 * The model, with what its answers take counted by day and use. Once a day's tokens reach `tokensPerDay` nothing more is asked that
 * day: Problem 429 `model-budget`. An answer under way is finished, so a day may end somewhat above.
 */
export function meterModel(model: LanguageModel, db: Db, tokensPerDay: number | null): LanguageModel {
	const admit = async () => {
		if (tokensPerDay === null) return
		const tokens = sum(sql`${modelUsage.inputTokens} + ${modelUsage.outputTokens}`).mapWith(Number)
		const [used] = await db.select({ tokens }).from(modelUsage).where(eq(modelUsage.day, today()))
		if ((used?.tokens ?? 0) >= tokensPerDay)
			throw new Problem(429, 'model-budget', 'Today’s token budget for the language model is used up.')
	}
	const count = async (use: ModelUse, usages: readonly ModelUsage[]) => {
		if (usages.length === 0) return
		const added = {
			questions: usages.length,
			inputTokens: usages.reduce((sum, usage) => sum + usage.inputTokens, 0),
			outputTokens: usages.reduce((sum, usage) => sum + usage.outputTokens, 0),
		}
		await db
			.insert(modelUsage)
			.values({ day: today(), use, ...added })
			.onConflictDoUpdate({
				target: [modelUsage.day, modelUsage.use],
				set: {
					questions: sql`${modelUsage.questions} + ${added.questions}`,
					inputTokens: sql`${modelUsage.inputTokens} + ${added.inputTokens}`,
					outputTokens: sql`${modelUsage.outputTokens} + ${added.outputTokens}`,
				},
			})
	}
	/** Asks within the budget, and counts the tokens whatever the result. */
	const metered = async <Ask extends Asked, Answer>(
		ask: Ask,
		answer: (ask: Ask) => Promise<Answer>,
	): Promise<Answer> => {
		await admit()
		const usages: ModelUsage[] = []
		try {
			return await answer({ ...ask, onUsage: listenTo(ask, usages) })
		} finally {
			await count(ask.use, usages)
		}
	}
	return {
		name: model.name,
		capabilities: model.capabilities,
		generateObject: (ask) => metered(ask, (asked) => model.generateObject(asked)),
		answerWithTools: (ask) => metered(ask, (asked) => model.answerWithTools(asked)),
		async *streamText(ask) {
			await admit()
			const usages: ModelUsage[] = []
			try {
				yield* model.streamText({ ...ask, onUsage: listenTo(ask, usages) })
			} finally {
				await count(ask.use, usages)
			}
		},
	}
}
