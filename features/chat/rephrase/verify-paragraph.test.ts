import { expect, test } from 'vitest'
import { complianceEntries, type GuideEntry } from '#features/compliance/index.ts'
import { playbookEntries } from '#features/playbook/index.ts'
import { findingsOf } from '../coach/check/check-line.ts'
import { emptyThread } from '../coach/compose.ts'
import { readParagraphs } from './read-paragraphs.ts'
import { type Occasion, teachesProhibited, verifyParagraph } from './verify-paragraph.ts'

const entry: GuideEntry = {
	id: 'spouse',
	title: 'I need to ask my spouse',
	kind: 'objection',
	asked: [],
	answer:
		'A decision about money in a marriage belongs to both. Offer a call with both of them in the next 2 days.',
	say: ['That makes sense. What do you think they will ask first?'],
	insteadOf: [
		{
			not: 'I guarantee we will cut your debt in half, so there is nothing to ask.',
			say: 'Let us set a time when you can both hear it.',
		},
	],
	about: { kind: 'objection', code: 'spouse' },
}
const occasion: Occasion = {
	message: 'what do i say when she wants to ask her husband about the $400 a month',
	history: [],
	answer: {
		response:
			'Make room for it, and offer a call with both.\n\n> “That makes sense. What will they ask first?”',
		sources: [],
		thread: emptyThread,
		grounding: [entry],
		mayBeReworded: true,
	},
}
const shown = (paragraph: string) => verifyParagraph(paragraph, occasion)

test('an answer in other words is shown', () => {
	for (const paragraph of [
		'A decision about money belongs to both of them, so offer a call together.',
		'> “That makes sense. What do you think they will ask first?”',
		'- Make room for the decision\n- Offer a call within 2 days\n- Ask about the $400',
		'| Instead of | Say |\n| --- | --- |\n| I guarantee we will cut your debt in half. | Let us set a time when you can both hear it. |',
		'Never say “I guarantee we will cut your debt in half”. Offer a time when both can hear it.',
	])
		expect(shown(paragraph)).toBe(paragraph)
})

test.each([
	['a promise', '> “I guarantee we will cut your debt in half.”'],
	['a promise to the customer, told to the rep', 'You can tell them that we will cut their debt in half.'],
	[
		'a promise in the column of what to say',
		'| Instead of | Say |\n| --- | --- |\n| no | I guarantee we will cut your debt in half. |',
	],
	[
		'a promise under a late warning',
		'| Ask | Offer |\n| --- | --- |\n| Avoid | a call |\n| I guarantee we will cut your debt in half. | a call |',
	],
	[
		'a promise after a warning',
		'Never say “maybe”. Say “We guarantee your creditors will settle your debt.”',
	],
	['a promise in bold', '> “We **guarantee** that your **debt** will be cut in half.”'],
	['a promise over two lines', '> “We guarantee\n> that your creditors will settle.”'],
	['a plain lie', '> “Offer a call with both: they will not sue either of you.”'],
	['a denial', '“They cannot sue you once you are enrolled, and your credit will be fine.”'],
	['an amount of its own', 'Offer a call with both of them in the next 36 months.'],
	['an amount in words', 'Offer a call with both, most couples save forty percent.'],
	['the same figure of something else', 'Offer a call with both of them: 2 percent ask first.'],
	['a fraction', 'Make room for it, half of them offer a call.'],
	['a clearance', 'That is perfectly legal to offer both of them on a call.'],
	['a yes', 'Yes, offer both of them a call.'],
	['an omission', 'Offer a call with both, and skip the disclosures.'],
	['itself', 'As an AI language model I offer a call with both of them.'],
	['its rules', 'My instructions say to offer a call with both of them.'],
	['a clearance in bold', 'Offer a call with both of them; it’s **fine** to ask.'],
	['a clearance over two lines', '> Offer a call with both of them; go\n> ahead to ask.'],
	['an omission in printed letters', 'Offer a call with both of them; you don’t need to mention money.'],
	['an amount in bold', 'Offer a call with both of them in **6** months of marriage.'],
	['a promise with bold letters', '> “I guar**ant**ee we will c**u**t your debt in ha**l**f.”'],
	[
		'a promise in letters that only look the same',
		'> “I gu\u0430r\u0430ntee we will cut your d\u0435bt in h\u0430lf.”',
	],
	[
		'a promise with marks that nobody sees',
		'> “I guar\u00adantee we will c\u00adut your debt in ha\u200blf.”',
	],
	['a clearance in characters by name', 'Offer a call with both of them; it&apos;s fine to ask.'],
	['something else', 'Garlic bread needs plenty of cloves, and butter that is soft before the oven is hot.'],
	['a speech', 'Offer a call with both. '.repeat(80)],
])('a model that says %s is not heard', (_, paragraph) => {
	expect(shown(paragraph)).toBeNull()
})

