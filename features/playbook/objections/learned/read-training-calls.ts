import { createHash } from 'node:crypto'
import { type ReadTurn, readCall, type Turn } from '#features/compliance/index.ts'
import { readCorpus } from '#features/language/index.ts'
import type { Example } from '#platform/linear-classifier/model.ts'
import { withoutRare } from '#platform/linear-classifier/without-rare.ts'
import { exchangeAt } from './exchange.ts'
import { answerFeatures, raisingFeatures } from './speech-features.ts'

/** The code of a turn that raises no objection. */
const none = 'none'
/** Turns that object are rare in whole calls; each counts this often. */
const repeats = 3
type TrainingCall = { call: ReadTurn[]; labels: { code: string; outcome: string }[][]; isWhole: boolean }

/** The calls and exchanges of the corpus that are labeled for objections. */
export const readTrainingCalls = (): TrainingCall[] =>
	readCorpus({ sources: ['call', 'exchange', 'rule-development'] })
		.filter(({ labeledFor, language }) => labeledFor.includes('objections') && language === 'en')
		.map(({ source, turns }) => ({
			call: readCall(
				turns.map(
					({ speaker, text }): Turn => ({
						speaker: speaker === 'rep' ? 'rep' : 'customer',
						text,
						start: null,
						end: null,
						confidence: null,
					}),
				),
			),
			labels: turns.map(({ objections }) =>
				objections.map(({ code, isHandled }) => ({ code, outcome: isHandled ? 'handled' : 'missed' })),
			),
			isWhole: source !== 'exchange',
		}))

export function raisingExamples(calls: readonly TrainingCall[]): Example[] {
	const examples = calls.flatMap(({ call, labels, isWhole }) =>
		call.flatMap((customer, at) => {
			if (customer.turn.speaker !== 'customer') return []
			const features = raisingFeatures(exchangeAt(call, at))
			const codes = labels[at]?.map(({ code }) => code) ?? []
			if (codes.length === 0) return [{ features, code: none, times: 1 }]
			return codes.map((code) => ({ features, code, times: isWhole ? repeats : 1 }))
		}),
	)
	const known = withoutRare(examples)
	return known.flatMap((example, at) => Array<Example>(examples[at]?.times ?? 1).fill(example))
}

export const answerExamples = (calls: readonly TrainingCall[]): Example[] =>
	calls.flatMap(({ call, labels }) =>
		call.flatMap((_, at) => {
			const answer = call.slice(at + 1).find(({ turn }) => turn.speaker === 'rep')
			if (!answer) return []
			return (labels[at] ?? []).map(({ outcome }) => ({ features: answerFeatures(answer), code: outcome }))
		}),
	)

/** Changes whenever what the models learn from does: a label, a wording or a feature. Stored with the weights. */
export const checksumOf = (...examples: readonly (readonly Example[])[]): string =>
	createHash('sha256').update(JSON.stringify(examples)).digest('hex')
