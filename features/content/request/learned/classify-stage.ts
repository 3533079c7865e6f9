import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { predict } from '#platform/linear-classifier/model.ts'
import { readModel } from '#platform/linear-classifier/stored-model.ts'
import type { Stage } from '../brief.ts'
import type { Typed } from '../read-typed.ts'
import { latestNamedStage } from '../stand-cues.ts'
import { noStage, stageFeatures } from './request-features.ts'

const model = readModel(readFileSync(join(import.meta.dirname, 'stage-weights.gz')))
/** A piece for the wrong stage tells a customer of what never was, and one for none is only plainer. */
const leastChance = 0.1
/** The latest stage that a request names counts, unless another is so many times as likely. */
const timesLikelier = 2

/** Where the customer most likely stands, learned from labeled requests; null where no stage is likely. */
export function classifyStage(typed: Typed): Stage | null {
	const chances = predict(model, stageFeatures(typed))
	const stages = model.codes
		.map((code, at) => ({ code, chance: chances[at] ?? 0 }))
		.filter(({ code }) => code !== noStage)
	const likeliest = stages.reduce((best, each) => (each.chance > best.chance ? each : best))
	const named = latestNamedStage(typed)
	const { code, chance } =
		stages.find((stage) => stage.code === named && stage.chance * timesLikelier >= likeliest.chance) ??
		likeliest
	return chance < leastChance ? null : (code as Stage)
}
