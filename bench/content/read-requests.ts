import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { requiredDisclosures } from '#features/compliance/index.ts'
import { ContentType } from '#features/content/contract.ts'

/** A figure in all the ways it may be written, and what it may be said to be; no kinds: nobody could mistake it. */
export type ExpectedFigure = { ways: string[]; kinds: string[] }

/** A request as somebody typed it, and what a person expects of the piece. */
export type ContentRequest = {
	/** The type and its number among its type: 'email-3'. */
	id: string
	request: string
	type: ContentType
	figures: ExpectedFigure[]
	/** Each name in all the ways it may be written. */
	names: string[][]
	/** Where the customer may be said to stand; empty where the request leaves it open. */
	stages: string[]
	/** Objections that it wants answered. */
	objections: string[]
	/** What it asks for and no piece may say or leave out; empty: nothing of it may be changed. */
	unlawful: string[]
	/** Disclosures that it asks to be given. */
	discloses: string[]
	/** Of a sequence: how many messages. */
	messages: number | null
	/** It asks for another language than English, which a piece has to tell. */
	isForeign: boolean
	/** Unlawful words are only quoted or denied. */
	isQuoting: boolean
}

const everyDisclosure = requiredDisclosures.map(({ code }) => code)

/**
 * The requests of a half: `=== type` opens one, `?` lines are the request, and every other line begins with what it
 * tells. `|` parts the ways of writing one
 * figure or name, and what a figure is stands behind `=`. Throws at a line it cannot read.
 */
export function readRequests(half: 'development' | 'heldout'): ContentRequest[] {
	const text = readFileSync(join(import.meta.dirname, `requests-${half}.txt`), 'utf8')
	const asked = new Map<ContentType, number>()
	return text
		.split(/^=== /m)
		.slice(1)
		.map((part) => {
			const [head = '', ...lines] = part.trim().split('\n')
			const type = ContentType.parse(head.trim())
			const number = (asked.get(type) ?? 0) + 1
			asked.set(type, number)
			return readOne(`${type}-${number}`, type, lines)
		})
}

function readOne(id: string, type: ContentType, lines: readonly string[]): ContentRequest {
	const requests = lines.map((line) => {
		const [, key = '', value = ''] =
			/^(\?|figure|name|objection|unlawful|discloses|messages|stage|language|quotes)(?: (.+))?$/.exec(line) ??
			[]
		if (!key) throw new Error(`${id}: ${line}`)
		return { key, value }
	})
	const all = (key: string) => requests.filter((each) => each.key === key).map(({ value }) => value)
	const waysOf = (value: string) => value.split('|').map((way) => way.trim())
	const [messages] = all('messages')
	return {
		id,
		request: all('?').join('\n'),
		type,
		figures: all('figure').map((value) => {
			const [written = '', kinds = ''] = value.split(' = ')
			return { ways: waysOf(written), kinds: kinds.split(' ').filter(Boolean) }
		}),
		names: all('name').map(waysOf),
		stages: all('stage').flatMap((value) => value.split(' ')),
		objections: all('objection'),
		unlawful: all('unlawful'),
		discloses: all('discloses').flatMap((code) => (code === 'all' ? everyDisclosure : [code])),
		messages: messages === undefined ? null : Number(messages),
		isForeign: all('language').length > 0,
		isQuoting: all('quotes').length > 0,
	}
}
