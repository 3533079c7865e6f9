import { expect, test } from 'vitest'
import { scenarios } from '../scenarios/index.ts'
import { type Occasion, verifyLine } from './verify-line.ts'

const [script] = scenarios
if (!script) throw new Error('there is no scenario')

const line = "I don't know where I'd find four hundred dollars a month for this."
const occasion = (change: Partial<Occasion> = {}): Occasion => ({
	script,
	mood: script.start,
	conversation: [],
	events: [],
	outcome: null,
	line,
	...change,
})

test('a line is said in other words', () => {
	const said = "Honestly, I don't know where I would find $400 every month."
	expect(verifyLine(` "${said}"\n`, occasion())).toBe(said)
})

test.each([
	['nothing at all', ' … '],
	['a figure of its own', "I don't know where I'd find five hundred dollars a month for this."],
	['a yes for a no', 'I know where I would find four hundred dollars a month for this.'],
	['a question for an answer', "I don't know where I'd find four hundred dollars a month, do you?"],
	['a speech', `${line} ${'I really would not know where I would find it. '.repeat(8)}`],
	['a machine', `As an AI, I don't know where I'd find four hundred dollars a month.`],
	['a player', `I don't know where I'd find four hundred dollars a month in this role-play.`],
	['a coach', `You should have asked first. I don't know where I'd find four hundred dollars a month.`],
	['the rep', `Our program is easy. I don't know where you'd find four hundred dollars a month.`],
	['both of them', `Rep: okay. I don't know where I'd find four hundred dollars a month.`],
	['markup', `<b>I don't know</b> where I'd find four hundred dollars a month.`],
	['a stage direction', `(sighs) I don't know where I'd find four hundred dollars a month.`],
	[
		'somebody who was never mentioned',
		`My uncle Rupert says he doesn't know where I'd find four hundred dollars a month.`,
	],
	['a fact of its own', `I got fired, I don't know where I'd find four hundred dollars a month.`],
	['something else', "I don't like the weather today."],
])('the built-in line stays where a model says %s', (_, said) => {
	expect(verifyLine(said, occasion())).toBeNull()
})

test('what the call has spoken of may be spoken of', () => {
	const message = 'Would your uncle help?'
	const analysis = { tone: 'Curious', effectiveness: 5, coaching: null, findings: [] }
	const timestamp = new Date(0).toISOString()
	const conversation = [{ id: '1', speaker: 'user' as const, message, timestamp, analysis }]
	const said = "My uncle? I don't know where he would get four hundred dollars a month."
	expect(verifyLine(said, occasion({ line: `${line} Do you?`, conversation }))).toBe(said)
	expect(verifyLine(said, occasion({ line: `${line} Do you?` }))).toBeNull()
})
