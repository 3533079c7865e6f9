import { expect, test } from 'vitest'
import { readPractice } from './read-practice.ts'

const prospect = {
	speaker: 'ai' as const,
	message: 'You said that mighty quick. Folks slow down when a thing is so.',
}
const message =
	"Well it IS so. Debt buyers out here are filing on folks every day. But we can make that lawsuit go away, sweetheart, that's what we do. How much you owe total?"
const findings = [
	{
		code: 'lawsuit_denial',
		title: 'Denying lawsuits',
		severity: 'critical' as const,
		level: 'certain' as const,
		citation: '16 CFR 310.3(a)(1)(viii)(C)',
		quote: 'we can make that lawsuit go away',
		why: 'A creditor can sue.',
		sayInstead: null,
	},
]
const analysis = { tone: 'Misleading', effectiveness: 1, coaching: null, findings }
const levelsOf = (said: Parameters<typeof readPractice>[0]) =>
	readPractice(said, null).findings.map(({ code, level }) => `${code} ${level}`)

test('a finding shown as certain stays certain in the session score', () => {
	expect(levelsOf([prospect, { speaker: 'user', message }])).toEqual(['lawsuit_denial likely'])
	expect(levelsOf([prospect, { speaker: 'user', message, analysis }])).toEqual(['lawsuit_denial certain'])
})
