import { type Stage, stages } from '../brief.ts'
import type { Typed } from '../read-typed.ts'
import { latestNamedStage } from '../stand-cues.ts'
import { stageInput } from './request-features.ts'
import { predictRequest } from './request-heads.ts'

/** A piece for the wrong stage mentions things that never happened, and one without a stage is only plainer. */
const leastProbability = 0.1
/** The latest stage that a request names counts, unless another is so many times as likely. */
const timesLikelier = 2

/** The customer's most likely stage; null where none is likely. */
export function classifyStage(typed: Typed): Stage | null {
	const probabilities = predictRequest('stage', stageInput(typed))
	const probabilityOf = (stage: Stage) => probabilities.get(stage) ?? 0
	const likeliest = stages.reduce((best, each) => (probabilityOf(each) > probabilityOf(best) ? each : best))
	const named = stages.find((stage) => stage === latestNamedStage(typed))
	const stage = named && probabilityOf(named) * timesLikelier >= probabilityOf(likeliest) ? named : likeliest
	return probabilityOf(stage) < leastProbability ? null : stage
}
