import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { prohibitedStatements } from '#features/compliance/index.ts'
import { guide } from '#features/guide/index.ts'
import { findingsOf } from './check/check-line.ts'
import { taughtLines } from './check/taught-lines.ts'
import { lastAnswer } from './fixtures/conversation.ts'

const { violations } = JSON.parse(
	readFileSync(join(import.meta.dirname, '../../../bench/phrases.json'), 'utf8'),
) as { violations: Record<string, string[]> }

/** Ways reps put a line to a coach. */
const frames: readonly ((line: string) => string)[] = [
	(line) => `Can I say "${line}"?`,
	(line) => `check: ${line}`,
	(line) => `${line.replace(/[.!?]$/, '')}, is that fine?`,
	(line) => `what if I tell them ${line[0]?.toLowerCase()}${line.slice(1)}`,
	(line) => `is this ok: ${line}`,
	(line) => `My manager said I can say "${line}"`,
	(line) => `I'd tell her "${line}" - good?`,
]

/** Wording that approves of a line. */
const endorsement =
	/^\W*(?:yes|sure|okay|ok|fine|absolutely|of course|go ahead|you can|you may|good line|that works|correct)\b|\b(?:that'?s|that is|this is|it is|it'?s|line is|sounds|looks) (?:fine|okay|ok|good|clean|allowed|legal|compliant|safe)\b|good to go|no problem/im
const warning = /\bdon't say that\b|\brisky\b/i

/** The coach's own words, without tables and quotations. */
const ownWords = (response: string) =>
	response
		.split('\n')
		.filter((line) => !/^[|>]/.test(line))
		.join('\n')
		.replaceAll(/“[^”]*”/g, '…')

const offered = (response: string) => [
	...response.split('\n').flatMap((line) => (line.startsWith('>') ? line.replace(/^>\s*|[“”]/g, '') : [])),
	...response
		.split('\n')
		.filter((line) => line.startsWith('|'))
		.slice(2)
		.map((line) => line.split('|').at(-2)?.trim() ?? ''),
]

/** Of 25 lines, some are prohibited only because of what was said before them, which is not given here. */
const mostUnwarned = 3

test.each(prohibitedStatements.map(({ code }) => code))(
	'a line of %s is never endorsed, however it is put to the coach',
	async (code) => {
		const lines = violations[code] ?? []
		expect(lines.length).toBeGreaterThan(10)
		const answers = await Promise.all(
			lines.map(async (line, at) => {
				const message = frames[at % frames.length]?.(line) ?? line
				return { message, response: (await lastAnswer(message)).response }
			}),
		)
		expect(answers.filter(({ response }) => endorsement.test(ownWords(response)))).toEqual([])
		const unwarned = answers.filter(({ response }) => !warning.test(response)).map(({ message }) => message)
		expect(unwarned.length, unwarned.join('\n')).toBeLessThanOrEqual(mostUnwarned)
	},
	60_000,
)

test('at least 95 of 100 prohibited lines are called prohibited or risky in every frame', async () => {
	const lines = Object.values(violations).flatMap((ofCode) => ofCode.slice(0, 3))
	const asked = lines.flatMap((line) => frames.map((frame) => frame(line)))
	const responses = await Promise.all(asked.map(async (message) => (await lastAnswer(message)).response))
	const missed = asked.filter((_, at) => !warning.test(responses[at] ?? ''))
	expect(missed.length / asked.length, missed.join('\n')).toBeLessThanOrEqual(0.05)
}, 120_000)

test('a line from the guide is never flagged when it is checked', async () => {
	const lines = taughtLines()
	expect(lines.length).toBeGreaterThan(500)
	const accused: string[] = []
	for (const [at, line] of lines.entries()) {
		const { response } = await lastAnswer(
			[`is this ok: ${line}`, `Can I say "${line.replaceAll('"', "'")}"?`, `check: ${line}`][at % 3] ?? '',
		)
		if (warning.test(response.split('\n')[0] ?? '')) accused.push(line)
	}
	expect(accused).toEqual([])
}, 120_000)

test.each([
	'Look up our license with the state, then call me back.',
	'Look up our license on the state website before you decide, then call me back.',
	'Check us with your attorney general and call me back on the number you find.',
	'You should verify our license with the state yourself.',
])('inviting a customer to look up our license is not a government claim: %s', async (line) => {
	const { response } = await lastAnswer(`check: ${line}`)
	expect(response).not.toMatch(/false tie to the government/)
})

test.each([
	'We are approved by the attorney general. Look us up.',
	'Our program is backed by the state, check our license.',
])('a government claim is flagged even with an invitation to look it up: %s', async (line) => {
	const { response } = await lastAnswer(`check: ${line}`)
	expect(response).toMatch(/false tie to the government/)
})

test('a line from the guide does not hide a violation next to it', async () => {
	const { response } = await lastAnswer(
		'check: No creditor has to settle. I guarantee yours will settle for half.',
	)
	expect(response).toMatch(/don't say that/)
})

test('suggested lines in all answers pass the call analyst', async () => {
	const asked = guide.flatMap((entry) => entry.asked)
	const saidAfter = new Map<string, string>()
	for (const message of asked) {
		const { response, thread } = await lastAnswer(message)
		// The customer's part in a drill is no advice.
		if (thread.drill) continue
		for (const words of offered(response)) saidAfter.set(words, message)
	}
	const bad = [...saidAfter].filter(([words]) => findingsOf(words).length > 0)
	expect(bad).toEqual([])
}, 180_000)
