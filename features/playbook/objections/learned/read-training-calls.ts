import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ReadTurn, readCall, type Turn } from '#features/compliance/index.ts'
import type { Example } from '#platform/linear-classifier/model.ts'
import { withoutRare } from '#platform/linear-classifier/without-rare.ts'
import { exchangeAt } from './exchange.ts'
import { answerFeatures, raisingFeatures } from './speech-features.ts'

/** The code of a turn that raises no objection. */
const none = 'none'
/** Turns that object are rare in whole calls; each counts this often. */
const repeats = 3
const folder = join(import.meta.dirname, '../training')
const label = /<<(\w+):(handled|missed)>>/g

type TrainingCall = { call: ReadTurn[]; labels: { code: string; outcome: string }[][]; isWhole: boolean }

/**
 * The calls and exchanges of `training/`: `===` opens one, `R:` and `C:` lines are turns, and `<<code:handled>>` or
 * `<<code:missed>>` closes a customer's turn that raises an objection.
 */
export function readTrainingCalls(): TrainingCall[] {
	return readdirSync(folder)
		.sort()
		.flatMap((file) => {
			const texts = readFileSync(join(folder, file), 'utf8').split(/^===$/m)
			return texts.filter((text) => text.trim()).map((text) => readOne(text, file.startsWith('calls')))
		})
}

function readOne(text: string, isWhole: boolean): TrainingCall {
	const lines = text.split('\n').filter((line) => /^[RC]: /.test(line))
	const turns = lines.map(
		(line): Turn => ({
			speaker: line.startsWith('R') ? 'rep' : 'customer',
			text: line.slice(3).replaceAll(label, '').trim(),
			start: null,
			end: null,
			confidence: null,
		}),
	)
	const labels = lines.map((line) =>
		[...line.matchAll(label)].map(([, code = '', outcome = '']) => ({ code, outcome })),
	)
	return { call: readCall(turns), labels, isWhole }
}

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
