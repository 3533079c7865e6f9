import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { predict } from '#platform/linear-classifier/model.ts'
import { readModel } from '#platform/linear-classifier/stored-model.ts'
import type { Stage } from '../brief.ts'
import { readStage } from '../read-stage.ts'
import type { Typed } from '../read-typed.ts'
import { noStage, stageFeatures } from './request-features.ts'

const model = readModel(readFileSync(join(import.meta.dirname, 'stage-weights.gz')))
/**
 * From these chances on a stage is told, where the rules name it too and where they do not: a piece for the wrong stage
 * tells a customer of what never was, and one for none is only plainer.
 */
const leastChance = { ruled: 0.03, alone: 0.2 }

/** What the rules say counts, unless another stage is this many times as likely. */
const timesLikelier = 2

/**
 * Where the customer most likely stands, learned from labeled requests, with what the rules make of it as one
 * sign; null where no stage is likely.
 */
export function classifyStage(typed: Typed): Stage | null {
	const chances = predict(model, stageFeatures(typed))
	const stages = model.codes
		.map((code, at) => ({ code, chance: chances[at] ?? 0 }))
		.filter(({ code }) => code !== noStage)
	const likeliest = stages.reduce((best, each) => (each.chance > best.chance ? each : best))
	const ruled = stages.find(({ code }) => code === readStage(typed))
	const { code, chance } = ruled && ruled.chance * timesLikelier >= likeliest.chance ? ruled : likeliest
	const least = code === ruled?.code ? leastChance.ruled : leastChance.alone
	return chance < least ? null : (code as Stage)
}
