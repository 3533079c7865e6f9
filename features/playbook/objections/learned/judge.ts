import type { ReadTurn } from '#features/compliance/index.ts'
import { openModel, predict } from '#platform/linear-classifier/model.ts'
import type { Exchange } from './exchange.ts'
import { answerFeatures, raisingFeatures } from './speech-features.ts'
import weights from './weights.json' with { type: 'json' }

const raising = openModel(weights.raising)
const answering = openModel(weights.answering)
const handled = answering.codes.indexOf('handled')

/** The chance (0-1) that the customer's turn raises each of the twelve objections, or 'none'. */
export function predictObjections(exchange: Exchange): Map<string, number> {
	const chances = predict(raising, raisingFeatures(exchange))
	return new Map(raising.codes.map((code, at) => [code, chances[at] ?? 0]))
}

/** The chance (0-1) that a reviewer would call the rep's answer responsive. */
export const predictHandled = (answer: ReadTurn): number =>
	predict(answering, answerFeatures(answer))[handled] ?? 0
