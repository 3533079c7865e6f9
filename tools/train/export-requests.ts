import { writeFileSync } from 'node:fs'
import type { PieceKind } from '#features/content/contract.ts'
import { formatFeatures } from '#features/content/request/format-features.ts'
import { dateInput } from '#features/content/request/learned/classify-date.ts'
import { clauseInput } from '#features/content/request/learned/clause-input.ts'
import { figureInput } from '#features/content/request/learned/figure-features.ts'
import { kindInput, objectionInput, stageInput } from '#features/content/request/learned/request-features.ts'
import {
	anyRequest,
	dateKinds,
	noLabel,
	requestHeads,
	teamEmail,
} from '#features/content/request/learned/request-heads.ts'
import { tokensOf, unlawfulInput } from '#features/content/request/learned/unlawful-request-input.ts'
import { writtenAs } from '#features/content/request/piece-kinds.ts'
import { readPeople } from '#features/content/request/read-people.ts'
import { readTyped, type Typed } from '#features/content/request/read-typed.ts'
import { ruledSenses } from '#features/content/request/rule-figures.ts'
import { clausesInContext } from '#features/content/request/told/read-clauses.ts'
import {
	type LabeledClauses,
	labeledClauses,
	requestChecksum,
} from '#features/content/request/training/labeled-clauses.ts'
import { labeledDates } from '#features/content/request/training/labeled-dates.ts'
import type { LabeledRequest } from '#features/content/request/training/labeled-request.ts'
import { labeledRequests } from '#features/content/request/training/labeled-requests.ts'
import { matchUnlawfulRequests } from '#features/content/request/unlawful/match-unlawful-requests.ts'
import type { HeadInput } from '#platform/classifier/text-head.ts'

// node tools/train/export-requests.ts REQUESTS.jsonl: the labeled requests as each head reads them; the first line
// describes the heads.
const [path] = process.argv.slice(2)
if (!path) throw new Error('Give the file to write')

type HeadName = (typeof requestHeads)[number]['name']
type Example = HeadInput & { head: HeadName; codes: readonly string[]; split?: LabeledRequest['split'] }

const mostCodes = 2
const orNone = (codes: readonly string[]) => (codes.length > 0 ? codes.slice(0, mostCodes) : [noLabel])

function examplesOf(request: LabeledRequest): Example[] {
	const typed = readTyped(request.text)
	const { type, stages, objections, unlawful, figures } = request
	const examples: Example[] = []
	const add = (head: HeadName, input: HeadInput, codes: readonly string[]) =>
		examples.push({ head, ...input, codes })
	if (type || request.kind) {
		const signs = formatFeatures(typed, readPeople(typed).customer !== null)
		const input = kindInput(signs)
		const kind = kindOf(request, signs.named)
		if (type) add('type', { ...input, sentences: [] }, [type])
		// Few requests are labeled with the kind by a reader: each is shown three times.
		const times = request.kind && request.split === 'train' ? 3 : 1
		if (kind) for (let time = 0; time < times; time++) add('kind', input, [kind])
	}
	if (stages) add('stage', stageInput(typed), orNone(stages))
	if (objections) add('objection', objectionInput(typed), orNone(objections))
	if (unlawful) {
		const ruled = new Set(matchUnlawfulRequests(typed).map(({ code }) => code))
		add(
			'unlawful',
			unlawfulInput(tokensOf(typed), ruled),
			unlawful.length > 0 ? [...unlawful, anyRequest] : [],
		)
	}
	return [
		...examples,
		...figureExamples(typed, figures ?? []),
		...clauseExamples(typed, request.id),
		...dateExamples(typed, request.id),
	]
}

/** Types with a single kind. */
const onlyKind = { email: 'email', objection_response: 'objection', sequence: 'sequence' } as const

/** The labeled kind. If only the type is labeled, the kind that the request names, provided its type matches. */
function kindOf({ kind, forTeam, type }: LabeledRequest, named: PieceKind) {
	if (kind) return kind === 'email' && forTeam ? teamEmail : kind
	if (type === undefined) return null
	if (type !== 'script' && type !== 'general') return onlyKind[type]
	return writtenAs(named).kind.type === type ? named : null
}

/** Every amount of the request that a reader named. */
function figureExamples(
	{ text, amounts }: Typed,
	figures: NonNullable<LabeledRequest['figures']>,
): Example[] {
	const ruled = ruledSenses(text, amounts)
	const named = figures.filter(({ kinds }) => !kinds.includes('appointment') && !kinds.includes('phone'))
	return amounts.flatMap((amount, at) => {
		const index = named.findIndex((figure) => firstNumber(figure.text) === amount.value)
		const [figure] = index < 0 ? [] : named.splice(index, 1)
		const kind = figure?.kinds[0]
		if (!kind) return []
		const input = figureInput({ text, amounts, at, ruled })
		return [{ head: 'figure' as const, ...input, codes: [kind] }]
	})
}

const clausesById = new Map(
	[...labeledClauses.read('train'), ...labeledClauses.read('held-out')].map((line) => [line.request, line]),
)

/** The clauses of a request, each with the use of the labeled clause that shares most of its words. */
function clauseExamples(typed: Typed, id: string): Example[] {
	const labeled = clausesById.get(id)
	if (!labeled) return []
	const places = findPlaces(typed.request, labeled.clauses)
	let at = 0
	return clausesInContext(typed.text).flatMap(({ from, to, context }) => {
		const raw = typed.asTyped(from, to)
		const start = typed.request.indexOf(raw, at)
		if (start < 0) return []
		at = start + raw.length
		const shared = places.map(({ use, ...span }) => ({
			use,
			length: Math.min(at, span.to) - Math.max(start, span.from),
		}))
		const best = shared.reduce((one, other) => (other.length > one.length ? other : one))
		if (best.length <= 0) return []
		return [{ head: 'clause' as const, ...clauseInput(context), codes: [best.use], split: labeled.split }]
	})
}

const datesById = new Map(labeledDates.read().map((line) => [line.request, line.dates]))
const dateKindOf = (use: string) => dateKinds.find((kind) => kind === use) ?? 'other'

function dateExamples(typed: Typed, id: string): Example[] {
	const labeled = datesById.get(id) ?? []
	return typed.dates.flatMap((date, at) => {
		const label = labeled[at]
		return label?.said === typed.text.slice(date.from, date.to)
			? [{ head: 'date' as const, ...dateInput(typed.text, date), codes: [dateKindOf(label.use)] }]
			: []
	})
}

function findPlaces(text: string, clauses: LabeledClauses['clauses']) {
	let at = 0
	return clauses.map(({ text: words, use }) => {
		const from = text.indexOf(words, at)
		at = from + words.length
		return { use, from, to: at }
	})
}

const firstNumber = (text: string) => Number(/[\d.,]+/.exec(text)?.[0].replaceAll(',', ''))

const lines = [...labeledRequests.read('train'), ...labeledRequests.read('held-out')].flatMap((request) =>
	examplesOf(request).map((example) => ({ split: request.split, ...example })),
)
const description = JSON.stringify({ trainedOn: requestChecksum(), heads: requestHeads })
const examples = lines.map((example) => JSON.stringify(example))
writeFileSync(path, `${[description, ...examples].join('\n')}\n`)
