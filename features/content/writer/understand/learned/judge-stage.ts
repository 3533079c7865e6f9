import { chancesOf, openModel } from '#platform/linear-classifier/model.ts'
import type { Stage } from '../../brief.ts'
import type { Typed } from '../read-typed.ts'
import { stageFeatures } from './stage-features.ts'
import weights from './stage-weights.json' with { type: 'json' }

const model = openModel(weights)
/** A stage less likely than this is left open: a piece that takes the customer for elsewhere is worse than a plain one. */
const leastChance = 0.4
/** Who has decided is told less of the risks: that has to be surer. */
const leastChanceDecided = 0.5
const decided: ReadonlySet<Stage> = new Set(['enrolled', 'in_program', 'finished', 'left', 'declined'])

/** Where the customer most likely stands, learned from requests in many voices; null where no stage is likely. */
export function judgeStage(typed: Typed): Stage | null {
	const chances = chancesOf(model, stageFeatures(typed))
	const best = Math.max(...chances)
	const stage = model.codes[chances.indexOf(best)] as Stage
	return best < (decided.has(stage) ? leastChanceDecided : leastChance) ? null : stage
}
