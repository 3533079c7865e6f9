import { expect, test } from 'vitest'
import { writeDay } from '#features/language/pure.ts'
import type { Brief } from '../brief.ts'
import { classifyDate } from '../learned/classify-date.ts'
import { readRequestHeads } from '../learned/request-heads.ts'
import { readRequest } from '../read-request.ts'
import { readTyped } from '../read-typed.ts'
import { requestChecksum } from './labeled-clauses.ts'
import { labeledDates } from './labeled-dates.ts'
import type { LabeledRequest } from './labeled-request.ts'
import { labeledRequests } from './labeled-requests.ts'

type Read = { labels: Labels; brief: Brief }
/** Requests that a reader labeled in every respect. */
type Labels = Required<
	Pick<LabeledRequest, 'type' | 'figures' | 'names' | 'stages' | 'objections' | 'unlawful'>
>

const readAll = (split: LabeledRequest['split']): Read[] =>
	labeledRequests
		.read(split)
		.flatMap(({ text, type, figures, names, stages, objections, unlawful }) =>
			type && figures && names && stages && objections && unlawful
				? [{ labels: { type, figures, names, stages, objections, unlawful }, brief: readRequest(text) }]
				: [],
		)

const learned = readAll('train')
const heldOut = readAll('held-out')

/** The share of the facts in the requests that is understood. */
const shareOf = <Told>(
	requests: readonly Read[],
	labelsOf: (labels: Labels) => readonly Told[],
	isUnderstood: (told: Told, brief: Brief) => boolean,
) => {
	const answers = requests.flatMap(({ labels, brief }) =>
		labelsOf(labels).map((label) => isUnderstood(label, brief)),
	)
	return answers.filter(Boolean).length / answers.length
}

const typeRight = (requests: readonly Read[]) =>
	shareOf(
		requests,
		({ type }) => [type],
		(type, brief) => brief.type === type,
	)

type Figure = Labels['figures'][number]
/** One thing is written in one way: '4 years' are '48 months', '12/15' is 'December 15', noon is 12 pm. */
const plain = (text: string) =>
	writeDay(text)
		.toLowerCase()
		.replaceAll(',', '')
		.replace(/\bnoon\b/, '12 pm')
		.replace(/^(\d+(?:\.\d)?) years?$/, (_, years: string) => `${Number(years) * 12} months`)
const numbersIn = (text: string) =>
	plain(text)
		.match(/[\d.:]+/g)
		?.join(' ')
/** '36 to 48 months' and '3 of 8 accounts' contain two figures. */
const endsOf = (text: string) => [
	text,
	...text.split(/ to | of (?:the )?/).filter((_, __, all) => all.length === 2),
]
/** By its words or its numbers: '5 cards' are '5 accounts'. */
const readAs = ({ text }: Figure, { figures }: Brief) =>
	figures.filter(
		(figure) =>
			figure.text.toLowerCase().includes(text.toLowerCase()) ||
			endsOf(figure.text).some((end) => numbersIn(end) !== undefined && numbersIn(end) === numbersIn(text)),
	)
const isTime = /date|appointment/
/** What a request asks to be claimed may not be written, with its figures. */
const isClaim = /^(?:advance_fee|guaranteed_result|unsupported_savings_claim)$/
const figuresOf = ({ unlawful, figures }: Labels) =>
	unlawful.some((code) => isClaim.test(code)) ? [] : figures
const figuresFound = (requests: readonly Read[]) =>
	shareOf(requests, figuresOf, (figure, brief) => readAs(figure, brief).length > 0)
/** Of the figures found, those that are taken for what they are. */
const figuresRight = (requests: readonly Read[]) => {
	const others = (labels: Labels) =>
		figuresOf(labels).filter(({ kinds }) => !kinds.some((kind) => isTime.test(kind)))
	const isFound = (figure: Figure, brief: Brief) => readAs(figure, brief).length > 0
	const isRight = (figure: Figure, brief: Brief) =>
		readAs(figure, brief).some(({ kind }) => figure.kinds.includes(kind) || isTime.test(kind))
	return shareOf(requests, others, isRight) / shareOf(requests, others, isFound)
}

