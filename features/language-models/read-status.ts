import { gt, sql } from 'drizzle-orm'
import type { Services } from '#platform/services.ts'
import { type LanguageModelStatus, type Usage, Use } from './contract.ts'
import { today } from './meter-model.ts'
import { modelUsage } from './tables.ts'

/** Today and the days before it that are shown. */
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
	const rows = await db
		.select({
			use: modelUsage.use,
			isToday: sql<boolean>`${modelUsage.day} = ${day}`,
			questions: modelUsage.questions,
			inputTokens: modelUsage.inputTokens,
			outputTokens: modelUsage.outputTokens,
		})
		.from(modelUsage)
		.where(gt(modelUsage.day, before))
	const ofToday = rows.filter(({ isToday }) => isToday)
	const uses = Use.options.flatMap((use) => {
		const isOfUse = (row: (typeof rows)[number]) => row.use === use
		const month = rows.filter(isOfUse)
		return month.length > 0 ? [{ use, today: sumOf(ofToday.filter(isOfUse)), month: sumOf(month) }] : []
	})
	return {
		model: languageModel?.name ?? null,
		inScore: settings.modelInScore,
		tokensPerDay: settings.modelTokensPerDay,
		today: sumOf(ofToday),
		month: sumOf(rows),
		uses,
	}
}

function sumOf(rows: readonly Usage[]): Usage {
	const sum = (of: keyof Usage) => rows.reduce((total, row) => total + row[of], 0)
	return {
		questions: sum('questions'),
		inputTokens: sum('inputTokens'),
		outputTokens: sum('outputTokens'),
	}
}
