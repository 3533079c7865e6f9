import { expect, test } from 'vitest'
import { readRequest } from '../request/read-request.ts'
import { writePiece } from './write-piece.ts'

const seeds = [1, 2, 3, 4, 5, 6]
const write = (request: string, seed: number) => writePiece(readRequest(request), seed)
const denise =
	'follow up email for Denise, 31,480 across 5 cards, wants to talk to her husband Luis first, deposit 489 a month'

test('a recap for somebody who decides with her husband gives the numbers once, and the risks for both', () => {
	for (const seed of seeds) {
		const { content } = write(denise, seed)
		expect(content).toMatch(/^- .*\$31,480/m)
		expect(content).toMatch(/^- .*5 cards/m)
		expect(content.match(/\$31,480/g)).toHaveLength(1)
		expect(content).toMatch(/^- .*\$489/m)
		expect(content).toMatch(/\[fee percentage\]/)
		expect(content).toContain('Luis')
		expect(content).not.toMatch(/you are enrolled|welcome/i)
	}
})

test('no message says nearly the same sentence twice', () => {
	const requests = [
		denise,
		'document checklist after enrollment',
		'her deposit of $310 bounced, email her to call me at 555-0142',
		'email explaining how the fee works, 24%, to Ana who says its expensive',
		'one pager on how the dedicated account works',
	]
	const twice = requests.flatMap((request) =>
		seeds.flatMap((seed) => likeSentences(write(request, seed).content)),
	)
	expect(twice).toEqual([])
})

test('a post is about what it was asked to be about', () => {
	for (const seed of seeds) {
		const { title, content } = write("linkedin post about what debt settlement is and isn't", seed)
		expect(title).toMatch(/settlement/i)
		expect(content).toMatch(/not a loan/)
		expect(content).toMatch(/no creditor has to agree/)
	}
})

test('the script for an opening is the opening alone', () => {
	for (const seed of seeds) {
		const { title, content } = write('script for the opening of a cold call', seed)
		expect(title).toMatch(/opening|first words|introduction/i)
		expect(content).toMatch(/record/)
		expect(content).not.toMatch(/\[fee percentage\]|\[number of months\]/)
	}
})

test('a wish that breaks two rules is one change, in the words of the wish, that quotes what stands instead', () => {
	const { content, changes } = write('promise them half off in a text to get them to call back', 3)
	expect(changes.map(({ asked }) => asked)).toEqual(['promise them half off'])
	expect(changes[0]?.citation).toContain('310.3(a)(2)(x)')
	expect(content).toContain(/“([^”]+)”/.exec(changes[0]?.wrote ?? '')?.[1])
	expect(content).toMatch(/publish|cost/)
})

test('an objection is answered in the words in which the request quotes it', () => {
	const { content } = write('how do I answer "I want to read it all first"', 1)
	expect(content).toMatch(/^Objection: “I want to read it all first\.”/)
})

test('a deposit that bounced is what the message is about, with the number to call', () => {
	for (const seed of seeds) {
		const { content } = write('her deposit of $310 bounced, email her to call me at 555-0142', seed)
		expect(content).toMatch(/did not go through/)
		expect(content).toContain('555-0142')
		expect(content).not.toMatch(/you would set aside|guarantee/)
	}
})

test('a missed appointment is past, and the new one is offered', () => {
	for (const seed of seeds) {
		const { content } = write(
			'no show email, Marcus missed our 2:30 today, rebook for thursday at 10 am',
			seed,
		)
		expect(content).toMatch(/(?:said|was|set for) today at 2:30/)
		expect(content).toMatch(/Thursday at 10 am\b.*\?/)
	}
})

/** Pairs of sentences in which more than half of the words in a row are the same. */
function likeSentences(content: string): string[] {
	const sentences = content.split(/(?<=[.?!])\s+|\n+/).filter((each) => each.split(' ').length >= 6)
	return sentences.flatMap((one, at) =>
		sentences
			.slice(at + 1)
			.filter((other) => likeness(one, other) > 0.5)
			.map((other) => `${one} / ${other}`),
	)
}

function likeness(one: string, other: string): number {
	const [first, second] = [triplesOf(one), triplesOf(other)]
	const both = [...first].filter((triple) => second.has(triple)).length
	return both / Math.min(first.size, second.size)
}

function triplesOf(sentence: string): Set<string> {
	const words = sentence.toLowerCase().match(/[\p{L}\d']+/gu) ?? []
	return new Set(words.slice(2).map((word, at) => `${words[at]} ${words[at + 1]} ${word}`))
}