const namesFound = (requests: readonly Read[]) =>
	shareOf(
		requests,
		({ names }) => names,
		(name, { customer, partner }) => `${customer} ${partner?.name}`.includes(name),
	)

const stagesRight = (requests: readonly Read[]) =>
	shareOf(
		requests,
		({ stages }) => (stages.length > 0 ? [stages] : []),
		(stages, { stage }) => stage !== null && stages.includes(stage),
	)

const objectionsFound = (requests: readonly Read[]) =>
	shareOf(
		requests,
		({ objections }) => (objections.length > 0 ? [objections] : []),
		(objections, brief) => brief.objections.some((code) => objections.includes(code)),
	)

/** Readers name an objection only where it has to be answered: some of these are about one all the same. */
const objectionsMadeUp = (requests: readonly Read[]) =>
	shareOf(
		requests.filter(({ labels }) => labels.objections.length === 0),
		() => [null],
		(_, { objections }) => objections.length > 0,
	)

const lawfulLeftAlone = (requests: readonly Read[]) =>
	shareOf(
		requests.filter(({ labels }) => labels.unlawful.length === 0),
		() => [null],
		(_, { unlawful }) => unlawful.length === 0,
	)

const unlawfulRequestsFound = (requests: readonly Read[]) =>
	shareOf(
		requests,
		({ unlawful }) => unlawful,
		(code, { unlawful }) => unlawful.some((each) => each.code === code),
	)

test('the committed heads were trained on the current requests', () => {
	expect(readRequestHeads().header.trainedOn).toBe(requestChecksum())
})

test('of requests that it learned from, the type is understood', () => {
	expect(typeRight(learned)).toBeGreaterThan(0.98)
})

test('of requests that it learned from, figures are found and taken for what they are', () => {
	expect(figuresFound(learned)).toBeGreaterThan(0.9)
	expect(figuresRight(learned)).toBeGreaterThan(0.975)
})

test('of requests that it learned from, customers are known by name', () => {
	expect(namesFound(learned)).toBeGreaterThan(0.91)
})

test("for requests in its training data, knows the customer's stage and what to answer", () => {
	expect(stagesRight(learned)).toBeGreaterThan(0.98)
	expect(objectionsFound(learned)).toBeGreaterThan(0.98)
	expect(objectionsMadeUp(learned)).toBeLessThan(0.15)
})

test('reports no change for a request that asks for nothing unlawful', () => {
	expect(lawfulLeftAlone(learned)).toBeGreaterThan(0.985)
})

test('reports what a request asks for that no piece may say', () => {
	expect(unlawfulRequestsFound(learned)).toBeGreaterThan(0.955)
})

/** The share of labeled dates that are classified correctly. */
const datesRight = (split: LabeledRequest['split']) => {
	const labels = new Map(labeledDates.read().map(({ request, dates }) => [request, dates]))
	const right = labeledRequests.read(split).flatMap(({ id, text }) => {
		const typed = readTyped(text)
		return (labels.get(id) ?? []).flatMap(({ said, use }, at) => {
			const date = typed.dates[at]
			if (!date || typed.text.slice(date.from, date.to) !== said) return []
			return [classifyDate(typed.text, date) === (isTime.test(use) ? use : 'other')]
		})
	})
	return right.filter(Boolean).length / right.length
}

test('classifies most dates correctly', () => {
	expect(datesRight('train')).toBeGreaterThan(0.95)
	expect(datesRight('held-out')).toBeGreaterThan(0.85)
})

test('of requests that nothing was learned from, most is understood', () => {
	expect(typeRight(heldOut)).toBeGreaterThan(0.86)
	expect(figuresFound(heldOut)).toBeGreaterThan(0.86)
	expect(figuresRight(heldOut)).toBeGreaterThan(0.91)
	expect(stagesRight(heldOut)).toBeGreaterThan(0.62)
	expect(objectionsFound(heldOut)).toBeGreaterThan(0.75)
	expect(objectionsMadeUp(heldOut)).toBeLessThan(0.18)
	expect(namesFound(heldOut)).toBeGreaterThan(0.86)
	expect(unlawfulRequestsFound(heldOut)).toBeGreaterThan(0.5)
	expect(lawfulLeftAlone(heldOut)).toBeGreaterThan(0.96)
})
