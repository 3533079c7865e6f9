import { createHash } from 'node:crypto'
import type { Example } from '#platform/linear-classifier/model.ts'
import { withoutRare } from '#platform/linear-classifier/without-rare.ts'
import type { Example as NetworkExample } from '#platform/text-classifier/learner.ts'
import { formatFeatures } from '../format-features.ts'
import { readPeople } from '../read-people.ts'
import { readTyped } from '../read-typed.ts'
import { ruledSenses } from '../rule-figures.ts'
import {
	readFigureRequests,
	readLabeledRequests,
	readStageRequests,
	readTypes,
	readUnlawfulRequests,
} from '../training/read-training.ts'
import { matchUnlawfulRequests } from '../unlawful/match-unlawful-requests.ts'
import { figureFeatures } from './figure-features.ts'
import {
	noObjection,
	noStage,
	objectionFeatures,
	requestFeatures,
	stageFeatures,
} from './request-features.ts'
import { sampleOf, typeShape } from './type-networks.ts'
import { anyRequest, unlawfulRequestShape } from './unlawful-request-networks.ts'
import { tokensOf, sampleOf as unlawfulRequestSampleOf } from './unlawful-request-samples.ts'

/** What each classifier learns from: labeled requests with what a reader named of them. */
const examplesFor = {
	type: () => [...readLabeledRequests(), ...readTypes()].map(({ request, type }) => ({ request, type })),
	figure: () => readFigureRequests().map(({ request, figures }) => ({ request, figures })),
	stage: () =>
		[...readLabeledRequests(), ...readTold('stages')].map(({ request, stages }) => ({
			request,
			codes: stages,
		})),
	objection: () =>
		[...readLabeledRequests(), ...readTold('objections')].map(({ request, objections }) => ({
			request,
			codes: objections,
		})),
	unlawful: () =>
		[...readLabeledRequests(), ...readUnlawfulRequests()].map(({ request, unlawfulCodes: wishes }) => ({
			request,
			wishes,
		})),
}

export type ClassifierName = keyof typeof examplesFor

/** Of the requests and labels that a classifier learns from, so that its weights tell what they were learned from. */
export const checksumFor = (classifier: ClassifierName) =>
	createHash('sha256').update(JSON.stringify(examplesFor[classifier]())).digest('hex').slice(0, 16)

/** What the classifier of types learns from: every labeled request, as its features are read now. */
export const readExamples = (): Example[] =>
	examplesFor.type().map(({ request, type }) => ({ features: requestFeatures(signsIn(request)), code: type }))

/** The same requests as the networks read them. */
export const readTypeSamples = (): NetworkExample[] =>
	examplesFor.type().map(({ request, type }) => ({
		...sampleOf(signsIn(request)),
		wanted: Float32Array.from(typeShape.labels, (label) => (label === type ? 1 : 0)),
		counts: new Float32Array(typeShape.labels.length).fill(1),
	}))

/** What the classifier of unlawful requests learns from: requests with what the wordings of wishes know in them. */
export const readUnlawfulRequestSamples = (): NetworkExample[] =>
	examplesFor.unlawful().map(({ request, wishes }) => {
		const typed = readTyped(request)
		const ruled = new Set(matchUnlawfulRequests(typed).map(({ code }) => code))
		const isWanted = (label: string) => (label === anyRequest ? wishes.length > 0 : wishes.includes(label))
		return {
			...unlawfulRequestSampleOf(tokensOf(typed), ruled),
			wanted: Float32Array.from(unlawfulRequestShape.labels, (label) => Number(isWanted(label))),
			counts: new Float32Array(unlawfulRequestShape.labels.length).fill(1),
		}
	})

const signsIn = (request: string) => {
	const typed = readTyped(request)
	return formatFeatures(typed, readPeople(typed).customer !== null)
}

/** Requests that are told for one thing alone leave the other open: those say nothing of it, not that there is none. */
const readTold = (key: 'stages' | 'objections') =>
	readStageRequests().filter((stand) => stand[key].length > 0)

/** What the classifier of stages learns from: requests with where the customer stands, once for each stage that is fair. */
export const readStageExamples = (): Example[] =>
	withoutRare(
		examplesFor
			.stage()
			.flatMap(({ request, codes }) => examplesOf(codes, stageFeatures(readTyped(request)), noStage)),
	)

/** What the classifier of objections learns from: requests with what they are to answer. */
export const readObjectionExamples = (): Example[] =>
	examplesFor
		.objection()
		.flatMap(({ request, codes }) => examplesOf(codes, objectionFeatures(readTyped(request)), noObjection))

const mostCodes = 2
const examplesOf = (codes: readonly string[], features: string[], none: string): Example[] =>
	(codes.length > 0 ? codes.slice(0, mostCodes) : [none]).map((code) => ({ features, code }))

/** What the classifier of figures learns from: every amount of the labeled requests that a reader named. */
export const readFigureExamples = (): Example[] =>
	examplesFor.figure().flatMap(({ request, figures }) => {
		const { text, amounts } = readTyped(request)
		const ruled = ruledSenses(text, amounts)
		const named = figures.filter(({ kinds }) => !kinds.includes('appointment') && !kinds.includes('phone'))
		return amounts.flatMap((amount, at) => {
			const index = named.findIndex((figure) => firstNumber(figure.text) === amount.value)
			const [figure] = index < 0 ? [] : named.splice(index, 1)
			const code = figure?.kinds[0]
			return code ? [{ features: figureFeatures({ text, amounts, at, ruled }), code }] : []
		})
	})

const firstNumber = (text: string) => Number(/[\d.,]+/.exec(text)?.[0].replaceAll(',', ''))
