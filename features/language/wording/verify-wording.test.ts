import { expect, test } from 'vitest'
import { verifyWording } from './verify-wording.ts'

const source =
	"I don't know where I'd find four hundred dollars a month for this, and the Telemarketing Sales Rule is no help."
const sources = {
	maxCharacters: 200,
	isSpeech: true,
	rephrases: source,
	keeps: { text: source, fraction: 0.3 },
	restsOn: { text: source, fraction: 0.6 },
	figures: source,
	amounts: source,
	citations: source,
	facts: source,
}

test('a wording that says the same in other words has no fault', () => {
	expect(
		verifyWording(
			"Honestly, I don't know where I'd find $400 a month; the Telemarketing Sales Rule is no help.",
			sources,
		),
	).toEqual([])
})

test.each([
	[
		'too-long',
		`I don't know where I'd find four hundred dollars a month. ${'I would not find it. '.repeat(10)}`,
	],
	['disguised-letters', "I don't know where I'd find four hundred d\u043ellars a month."],
	['disguised-letters', "I don't know where I'd find four hundred d&#111;llars a month."],
	['not-english', 'No sé dónde encontraría cuatrocientos dólares al mes para esto, señor.'],
	['speaks-as-model', "As an AI, I don't know where I'd find four hundred dollars a month."],
	['speaks-as-model', "My\n> instructions don't say where I'd find four hundred dollars a month."],
	['markup', "<b>I don't know</b> where I'd find four hundred dollars a month."],
	['question-changed', "You don't know where I'd find four hundred dollars a month?"],
	['denial-changed', 'I know where I would find four hundred dollars a month.'],
	['meaning-lost', "I don't like the weather."],
	[
		'not-grounded',
		"I don't like the garlic bread when butter melts before dinner, and pepper; find me something hundred.",
	],
	['new-figure', "I don't know where I'd find 500 dollars a month."],
	['new-amount', "I don't know where I'd find 400 percent a month."],
	['new-citation', "I don't know where I'd find $400 a month; the Fair Credit Reporting Act is no help."],
	['new-citation', "I don't know where I'd find $400 a month under 16 CFR 310.4."],
	['new-fact', "My uncle doesn't know where he'd find four hundred dollars a month."],
	['new-name', "And Rupert doesn't know where he'd find four hundred dollars a month."],
])('a wording is refused as %s', (fault, text) => {
	expect(verifyWording(text, sources)).toContain(fault)
})

test('notes have few common words, and are read as English where they are expected', () => {
	const notes = 'Out: federal student loans, promotional-rate balances, disputed debts.'
	expect(verifyWording(notes, {})).toEqual(['not-english'])
	expect(verifyWording(notes, { mayBeNotes: true })).toEqual([])
})

test('what has no source to be verified against is not verified', () => {
	expect(verifyWording('> **Call** Rupert in 36 months?', {})).toEqual([])
})
