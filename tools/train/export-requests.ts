import { writeFileSync } from 'node:fs'
import type { PieceKind } from '#features/content/contract.ts'
import { formatFeatures } from '#features/content/request/format-features.ts'
import { figureInput } from '#features/content/request/learned/figure-features.ts'
import { kindInput, objectionInput, stageInput } from '#features/content/request/learned/request-features.ts'
import {
	anyRequest,
	noLabel,
	requestHeads,
	teamEmail,
} from '#features/content/request/learned/request-heads.ts'
import { tokensOf, unlawfulInput } from '#features/content/request/learned/unlawful-request-input.ts'
import { writtenAs } from '#features/content/request/piece-kinds.ts'
import { readPeople } from '#features/content/request/read-people.ts'
import { readTyped, type Typed } from '#features/content/request/read-typed.ts'
import { ruledSenses } from '#features/content/request/rule-figures.ts'
import type { LabeledRequest } from '#features/content/request/training/labeled-request.ts'
import { labeledRequests } from '#features/content/request/training/labeled-requests.ts'
import { matchUnlawfulRequests } from '#features/content/request/unlawful/match-unlawful-requests.ts'
import type { HeadInput } from '#platform/classifier/text-head.ts'

// node tools/train/export-requests.ts REQUESTS.jsonl: the labeled requests as each head reads them; the first line
// describes the heads.
const [path] = process.argv.slice(2)
if (!path) throw new Error('Give the file to write')

type HeadName = (typeof requestHeads)[number]['name']
type Example = HeadInput & { head: HeadName; codes: readonly string[] }

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
	return [...examples, ...figureExamples(typed, figures ?? [])]
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

const firstNumber = (text: string) => Number(/[\d.,]+/.exec(text)?.[0].replaceAll(',', ''))

const lines = [...labeledRequests.read('train'), ...labeledRequests.read('held-out')].flatMap((request) =>
	examplesOf(request).map((example) => ({ ...example, split: request.split })),
)
const description = JSON.stringify({ trainedOn: labeledRequests.checksum(), heads: requestHeads })
const examples = lines.map((example) => JSON.stringify(example))
writeFileSync(path, `${[description, ...examples].join('\n')}\n`)
