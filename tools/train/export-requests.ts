import { writeFileSync } from 'node:fs'
import { formatFeatures } from '#features/content/request/format-features.ts'
import { figureInput } from '#features/content/request/learned/figure-features.ts'
import { objectionInput, stageInput, typeInput } from '#features/content/request/learned/request-features.ts'
import { anyRequest, noLabel, requestHeads } from '#features/content/request/learned/request-heads.ts'
import { tokensOf, unlawfulInput } from '#features/content/request/learned/unlawful-request-input.ts'
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
	if (type) {
		const signs = formatFeatures(typed, readPeople(typed).customer !== null)
		add('type', typeInput(signs), [type])
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
	examplesOf(request).map((example) => JSON.stringify({ ...example, split: request.split })),
)
const description = JSON.stringify({ trainedOn: labeledRequests.checksum(), heads: requestHeads })
writeFileSync(path, `${[description, ...lines].join('\n')}\n`)
