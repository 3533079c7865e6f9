import { chancesOf, openModel } from '#platform/linear-classifier/model.ts'
import type { Stage } from '../../brief.ts'
import { readStage } from '../read-stage.ts'
import type { Typed } from '../read-typed.ts'
import { noStage, stageFeatures } from './stage-features.ts'
import weights from './stage-weights.json' with { type: 'json' }

const model = openModel(weights)
/**
 * Most requests on which it learned that nothing is told leave open what a reader could guess: a stage far less likely
 * than none is right more often than not.
 */
const leastChance = 0.03
/** Who has decided is told less of the risks: that has to be surer. */
const leastChanceDecided = 0.1
const decided: ReadonlySet<Stage> = new Set(['enrolled', 'in_program', 'finished', 'left', 'declined'])

/** What the rules say counts, unless another stage is this many times as likely. */
const timesLikelier = 2

/**
 * Where the customer most likely stands, learned from requests in many voices, with what the rules make of it as one
 * sign; null where no stage is likely.
 */
export function judgeStage(typed: Typed): Stage | null {
	const chances = chancesOf(model, stageFeatures(typed))
	const stages = model.codes
		.map((code, at) => ({ code, chance: chances[at] ?? 0 }))
		.filter(({ code }) => code !== noStage)
	const likeliest = stages.reduce((best, each) => (each.chance > best.chance ? each : best))
	const ruled = stages.find(({ code }) => code === readStage(typed))
	const { code, chance } = ruled && ruled.chance * timesLikelier >= likeliest.chance ? ruled : likeliest
	const stage = code as Stage
	return chance < (decided.has(stage) ? leastChanceDecided : leastChance) ? null : stage
}
