import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { verifiedSources } from '#features/compliance/texts/verified-sources/index.ts'
import { readStrings } from '#platform/data/fixtures/read-strings.ts'

const root = join(import.meta.dirname, '..')
const month =
	'(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sep(?:tember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)'

/** What a law, case or form looks like, wherever it is named. */
const citations = [
	/\b\d+ C\.?F\.?R\.? (?:Part )?\d+(?:\.\d+)?(?:\([A-Za-z0-9]+\))*(?:-\([A-Za-z0-9]+\))?/g,
	/\b\d+ U\.?S\.?C\.? \d+[a-z]*(?:\([A-Za-z0-9]+\))*/g,
	/\b\d{2} (?:FR|Fed\. Reg\.) \d+/g,
	/\b\d+ ILCS [\d/]+|\b(?:[A-Z][a-z]*\. )+(?:[A-Z][a-z]+\.? )?(?:Code|Stat\.) [\d.]*\d/g,
	/§+ ?[\w.()]+/g,
	/\bNo\. \d+-\d+|\b[A-Z][\w.]+ v\. [A-Z]\w+/g,
	/StratFS|Accelerated Debt|United Debt Counselors/g,
	/\b(?:The )?(?:[A-Z][a-z]+ )+(?:Act|Rule)\b/g,
	/\bForm \d[\dA-Z-]*|\bTopic \d+|\bPublication \d+|\b1099-C/g,
	/\b\d+(?:%| percent) of (?:the )?(?:savings|disposable)/g,
]
/** Dates, terms, amounts, numbers and addresses stated as facts. */
const facts = [
	new RegExp(`\\b${month} (?:\\d{1,2}, )?(?:19|20)\\d\\d`, 'g'),
	/\b(?:\d+|three|five|seven|ten) business days\b/gi,
	/\b(?:five|seven|ten|5|7|10) years\b|\bseven days\b|\b\d\d+ days\b/gi,
	/\$(?:53|51|50),\d{3}|\$600\b|\$217\.50|\b217\.50 dollars|\$\d+ million|\b600 dollars/g,
	/\b[89] [ap]\.m\./g,
	/\b1-8\d\d-[\dA-Z-]+|\b(?:988|911)\b|\b211\b(?!,)/g,
	/\bhttps?:\/\/[\w./-]+|\b(?:[a-z]+\.)*[a-z]+\.(?:gov|org)(?:\/[a-z]+)?/gi,
	/(?<!-)\b[3-8]\d\d(?:-| to )[5-8]\d\d\b(?!-)/g,
	/payment history \d+ percent/g,
]
/** Where facts are stated. Invented customers' lines and product behavior don't count. */
const tellsFacts = /^features\/(?:compliance|playbook|guide|learning\/(?!daily)|content)/
const isNotShown =
	/\.test\.tsx?$|\/(?:training|learned|verified-sources|fixtures)\/|\/(?:contract|tables|limits|routes)\.ts$/

const files = globSync('{app,features,seed,platform/language-model}/**/*.{ts,tsx,json,yaml}', { cwd: root })
	.filter((path) => !isNotShown.test(path))
	.map((path) => ({ path, text: shown(join(root, path)) }))

/** The texts of a data file, or code without its comments and imports, which users never see. */
function shown(path: string): string {
	// Example requests are what reps type.
	if (/\/writer\/pieces\/.*\.yaml$/.test(path)) return readStrings(path, (key) => key !== 'asks').join('\n')
	if (/\.(yaml|json)$/.test(path)) return readStrings(path).join('\n')
	return readFileSync(path, 'utf8')
		.replace(/\/\*[\s\S]*?\*\//g, '')
		.replace(/(^|[\s;{(])\/\/.*$/gm, '$1')
		.replace(/^import .*$/gm, '')
}

const sources = verifiedSources.flatMap(({ sources }) => sources)
const covered = new Set(sources.flatMap(({ covers }) => covers.map((wording) => wording.toLowerCase())))

/** Statements about the law in a text that no source supports. */
const unverified = (text: string, patterns: readonly RegExp[]) =>
	patterns
		.flatMap((pattern) => [...text.matchAll(pattern)].map(([wording]) => wording.replace(/\.$/, '')))
		.filter((wording) => !covered.has(wording.toLowerCase()) && !covered.has(`${wording}.`.toLowerCase()))

test('every law, case and form that people are shown is a verified one', () => {
	const found = files.flatMap(({ path, text }) =>
		unverified(text, citations).map((wording) => `${path}: ${wording}`),
	)
	expect(found).toEqual([])
})

test('every date, term, amount, number and address stated as a fact is verified', () => {
	const found = files
		.filter(({ path }) => tellsFacts.test(path))
		.flatMap(({ path, text }) => unverified(text, facts).map((wording) => `${path}: ${wording}`))
	expect(found).toEqual([])
})

test('what no one verified is found', () => {
	const text = `Under 16 CFR 310.9(z) and § 310.4, 26 U.S.C. 108 and the Credit Repair Organizations Act, see FTC v. Nobody,
		No. 12-345, Colo. Rev. Stat. 12.14 and Form 1040: since March 3, 2026 the fine is $51,744 within three business days, 180 days
		or 12 years; call 1-800-555-0100 or read https://example.gov/debt.`
	expect(unverified(text, citations)).toEqual([
		'16 CFR 310.9(z)',
		'26 U.S.C. 108',
		'Colo. Rev. Stat. 12.14',
		'§ 310.4',
		'FTC v. Nobody',
		'No. 12-345',
		'Credit Repair Organizations Act',
		'Form 1040',
	])
	expect(unverified(text, facts)).toEqual([
		'March 3, 2026',
		'three business days',
		'180 days',
		'$51,744',
		'1-800-555-0100',
		'https://example.gov/debt',
	])
})

test('every source says what it says, where it was read, and when', () => {
	for (const { title, says, readIn, covers, checkedOn } of sources) {
		expect([says, readIn, covers.length].every(Boolean), title).toBe(true)
		expect(checkedOn, title).toMatch(/^20\d\d-\d\d-\d\d$/)
	}
	const titles = sources.map(({ title }) => title)
	expect(titles.filter((title, place) => titles.indexOf(title) !== place)).toEqual([])
})
