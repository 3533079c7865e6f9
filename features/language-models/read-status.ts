import { desc, gt } from 'drizzle-orm'
import type { Services } from '#platform/services.ts'
import type { LanguageModelStatus } from './contract.ts'
import { today } from './meter-model.ts'
import { modelUsage } from './tables.ts'

/** Today and the days before it that are told of. */
const daysShown = 30
const millisecondsOfDay = 86_400_000

/** The language model that is set up, and what it took. */
export async function readStatus({
	db,
	languageModel,
	settings,
}: Pick<Services, 'db' | 'languageModel' | 'settings'>): Promise<LanguageModelStatus> {
	const day = today()
	const before = new Date(Date.parse(day) - daysShown * millisecondsOfDay).toISOString().slice(0, 10)
	const days = await db
		.select()
		.from(modelUsage)
		.where(gt(modelUsage.day, before))
		.orderBy(desc(modelUsage.day))
	const none = { day, questions: 0, inputTokens: 0, outputTokens: 0 }
	return {
		model: languageModel?.name ?? null,
		inScore: settings.modelInScore,
		tokensPerDay: settings.modelTokensPerDay,
		today: days.find((each) => each.day === day) ?? none,
		days,
	}
}