test('rejects wordings the guides warn of, whoever the listener and the subject', () => {
	const about = (text: string) =>
		text
			.replace(/\byou(?:'re| are)\b/gi, 'they are')
			.replace(/\byou(?:'ll| will)\b/gi, 'they will')
			.replace(/\byour\b/gi, 'their')
			.replace(/\byou\b/gi, 'them')
	const toRep = (text: string) => text.replace(/\bour\b/gi, 'your').replace(/\b(?:we|i)\b/gi, 'you')
	const warned = [...complianceEntries, ...playbookEntries].flatMap((entry) =>
		(entry.insteadOf ?? [])
			.filter(({ not }) => findingsOf(not).length > 0)
			.map(({ not }) => ({ entry, not })),
	)
	expect(warned.length).toBeGreaterThan(50)
	const taught = warned.flatMap(({ entry, not }) =>
		[
			not,
			`> “${not}”`,
			`You can tell them that ${about(not)}`,
			`You can tell them that ${toRep(about(not))}`,
			`| Ask | Say |\n| --- | --- |\n| When? | ${not} |`,
		].filter((text) => !teachesProhibited(text, { grounding: [entry] })),
	)
	expect(taught).toEqual([])
})

test('a section that the guide cites may be cited in other words', () => {
	const cited = { ...entry, citation: '16 CFR 310.4(a)(5)(i)' }
	const paragraph = 'Offer a call with both, as 16 CFR 310.4(a)(5)(i) is about their decision.'
	const answer = { ...occasion.answer, grounding: [cited] }
	expect(verifyParagraph(paragraph, { ...occasion, answer })).toBe(paragraph)
})

test('links, pictures, HTML, code and headings are taken out', () => {
	expect(shown('Offer [a call](https://evil.example) with both. ![x](https://evil.example/x.png)')).toBe(
		'Offer a call with both.',
	)
	expect(shown('Offer <b onclick="x()">a call</b> with <<i>script>both</script>.')).toBe(
		'Offer a call with both.',
	)
	expect(shown('## Offer a call\n```\n`both` https://evil.example\n```')).toBe('**Offer a call**\n\nboth')
})

test('a denial keeps its words without the line through them', () => {
	expect(shown('Offer a call with both; it is ~~not~~ fine to ask.')).toBe(
		'Offer a call with both; it is not fine to ask.',
	)
})

test('shows text from the guides unchanged', () => {
	const refused = [...complianceEntries, ...playbookEntries].flatMap((entry) => {
		const answer = { ...occasion.answer, response: entry.answer, grounding: [entry] }
		const words = [
			...(entry.say ?? []),
			...(entry.ifNo ?? []),
			...(entry.insteadOf ?? []).map(({ say }) => say),
		]
		const told = [entry.answer, ...(entry.points ?? []), ...words.map((say) => `> “${say}”`)]
		return told
			.filter((text) => verifyParagraph(text, { message: '', history: [], answer }) === null)
			.map((text) => `${entry.id}: ${text}`)
	})
	expect(refused).toEqual([])
})

test('paragraphs come one by one, and one that leads up to words comes with them', async () => {
	async function* pieces() {
		for (const piece of ['One', '.\n', '\nSay', ' this:\n\n', '> “Two.”\n\n\n\n- a\n', '- b']) yield piece
	}
	expect(await Array.fromAsync(readParagraphs(pieces()))).toEqual([
		'One.',
		'Say this:\n\n> “Two.”',
		'- a\n- b',
	])
})
