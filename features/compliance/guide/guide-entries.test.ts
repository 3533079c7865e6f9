import { expect, test } from 'vitest'
import { assessDisclosures } from '../detect/assess-disclosures.ts'
import { findViolations } from '../detect/find-violations.ts'
import { readCall } from '../detect/read-call.ts'
import { someCall } from '../fixtures/calls.ts'
import { fastReading } from '../limits.ts'
import { prohibitedStatements, requiredDisclosures } from '../rule-pack/rule-pack.ts'
import { complianceEntries, complianceTemplates } from './guide-entries.ts'
import type { GuideEntry } from './guide-entry.ts'

const slots: Readonly<Record<string, string>> = {
	percent: '25 percent',
	months: '36',
	latest: '30',
	fee: '5,000 dollars',
	total: '14,000 dollars',
	company: 'Harbor Relief',
	name: 'Dana',
}
const filled = (line: string) =>
	line.replace(/\{(\w+)\}/g, (_, slot: string) => slots[slot] ?? `no slot ${slot}`)

/** Words that the entry gives a rep to say. */
const toBeSaid = (entry: GuideEntry) => [
	...(entry.say ?? []),
	...(entry.briefly ? [entry.briefly] : []),
	...(entry.ifNo ?? []),
	...(entry.insteadOf ?? []).map(({ say }) => say),
]
const codesIn = (...lines: string[]) => findViolations(readCall(someCall(...lines))).map(({ code }) => code)
/** The entry is about a request to stop calling, or it would not be understood. */
const asked = ({ id }: GuideEntry) => (id === 'do-not-call-ignored' ? ['C: Please stop calling me.'] : [])

const wordsIn = (line: string) => line.split(/\s+/).length

test('every entry has its own address', () => {
	const ids = complianceEntries.map(({ id }) => id)
	expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
	expect(ids.filter((id) => !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(id))).toEqual([])
})

test('every prohibited statement and every disclosure has its entry, with the law and the words of the rule pack', () => {
	for (const { code, citation, why, sayInstead } of prohibitedStatements) {
		const entry = complianceEntries.find(({ about }) => about?.kind === 'statement' && about.code === code)
		expect(entry, code).toMatchObject({ id: code.replaceAll('_', '-'), kind: 'rule', citation, why })
		expect(entry?.say?.[0]).toBe(sayInstead)
		expect(entry?.insteadOf?.length).toBeGreaterThanOrEqual(2)
		expect(entry?.asked.length).toBeGreaterThanOrEqual(8)
	}
	for (const { code, citation, sayThis, elements } of requiredDisclosures) {
		const entry = complianceEntries.find(({ about }) => about?.kind === 'disclosure' && about.code === code)
		expect(entry, code).toMatchObject({ id: code.replaceAll('_', '-'), kind: 'disclosure', citation })
		expect(entry?.say?.[0]).toBe(sayThis)
		expect(entry?.points?.length).toBeGreaterThan(elements.length)
	}
})

test('related entries exist', () => {
	const ids = new Set(complianceEntries.map(({ id }) => id))
	const lost = complianceEntries.flatMap(({ id, related = [] }) =>
		related.filter((next) => next === id || !ids.has(next)).map((next) => `${id} -> ${next}`),
	)
	expect(lost).toEqual([])
})

test('suggested lines contain no violation, with or without figures', () => {
	const found = [...complianceEntries, ...complianceTemplates].flatMap((entry) =>
		toBeSaid(entry).flatMap((line) =>
			codesIn(...asked(entry), `R: ${filled(line)}`).map((code) => `${entry.id}: ${code}: ${line}`),
		),
	)
	expect(found).toEqual([])
})

test('lines to avoid are detected as the violation they illustrate', () => {
	const missed = complianceEntries.flatMap((entry) =>
		entry.about?.kind !== 'statement'
			? []
			: (entry.insteadOf ?? [])
					.filter(({ not }) => !codesIn(...asked(entry), `R: ${not}`).includes(entry.about?.code ?? ''))
					.map(({ not }) => `${entry.id}: ${not}`),
	)
	expect(missed).toEqual([])
})

test('every wording of a disclosure is complete with figures filled in', () => {
	for (const entry of complianceTemplates) {
		if (entry.about?.kind !== 'disclosure') continue
		for (const line of toBeSaid(entry)) {
			const given = assessDisclosures(readCall(someCall(`R: ${filled(line)}`)), null, [])
			const status = given.find(({ code }) => code === entry.about?.code)?.status
			expect(`${status}: ${line}`).toBe(`given: ${line}`)
		}
	}
})

test('suggested lines have placeholders only for company figures', () => {
	const unknown = complianceTemplates.flatMap((entry) =>
		[...toBeSaid(entry), entry.answer, ...(entry.points ?? [])].filter((line) =>
			filled(line).includes('no slot'),
		),
	)
	expect(unknown).toEqual([])
})

test('short is short', () => {
	const long = complianceEntries.flatMap(({ id, briefly = '', points = [], answer }) => [
		...(wordsIn(briefly) > 50 ? [`${id}: briefly`] : []),
		...(points.length > 5 ? [`${id}: points`] : []),
		...(wordsIn(answer) > 70 ? [`${id}: answer`] : []),
	])
	expect(long).toEqual([])
})

test('the pace that the guide names is the one that the analysis marks', () => {
	const paces = complianceEntries.flatMap(({ answer }) => answer.match(/\d+(?= words a minute)/) ?? [])
	expect(paces).toEqual([String(fastReading)])
})
