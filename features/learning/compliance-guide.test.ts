import { expect, test } from 'vitest'
import {
	assessDisclosures,
	findViolations,
	prohibitedStatements,
	readCall,
	requiredDisclosures,
} from '#features/compliance/index.ts'
import { checklistItemIds, complianceModuleIds } from './contract.ts'
import { checklist } from './texts/compliance-guide/checklist.ts'
import type { LineToLeave, LineToSay } from './texts/compliance-guide/compliance-module.ts'
import { complianceModules, complianceModuleTemplates } from './texts/compliance-guide/index.ts'

const slots: Readonly<Record<string, string>> = {
	percent: '25 percent',
	months: '36',
	latest: '30',
	fee: '5,000 dollars',
	total: '14,000 dollars',
	company: 'Harbor Relief',
	name: 'Dana',
}
const sections = complianceModules.flatMap(({ sections }) => sections)
const templates = complianceModuleTemplates.flatMap(({ sections }) => sections)

const filled = (line: string) =>
	line.replace(/\{(\w+)\}/g, (_, slot: string) => slots[slot] ?? `no slot ${slot}`)

/** The line as it is said on a call, after what the customer said. */
function callWith({ line, after }: LineToSay | LineToLeave) {
	const turn = (speaker: 'rep' | 'customer', text: string) => ({
		speaker,
		text,
		start: null,
		end: null,
		confidence: null,
	})
	return readCall([...(after ? [turn('customer', after)] : []), turn('rep', filled(line))])
}
const codesIn = (line: LineToSay | LineToLeave) => findViolations(callWith(line)).map(({ code }) => code)
const statusOf = (line: LineToSay | LineToLeave, code: string) =>
	assessDisclosures(callWith(line), null, []).find((disclosure) => disclosure.code === code)?.status

test('the guide has its six modules, each whole', () => {
	expect(complianceModules.map(({ id }) => id)).toEqual(complianceModuleIds)
	for (const { id, duration, requirements, quiz, sections } of complianceModules) {
		expect([15, 20, 25], id).toContain(duration)
		expect(requirements.length, id).toBeGreaterThanOrEqual(5)
		expect(new Set(sections.map((section) => section.id)).size, id).toBe(sections.length)
		expect(quiz.length, id).toBeGreaterThanOrEqual(4)
		expect(quiz.length, id).toBeLessThanOrEqual(6)
		for (const { answers, right, why } of quiz) expect([answers[right], why].every(Boolean), id).toBe(true)
	}
})

test('the checklist has its eight items, in the order of a call', () => {
	expect(checklist.flatMap(({ items }) => items.map(({ id }) => id))).toEqual(checklistItemIds)
})

test('every rule of the analyst has one section, with the law that the analyst names', () => {
	const rules = [
		...prohibitedStatements.map(({ code, citation }) => ({ kind: 'statement', code, citation })),
		...requiredDisclosures.map(({ code, citation }) => ({ kind: 'disclosure', code, citation })),
	]
	for (const { kind, code, citation } of rules) {
		const about = sections.filter((section) => section.about?.kind === kind && section.about.code === code)
		expect(about.length, code).toBe(1)
		const [section] = about
		const named = [section?.citation ?? '', ...(section?.paragraphs ?? [])].join(' ')
		const [first = ''] = citation.match(/\d+ CFR [\w.()]+|Cal\. Penal Code \d+/) ?? []
		expect(named.includes(first) || citation.includes(section?.citation ?? 'nothing'), code).toBe(true)
	}
	expect(sections.filter(({ about }) => about).length).toBe(rules.length)
})

test('suggested lines contain no violation', () => {
	const found = sections.flatMap(({ say = [] }) =>
		say.flatMap((line) => codesIn(line).map((code) => `${code}: ${line.line}`)),
	)
	expect(found).toEqual([])
})

test('with figures filled in, suggested lines contain no violation and disclosures are complete', () => {
	const wrong = templates.flatMap(({ id, say = [] }) =>
		say.flatMap((line) => [
			...codesIn(line).map((code) => `${id}: ${code}: ${line.line}`),
			...(line.gives && statusOf(line, line.gives) !== 'given' ? [`${id}: not given: ${line.line}`] : []),
			...(filled(line.line).includes('no slot') ? [`${id}: slot: ${line.line}`] : []),
		]),
	)
	expect(wrong).toEqual([])
})

test('the lines to leave are found for what they are', () => {
	const missed = sections.flatMap(({ id, leave = [] }) =>
		leave.flatMap((line) => [
			...(line.finds && !codesIn(line).includes(line.finds) ? [`${id}: not found: ${line.line}`] : []),
			...(line.lacks && statusOf(line, line.lacks) === 'given' ? [`${id}: given: ${line.line}`] : []),
			...(line.finds || line.lacks ? [] : [`${id}: for what? ${line.line}`]),
		]),
	)
	expect(missed).toEqual([])
})
