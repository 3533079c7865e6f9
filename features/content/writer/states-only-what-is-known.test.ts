import { expect, test } from 'vitest'
import { relatives } from '#features/language/pure.ts'
import type { Brief } from '../request/brief.ts'
import { readRequest } from '../request/read-request.ts'
import { labeledRequests } from '../request/training/labeled-requests.ts'
import { writePiece } from './write-piece.ts'

const seeds = [1, 2, 3, 4, 5, 6]
/** Held-out requests labeled with the kind of each figure and with who decides together with the customer. */
const requests = labeledRequests
	.read('held-out')
	.flatMap(({ text, figures = [], partner }) =>
		partner === undefined ? [] : [{ request: text, figures, relation: partner }],
	)

/** A piece without the sentences that repeat the words of its request: what they mean was said by the rep. */
const inOwnWords = ({ told = [] }: Brief, content: string) =>
	told.reduce((rest, { say }) => rest.replaceAll(say, ''), content)

const pieces = requests.flatMap((asked) => {
	const brief = readRequest(asked.request)
	return seeds.map((seed) => ({ ...asked, content: inOwnWords(brief, writePiece(brief, seed).content) }))
})

/** Sentences that state the amount `#` or the percentage `§` as a certain kind of figure. */
const statements: Readonly<Record<string, RegExp>> = {
	fee_amount: /\b(?:fee|charge)s?\b[^.#\d$%]{0,40}#|\babout #, inside|\bthat's # in total/i,
	fee_percent: /\b(?:fee|(?<!cards )charge|cost)s?\b[^.#\d$]{0,40}§/i,
	total_debt:
		/\b(?:owe(?: at|:)?|come to|add up to|in all:|total debt:|looked at:|would enroll:|speaking of is|so far:) #|# owed/i,
	total_cost: /\b(?:total cost|estimated total)\b[^.#\d$%\]]{0,24}#/i,
	monthly_deposit:
		/\bdeposit\b[^.#\d$%]{0,24}#|\bset aside #|# (?:every month|would go into)|# a month (?:into|is real)/i,
	monthly_payment: /# a month (?:goes|to the cards)|\b(?:pay a month|payments|creditors)\b[^.,#\d$]{0,20}#/i,
	income: /\b(?:income|comes in)\b[^.#\d$]{0,20}#/i,
	interest_rate: /\b(?:interest|cards charge)\b[^.#\d$]{0,20}§/i,
	amount_before_offer: /[#§] [^.#]{0,20}\bsaved\b/i,
}

test('no figure is stated as a different kind than in the request', () => {
	const wrong = pieces.flatMap(({ request, figures, content }) =>
		content.split(/\n|(?<=[.?!”]) /).flatMap((sentence) =>
			figures.flatMap(({ text, kinds }) => {
				const marked = sentence.replaceAll(text, text.endsWith('%') ? '§' : '#')
				return Object.entries(statements)
					.filter(([kind, says]) => !kinds.some((each) => each === kind) && says.test(marked))
					.map(([kind]) => `${request}: ${text} as ${kind}: ${sentence}`)
			}),
		),
	)
	expect([...new Set(wrong)]).toEqual([])
})

test('pieces mention only the relative from the request as the reader’s', () => {
	const theReaders = new RegExp(String.raw`\b(?:your|my) (${relatives})\b`, 'giu')
	const wrong = pieces.flatMap(({ request, relation, content }) =>
		[...content.matchAll(theReaders)]
			.filter(([, relative]) => relative !== relation)
			.map(([words]) => `${request}: ${words}`),
	)
	expect([...new Set(wrong)]).toEqual([])
})

test('over 95% of figures are classified correctly', () => {
	const labeled = requests.flatMap(({ request, figures }) => {
		const given = readRequest(request).figures
		return figures.map(({ text, kinds }) =>
			given.some((figure) => figure.text.includes(text) && kinds.includes(figure.kind)),
		)
	})
	expect(labeled.filter(Boolean).length / labeled.length).toBeGreaterThan(0.95)
})
