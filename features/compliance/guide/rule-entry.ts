import { z } from 'zod'
import { prohibitedStatements, requiredDisclosures } from '../rule-pack/rule-pack.ts'
import { GuideEntry } from './guide-entry.ts'

const fromRulePack = { id: true, kind: true, citation: true, about: true } as const

/** The entry of a prohibited statement; `say` is what comes after the rule's own words to say. */
export const StatementEntry = GuideEntry.omit({ ...fromRulePack, why: true }).extend({
	statement: z.enum(prohibitedStatements.map(({ code }) => code)),
	say: z.array(z.string()),
})

/** The entry of a required disclosure; `say` is what comes after the rule's own words to say. */
export const DisclosureEntry = GuideEntry.omit(fromRulePack).extend({
	disclosure: z.enum(requiredDisclosures.map(({ code }) => code)),
	say: z.array(z.string()),
})

const idOf = (code: string) => code.replaceAll('_', '-')

/**
 * Completes the entry of a prohibited statement. Its law, its reason and the first words to say are those of the rule
 * pack, so that the coach and the analyst never differ.
 */
export function statementEntry({ statement, say, ...words }: z.infer<typeof StatementEntry>): GuideEntry {
	const { code, citation, why, sayInstead } = findRule(prohibitedStatements, statement)
	return {
		id: idOf(code),
		kind: 'rule',
		...words,
		why,
		say: [sayInstead, ...say],
		citation,
		about: { kind: 'statement', code },
	}
}

/** Completes the entry of a required disclosure: its law and the first words to say are those of the rule pack. */
export function disclosureEntry({ disclosure, say, ...words }: z.infer<typeof DisclosureEntry>): GuideEntry {
	const { code, citation, template } = findRule(requiredDisclosures, disclosure)
	return {
		id: idOf(code),
		kind: 'disclosure',
		...words,
		say: [template, ...say],
		citation,
		about: { kind: 'disclosure', code },
	}
}

function findRule<Rule extends { code: string }>(rules: readonly Rule[], code: string): Rule {
	const rule = rules.find((each) => each.code === code)
	if (!rule) throw new Error(`There is no rule '${code}'.`)
	return rule
}
