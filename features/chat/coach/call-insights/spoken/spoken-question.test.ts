import { expect, test } from 'vitest'
import { labeledQuestions } from '../../training/labeled-questions.ts'
import { readSpokenQuestion } from './spoken-question.ts'

test.each([
	['what did i say about fees on the Denise call', { speaker: 'rep', names: ['Denise'], topic: /fees/ }],
	['did i mention lawsuits in my last call', { speaker: 'rep', names: [], topic: /^lawsuits/ }],
	['when did i talk about the credit score yesterday', { speaker: 'rep', topic: /credit score/ }],
	['what did the customer say about her husband', { speaker: 'customer', topic: /husband/ }],
	[
		'did i ever tell anyone its a government program',
		{ speaker: 'rep', isOverMany: true, topic: /government/ },
	],
	['show me where i brought up bankruptcy', { speaker: 'rep', topic: /^bankruptcy/ }],
	['did fees come up on the marcus call', { speaker: 'anyone', names: ['marcus'], topic: /^fees/ }],
	['was the 1099 mentioned on my last call', { speaker: 'anyone', topic: /1099/ }],
	['find the call where the guy said he was a trucker', { speaker: 'customer', isOverMany: true }],
	['what did Denise say about her job', { speaker: 'person', possibleNames: ['Denise'], topic: /job/ }],
	[
		'what did I tell Ray about garnishment?',
		{ speaker: 'rep', possibleNames: ['Ray'], topic: /garnishment/ },
	],
	['what did i say when she asked about the fee', { speaker: 'rep', isReply: true, topic: /fee/ }],
	['wait what exactly did i say at 8:32', { speaker: 'anyone', topic: '', moment: 512 }],
	['what should i have said about taxes on the denise call', { wantsInstead: true, names: ['denise'] }],
])(
	'reads who said what about which calls: %s',
	(message, { topic, ...expected }: Record<string, unknown>) => {
		const read = readSpokenQuestion(message)
		expect(read).toMatchObject(expected)
		if (topic instanceof RegExp) expect(read?.topic).toMatch(topic)
		else if (topic !== undefined) expect(read?.topic).toBe(topic)
	},
)

test.each([
	'what do i say about fees',
	'what should i say when she asks about fees',
	'did i say anything illegal lately',
	'what did i say wrong on my last call',
	'i told her we work with the government, is that bad',
	'he said no and then did say maybe',
	'can i say your credit recovers',
	'do i have to mention lawsuits',
])('is no question for words that were said: %s', (message) => {
	expect(readSpokenQuestion(message)).toBeNull()
})

test('fewer than 0.2% of messages about other matters are read as questions about what was said', () => {
	const others = labeledQuestions.read('train').filter(({ intent }) => intent !== 'calls')
	const misread = others.filter(({ text }) => readSpokenQuestion(text))
	expect(misread.length / others.length).toBeLessThan(0.002)
})
