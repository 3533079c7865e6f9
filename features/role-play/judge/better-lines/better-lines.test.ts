import { expect, test } from 'vitest'
import {
	assessDisclosures,
	findViolations,
	prohibitedStatements,
	readCall,
	requiredDisclosures,
} from '#features/compliance/index.ts'
import { knownObjections } from '#features/playbook/index.ts'
import { readRepMessage } from '../../prospect/read-rep-message.ts'
import { topicNames } from '../../prospect/rep-act.ts'
import { somePersona } from '../fixtures/play.ts'
import { chooseLine, SaidLines } from './choose-line.ts'
import { answerTo, type LineNeed } from './line-need.ts'
import { lineSets } from './line-sets.ts'
import { linesFor } from './lines-for.ts'
import { practiceFacts } from './practice-facts.ts'

const personas = [
	somePersona(),
	somePersona({ name: 'Luis', debts: [] }),
	somePersona({ debts: [{ creditor: 'Discover', balance: 8_040, minimum: 200, monthsBehind: 2 }] }),
]
const needs: LineNeed[] = [
	...prohibitedStatements.map(({ code }): LineNeed => ({ kind: 'rule', code })),
	...knownObjections.map(({ code }): LineNeed => ({ kind: 'objection', code })),
	...requiredDisclosures.map(({ code }): LineNeed => ({ kind: 'disclosure', code })),
	...Object.keys(lineSets.question).map((code): LineNeed => ({ kind: 'question', code })),
	...Object.keys(lineSets.act).map((code): LineNeed => ({ kind: 'act', code })),
	...prohibitedStatements.map(({ code }): LineNeed => ({ kind: 'correction', code })),
	...Object.keys(lineSets.conduct).map((code): LineNeed => ({ kind: 'conduct', code })),
]
const asCall = (...lines: string[]) =>
	readCall(
		lines.map((text, at) => ({
			speaker: at < lines.length - 1 ? 'customer' : 'rep',
			text,
			start: null,
			end: null,
			confidence: null,
		})),
	)

test('there is a line for every rule, objection, disclosure and moment', () => {
	const facts = practiceFacts(somePersona())
	expect(needs.filter((need) => linesFor(need, facts).length === 0)).toEqual([])
})

test('every question of a prospect has an answer or a question back', () => {
	const facts = practiceFacts(somePersona())
	expect(topicNames.filter((topic) => linesFor(answerTo(topic), facts).length === 0)).toEqual([])
})

test('no line that is advised makes a prohibited claim, and no honest answer does whatever it is asked', () => {
	const invitations = [
		'Okay.',
		'So it is guaranteed?',
		"So they can't sue me, right?",
		'Is this a government program?',
		'Should I just stop paying my cards?',
		"And it won't hurt my credit?",
		'Do I pay you first?',
		'So you are my lawyers?',
		"There's no tax on that, right?",
	]
	const claims = personas.flatMap((persona) => {
		const lines = needs.flatMap((need) =>
			linesFor(need, practiceFacts(persona)).map((line) => ({ line, isHonestNo: need.kind === 'rule' })),
		)
		return lines.flatMap(({ line, isHonestNo }) =>
			(isHonestNo ? invitations : invitations.slice(0, 1)).flatMap((invitation) =>
				findViolations(asCall(invitation, line)).map(({ code, quote }) => ({ invitation, code, quote })),
			),
		)
	})
	expect(claims).toEqual([])
})

test('a disclosure that is advised is complete in every wording', () => {
	const incomplete = personas.flatMap((persona) =>
		requiredDisclosures.flatMap(({ code }) =>
			linesFor({ kind: 'disclosure', code }, practiceFacts(persona)).filter((line) => {
				const heard = assessDisclosures(asCall('Okay.', line), null, [])
				return heard.find((disclosure) => disclosure.code === code)?.status !== 'given'
			}),
		),
	)
	expect(incomplete).toEqual([])
})

test('no line has a blank left in it or is given for two needs', () => {
	const lines = needs.flatMap((need) => linesFor(need, practiceFacts(somePersona())))
	expect(lines.filter((line) => /[{}]|undefined|NaN/.test(line))).toEqual([])
	expect(new Set(lines).size).toBe(lines.length)
})

test('a line for what a prospect waits for does it', () => {
	const facts = practiceFacts(somePersona())
	const missed = Object.keys(lineSets.act).flatMap((act) =>
		linesFor({ kind: 'act', code: act }, facts)
			.filter((line) => !readRepMessage([], line).acts.some((name) => name === act))
			.map((line) => `${act}: ${line}`),
	)
	expect(missed).toEqual([])
})

test('no figure counts a debt that cannot be in the program', () => {
	const debts = [
		{ creditor: 'the federal student loans', balance: 58_000, minimum: 0, monthsBehind: 0 },
		{ creditor: 'the car loan', balance: 19_000, minimum: 400, monthsBehind: 0 },
		{ creditor: 'First Premier', balance: 4_000, minimum: 120, monthsBehind: 0 },
	]
	expect(practiceFacts(somePersona({ debts }))).toMatchObject({
		debt: '$4,000',
		fee: '$1,000',
		creditors: ['First Premier'],
	})
})

test('a line is chosen once, and never what was said already', () => {
	const facts = practiceFacts(somePersona())
	const need: LineNeed = { kind: 'objection', code: 'spouse' }
	const all = linesFor(need, facts)
	const said = new SaidLines()
	said.add(`Well. ${all[0]}`)
	const chosen = [
		chooseLine([need], facts, said),
		chooseLine([need], facts, said),
		chooseLine([need], facts, said),
	]
	expect(chosen).toEqual([all[1], all[2], null])
})
