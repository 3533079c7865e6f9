import { and, gte, inArray, isNotNull, sql } from 'drizzle-orm'
import { prohibitedStatements, requiredDisclosures } from '#features/compliance/index.ts'
import { recordings } from '#features/recordings/tables.ts'
import type { Db } from '#platform/db/database.ts'
import type { BrokenRule } from '../contract.ts'

type Rule = Pick<BrokenRule, 'title' | 'kind'>
export type Broken = {
	/** On which any rule was broken. */
	calls: number
	/** The rule broken on most calls first. */
	rules: BrokenRule[]
}

const rules = new Map<string, Rule>([
	...prohibitedStatements.map(
		({ code, title }) => [code, { title, kind: 'prohibited statement' }] as [string, Rule],
	),
	...requiredDisclosures.map(
		({ code, title }) => [code, { title, kind: 'required disclosure' }] as [string, Rule],
	),
])

/** A rule that the pack no longer has goes by its code. */
const ruleOf = (code: string): Rule => rules.get(code) ?? { title: code, kind: 'prohibited statement' }

/** On how many of their scored calls since `from` these people broke which rules; nobody in it broke none. */
export async function countBrokenRules(db: Db, personIds: readonly string[], from: Date) {
	const broken = new Map<string, Broken>()
	if (personIds.length === 0) return broken
	const { ownerId, id, brokenRules, overallScore, uploadedAt } = recordings
	const code = sql<string | null>`rule.code`
	const rows = await db
		.select({ ownerId, code, calls: sql<number>`count(distinct ${id})::int` })
		.from(recordings)
		.innerJoin(sql`unnest(${brokenRules}) as rule (code)`, sql`true`)
		.where(and(inArray(ownerId, [...personIds]), gte(uploadedAt, from), isNotNull(overallScore)))
		.groupBy(sql`grouping sets ((${ownerId}, rule.code), (${ownerId}))`)
	for (const row of rows) {
		const person = broken.get(row.ownerId) ?? { calls: 0, rules: [] }
		if (row.code === null) person.calls = row.calls
		else person.rules.push({ code: row.code, ...ruleOf(row.code), calls: row.calls })
		broken.set(row.ownerId, person)
	}
	for (const person of broken.values())
		person.rules.sort((a, b) => b.calls - a.calls || a.title.localeCompare(b.title))
	return broken
}
