import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ContentType } from '../../contract.ts'

/** A request as somebody may type it, and what a reader takes from it. Empty: left open, and then not judged. */
export type LabeledRequest = {
	request: string
	type: ContentType
	/** Figures as they are written in a piece, and what each may be said to be. */
	figures: { text: string; kinds: string[] }[]
	names: string[]
	rep: string | null
	company: string | null
	stages: string[]
	objections: string[]
	/** What it asks for that no piece may say; empty: nothing of it may be changed. */
	unlawfulCodes: string[]
	messages: number | null
}

/**
 * Labeled requests in the words of many writers, one a line: its type, the request and what it tells, parted by ` | `. Throws at a line it
 * cannot read.
 */
export const readLabeledRequests = (): LabeledRequest[] =>
	['requests-1.txt', 'requests-2.txt', 'requests-3.txt', 'requests-4.txt'].flatMap(readLines)

/** Requests by the same hands that nothing is trained on: what they measure is to be expected of others. */
export const readHeldOut = (): LabeledRequest[] => readLines('held-out.txt')

/** Requests of which the figures alone are told. */
export const readFigureRequests = (): Pick<LabeledRequest, 'request' | 'figures'>[] => [
	...readLabeledRequests(),
	...readLines('unlawful-requests.txt'),
	...readLines('figures.txt'),
]

/** Further requests of which the type alone is told. */
export const readTypes = (): Pick<LabeledRequest, 'request' | 'type'>[] =>
	['types.txt', 'expected-1.txt', 'expected-2.txt'].flatMap(readLines)

/** Further requests of which what they ask for and no piece may say is told. */
export const readUnlawfulRequests = (): Pick<LabeledRequest, 'request' | 'unlawfulCodes'>[] => [
	...readLines('unlawful-requests.txt'),
	...linesOf('unlawful-codes.txt').map(readUnlawfulRequest),
]

/** The codes of what a request asks for, or `lawful`, and the request. */
function readUnlawfulRequest(line: string) {
	const [codes = '', request] = line.split(' | ')
	if (!request) throw new Error(line)
	return { request, unlawfulCodes: codes === 'lawful' ? [] : codes.split(' ') }
}

/** Further requests of which where the customer stands and which objection they are about is told, as far as it is. */
export const readStageRequests = (): Pick<LabeledRequest, 'request' | 'stages' | 'objections'>[] => [
	...['types.txt', 'expected-1.txt'].flatMap(readLines),
	...linesOf('stages-and-objections.txt').map(readStageRequest),
]

/** `stage` or `objection` with its codes, and the request. */
function readStageRequest(line: string) {
	const [, key, codes = '', request = ''] = /^(stage|objection) ([\w ]+) \| (.+)$/.exec(line) ?? []
	if (!key) throw new Error(line)
	const told = codes.split(' ')
	return { request, stages: key === 'stage' ? told : [], objections: key === 'stage' ? [] : told }
}

const linesOf = (file: string) =>
	readFileSync(join(import.meta.dirname, file), 'utf8')
		.trim()
		.split('\n')

const readLines = (file: string) => linesOf(file).map(readLabeledRequest)

function readLabeledRequest(line: string): LabeledRequest {
	const [type, request = '', ...told] = line.split(' | ').map((part) => part.trim())
	const pairs = told.map((part) => {
		const [, key = '', value = ''] =
			/^(figure|name|rep|company|stage|objection|wish|messages) (.+)$/.exec(part) ?? []
		if (!key) throw new Error(line)
		return { key, value }
	})
	const all = (key: string) => pairs.filter((pair) => pair.key === key).map(({ value }) => value)
	const [messages] = all('messages')
	return {
		request,
		type: ContentType.parse(type),
		figures: all('figure').map((value) => {
			const words = value.split(' ')
			const kinds: string[] = []
			for (let last = words.at(-1); last && isKind(last) && !kinds.includes(last); last = words.at(-1))
				kinds.unshift(words.pop() ?? '')
			return { text: words.join(' '), kinds }
		}),
		names: all('name'),
		rep: all('rep')[0] ?? null,
		company: all('company')[0] ?? null,
		stages: all('stage').flatMap((value) => value.split(' ')),
		objections: all('objection').flatMap((value) => value.split(' ')),
		unlawfulCodes: all('wish'),
		messages: messages === undefined ? null : Number(messages),
	}
}

/** The kinds stand last: of '5 accounts accounts' the first is a word of the figure. */
const isKind = (word: string) =>
	/^(?:total_debt|monthly_deposit|monthly_payment|income|fee_percent|fee_amount|program_months|first_offer_months|amount_before_offer|interest_rate|accounts|total_cost|appointment|age|phone|other)$/.test(
		word,
	)
