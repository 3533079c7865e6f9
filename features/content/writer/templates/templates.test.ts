import { expect, test } from 'vitest'
import { findViolations, prohibitedStatements, readCall } from '#features/compliance/index.ts'
import { readFigures } from '#platform/english/read-figures.ts'
import { anyBrief, someBrief } from '../fixtures/brief.ts'
import { isConditional, templateModules, wordings } from '../fixtures/wordings.ts'
import { openPieceWriter } from '../plan/piece-writer.ts'
import { fill, fillWithSpecimens } from '../plan/slots.ts'
import { requiredOf } from '../required-of.ts'
import { disclosure } from '../write/disclose.ts'

const conditions = templateModules.flatMap((module) => Object.values(module).flatMap(conditionsIn))
/** Of the rule pack: what stands in their place is chosen by the wish and by no condition. */
const codes = new Set<string>(prohibitedStatements.map(({ code }) => code))

function conditionsIn(value: unknown): string[] {
	if (Array.isArray(value)) return isConditional(value) ? [value[0]] : value.flatMap(conditionsIn)
	return value !== null && typeof value === 'object' ? Object.values(value).flatMap(conditionsIn) : []
}

test('no wording that pieces are made of is a claim that nobody may make', () => {
	const claims = wordings
		.map((words) => fillWithSpecimens(fill(words.replaceAll(/\{(\w+)\}/g, '[$1]'), {})))
		.flatMap((words) => {
			const turn = { speaker: 'rep', text: words, start: null, end: null, confidence: null } as const
			return findViolations(readCall([turn])).map(({ code }) => `${code}: ${words}`)
		})
	expect(claims).toEqual([])
})

test('every wording can be called for by some request', () => {
	const seen = new Set(
		Array.from({ length: 3_000 }, (_, number) => [...openPieceWriter(anyBrief(number), number).tags]).flat(),
	)
	const never = conditions
		.flatMap((condition) => condition.split(/[ |]/))
		.map((word) => word.replace('!', ''))
		.filter((word) => !seen.has(word) && !codes.has(word))
	expect([...new Set(never)]).toEqual([])
})

test('no wording brings a figure of its own', () => {
	expect(wordings.filter((words) => readFigures(words).length > 0)).toEqual([])
})

test.each([
	['nonpayment_consequences', 'Shall we talk about the program?'],
	['fees_and_total_cost', 'About our fee:'],
	['time_to_results', 'We estimate how many months it takes.'],
	['amount_before_offer', 'There must be enough for one debt.'],
	['dedicated_account_rights', 'You make deposits.'],
	['results_vary', 'We negotiate.'],
])('every wording of %s discloses all of it', (code, calling) => {
	const brief = someBrief()
	const partial = new Set<string>()
	for (let seed = 0; seed < 60; seed++) {
		const words = disclosure(openPieceWriter(brief, seed), code)
		const required = requiredOf(brief, `${calling} ${words}`).find((each) => each.code === code)
		if (required?.isGiven !== true) partial.add(words)
	}
	expect([...partial]).toEqual([])
})
