import {
	assessCall,
	type ExtractedCall,
	extractFindings,
} from '#features/analysis/analyze-transcript/index.ts'
import type { Analysis } from '#features/analysis/contract.ts'
import type { ModelReading } from '#features/analysis/enrichment-contract.ts'
import { readCallWithModel } from '#features/analysis/model/enrich-analysis.ts'
import { mergeReading } from '#features/analysis/model/merge-reading.ts'
import { promptVersion } from '#features/analysis/model/questions.ts'
import { type LanguageModel, objectModelFor } from '#platform/language-model/language-model.ts'
import { asTurns, type LabeledCall, readLabeledCalls } from '../analyst/labeled-call.ts'
import { type Judged, measure } from '../analyst/measure.ts'
import { answerCases, round, share } from './answer-cases.ts'
import { playCassette } from './cassette.ts'
import type { Source } from './source.ts'

type Read = { call: LabeledCall; extracted: ExtractedCall; reading: ModelReading; counts: Counts }
/** Statements that the model reported, that its quotes proved, and that it confirmed. */
type Counts = { reported: number; confirmed: number; rejected: number; questions: number; characters: number }

const never = new AbortController().signal

/** How far the rules, a model alone and both merged agree with the labels, and how much of the model's words were proven. */
export async function measureAnalyst(source: Source) {
	const calls = readLabeledCalls().filter(({ id }) => id.startsWith('d-'))
	const { answered: read, open } = await answerCases(calls, (call) => readCall(call, source))
	const judge = (analyze: (read: Read) => Analysis): Judged[] =>
		read.map((each) => ({ call: each.call, analysis: analyze(each) }))
	const merge = (inScore: 'review' | 'on') =>
		judge(({ extracted, reading }) =>
			withoutRejected(
				assessCall(
					mergeReading(extracted, { reading, model: { name: source.name, promptVersion, inScore } }),
				),
			),
		)
	const rows = {
		'rules alone': summarize(judge(({ extracted }) => assessCall(extracted))),
		'model alone': summarize(judge(({ extracted, reading }) => modelAlone(extracted, reading))),
		'merged, on': summarize(merge('on')),
		'merged, review': summarize(merge('review')),
	}
	const sum = (key: keyof Counts) => read.reduce((total, { counts }) => total + counts[key], 0)
	const reported = sum('reported')
	const totals = {
		calls: read.length,
		'statements reported': reported,
		'not kept (unproven, denied, or twice in a turn), share': share(reported - sum('confirmed'), reported),
		'findings of the rules rejected twice': sum('rejected'),
		'questions for each call': round(sum('questions') / read.length),
		'characters asked for each call': Math.round(sum('characters') / read.length),
		'characters in each call': Math.round(
			read.reduce((total, { call }) => total + call.turns.map(({ text }) => text).join('').length, 0) /
				read.length,
		),
	}
	return { rows, totals, open }
}

async function readCall(call: LabeledCall, source: Source): Promise<Read> {
	const turns = asTurns(call.turns)
	const extracted = extractFindings(turns)
	const counts = { reported: 0, confirmed: 0, rejected: 0, questions: 0, characters: 0 }
	const model = countAnswers(playCassette({ part: 'analyst', id: call.id }, source), counts)
	const reading = await readCallWithModel(objectModelFor(model, 'calls'), turns, extracted.violations, never)
	counts.confirmed = reading.statements.length
	counts.rejected = reading.cleared.length
	return { call, extracted, reading, counts }
}

function countAnswers(model: LanguageModel, counts: Counts): LanguageModel {
	return {
		...model,
		async generateObject(ask) {
			const answer = await model.generateObject(ask)
			counts.questions++
			counts.characters += ask.system.length + ask.prompt.length
			if (answer && typeof answer === 'object' && 'statements' in answer && Array.isArray(answer.statements))
				counts.reported += answer.statements.length
			return answer
		},
	}
}

/** Without what does not count because the model rejected it twice. */
const withoutRejected = (analysis: Analysis): Analysis => ({
	...analysis,
	findings: analysis.findings.filter(
		({ level, model }) => level !== 'possible' || model?.opinion !== 'disagrees',
	),
})

/** What the call would come to if the model were the only one to listen. */
function modelAlone(extracted: ExtractedCall, reading: ModelReading): Analysis {
	const model = { name: 'model', promptVersion, inScore: 'on' as const }
	const analysis = assessCall(mergeReading({ ...extracted, violations: [] }, { reading, model }))
	const disclosures = analysis.disclosures.map((disclosure) => {
		const given = disclosure.elements.filter(({ id }) =>
			reading.elements.some(({ disclosure: code, element }) => code === disclosure.code && element === id),
		).length
		const status = given === disclosure.elements.length ? 'given' : given > 0 ? 'partial' : 'missing'
		return { ...disclosure, status: status as typeof disclosure.status }
	})
	return {
		...analysis,
		disclosures,
		objections: reading.objections,
		isClosedDeal: reading.enrollment?.agreed ?? false,
	}
}

function summarize(judged: readonly Judged[]) {
	const found = measure(judged)
	return {
		'violations by turn, F1': found.violationsByTurn.f1,
		precision: found.violationsByTurn.precision,
		'codes by call, F1': found.violationCodesByCall.f1,
		'disclosures exact': found.disclosureStatusExact,
		'objections, F1': found.objections.f1,
		'closed deal': found.closedDeal,
		'pass or fail': found.passOrFail,
		'score, mean error': found.scoreMeanError,
	}
}
