import { and, asc, desc, gte, inArray, isNotNull, sql } from 'drizzle-orm'
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

/** On how many of their scored calls since `from` these people broke which rules; no one in it broke none. */
export async function countBrokenRules(db: Db, personIds: readonly string[], from: Date) {
	const broken = new Map<string, Broken>()
	if (personIds.length === 0) return broken
	const { ownerId, brokenRules, overallScore, uploadedAt } = recordings
	const calls = sql<number>`count(*)::int`
	const wereBroken = and(
		inArray(ownerId, [...personIds]),
		gte(uploadedAt, from),
		isNotNull(overallScore),
		sql`${brokenRules} <> '{}'`,
	)
	const people = await db.select({ ownerId, calls }).from(recordings).where(wereBroken).groupBy(ownerId)
	for (const { ownerId, calls } of people) broken.set(ownerId, { calls, rules: [] })
	const code = sql<string>`rule.code`
	const rows = await db
		.select({ ownerId, code, calls })
		.from(recordings)
		.innerJoin(sql`unnest(${brokenRules}) as rule (code)`, sql`true`)
		.where(wereBroken)
		.groupBy(ownerId, code)
		.orderBy(desc(calls), asc(code))
	for (const { ownerId, code, calls } of rows)
		broken.get(ownerId)?.rules.push({ code, ...ruleOf(code), calls })
	return broken
}
