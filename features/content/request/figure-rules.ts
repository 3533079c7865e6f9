import { z } from 'zod'
import { readData } from '#platform/data/read-data.ts'
import { expandGroups } from '#platform/english/expand-groups.ts'
import { FigureKind } from './brief.ts'

/** The context of a figure of a kind: `before` ends where it begins, `after` begins where it ends. */
export type Rule = { kind: FigureKind; before?: RegExp; after?: RegExp }

const Rules = z.array(
	z.strictObject({
		kind: FigureKind,
		before: z.string().optional(),
		after: z.string().optional(),
	}),
)
const {
	perMonth: monthly,
	theirs: competitors,
	...rules
} = readData(
	new URL('./figure-rules.yaml', import.meta.url),
	z.strictObject({ perMonth: z.string(), theirs: z.string(), money: Rules, percent: Rules, duration: Rules }),
)

const patternOf = (source: string) =>
	new RegExp(expandGroups(source, { perMonth: monthly, theirs: competitors }), 'i')
const compile = (written: z.infer<typeof Rules>): Rule[] =>
	written.map(({ kind, before, after }) => ({
		kind,
		...(before && { before: patternOf(before) }),
		...(after && { after: patternOf(after) }),
	}))

export const perMonth = patternOf(monthly)
/** A competitor's fee. */
export const theirs = patternOf(competitors)
export const moneyRules = compile(rules.money)
export const percentRules = compile(rules.percent)
export const durationRules = compile(rules.duration)
