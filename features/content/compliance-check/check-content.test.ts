import { expect, test } from 'vitest'
import { complianceEntries, prohibitedStatements, requiredDisclosures } from '#features/compliance/index.ts'
import { checkContent } from './check-content.ts'
import { removeViolations } from './remove-violations.ts'

const codesIn = (content: string) => checkContent(content).map(({ code }) => code)

/** The wordings that the guide warns of, by their rule; requests to stop are judged in a conversation alone. */
const violations = complianceEntries.flatMap(({ about, insteadOf = [] }) =>
	about?.kind === 'statement' && about.code !== 'do_not_call_ignored'
		? insteadOf.map(({ not }) => ({ code: about.code, words: not }))
		: [],
)
const forms: [string, (words: string) => string][] = [
	[
		'an email',
		(words) => `Subject: Our talk\n\nHi Denise,\n\nThanks for your time today.\n${words}\n\nBest,\nMaya`,
	],
	[
		'a list',
		(words) =>
			`What to know:\n\n- Results vary and nothing is promised.\n- ${words}\n- You may leave at any time.`,
	],
	['a script', (words) => `Script: First call\n\n1. “Hello, this call is recorded.”\n2. Rep: “${words}”`],
	[
		'a reply',
		(words) => `Objection: “I need to think.”\n\nResponse: ${words}\n\nWhat would you want to know first?`,
	],
]

test.each(forms)('what may not be said is found in %s, word for word', (_, write) => {
	const unheard = violations.filter(({ code, words }) => {
		const content = write(words)
		const finding = checkContent(content).find((each) => each.code === code)
		return !finding || !content.includes(finding.quote)
	})
	expect(unheard).toEqual([])
})

test.each([
	[
		'a subject line',
		'Subject: Cut your debt in half\n\nHi Luis,\n\nShall we talk?',
		['unsupported_savings_claim'],
	],
	[
		'a hard-wrapped line',
		'Hi Luis,\n\nwe can guarantee that your\ncreditors will settle.',
		['guaranteed_result'],
	],
	['a blank to fill in', 'We will cut your debt by [percentage].', ['unsupported_savings_claim']],
	[
		'a yes to a customer',
		'Customer: So they can’t sue me while I’m in this?\nRep: “Exactly, you’re good.”',
		['lawsuit_denial'],
	],
	[
		'a claim that is taken back later',
		'They can’t sue you.\n\nI should not have said they never sue, that was wrong.',
		['lawsuit_denial'],
	],
	[
		'praise of a customer',
		'One customer said: “They guarantee every creditor settles.”',
		['guaranteed_result'],
	],
	[
		'an answer after a customer’s words on one line',
		'Objection: “Will it work?” We guarantee every creditor will settle.',
		['guaranteed_result'],
	],
])('%s is the rep’s', (_, content, codes) => {
	expect(codesIn(content)).toEqual(expect.arrayContaining(codes))
})

test.each([
	['what a customer says', 'Customer: You guarantee every creditor settles and they cannot sue me.'],
	[
		'an objection',
		'Objection: “You guarantee every bank will settle.”\n\nResponse: No one can promise that.',
	],
	['a question told', 'If she asks, “So you guarantee it?”, say: “No. No one can.”'],
	['a wording to leave', 'Never say: “We guarantee every creditor will settle.”'],
	[
		'a list of wordings to leave',
		'Never say:\n- We guarantee every creditor will settle.\n- They cannot sue you.\n\nAsk instead.',
	],
	['a denial', 'We cannot guarantee that any creditor settles, and results vary.'],
	[
		'stopping with its consequences',
		'If you stop paying the cards:\n- your credit will likely be hurt\n- you may be sent to collections or sued\n- what you owe may grow from interest and fees',
	],
	['a way out of the messages', 'Are we still on for Tuesday?\n\nReply STOP to opt out.'],
	['an honest account', 'You own the account, and you can leave at any time with no penalty.'],
])('%s is not held against the rep', (_, content) => {
	expect(codesIn(content)).toEqual([])
})

test('a signature is not a claim, whatever the line above it', () => {
	expect(codesIn('Hi Denise,\n\nWe guarantee every creditor will settle.\n\nMaya')).toEqual([
		'guaranteed_result',
	])
})

test('the suggested lines of the rules and disclosures pass', () => {
	const lawful = [
		...prohibitedStatements.map(({ sayInstead }) => sayInstead),
		...requiredDisclosures.map(({ template }) => template.replaceAll(/\{(\w+)\}/g, '[$1]')),
	]
	expect(lawful.filter((words) => codesIn(words).length > 0)).toEqual([])
})

test('fixes a piece sentence by sentence, and reports what was changed', () => {
	const { content, changes } = removeViolations(
		[
			'Subject: We cut your debt in half',
			'Hi Denise,\n\nThanks for today. We guarantee every creditor will settle. Shall we talk on Tuesday?',
			'- They can’t sue you.\n- Nobody gets sued with us.\n- Results vary.\n\nMaya',
		].join('\n\n'),
	)
	expect(codesIn(content)).toEqual([])
	expect(content).toMatch(/^Subject: \S/)
	expect(content).toContain('Thanks for today. No creditor has to settle.')
	expect(content).toContain('Shall we talk on Tuesday?')
	expect(content).toMatch(/\n- A creditor can sue you[^\n]*\n- Results vary\.\n\nMaya$/)
	expect(changes.map(({ citation }) => citation)).not.toContain(null)
	expect(changes.at(-1)).toMatchObject({ wrote: 'This was left out.' })
})

test('every violating wording can be mended', () => {
	const left = violations.filter(
		({ words }) => codesIn(removeViolations(`Hi,\n\n${words} Shall we talk?`).content).length > 0,
	)
	expect(left).toEqual([])
})
