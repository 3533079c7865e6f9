import type { ProhibitedStatement } from '../rule-pack/prohibited-statement.ts'
import type { RequiredDisclosure } from '../rule-pack/required-disclosure.ts'
import type { GuideEntry } from './guide-entry.ts'

type FromRulePack = 'id' | 'kind' | 'citation' | 'about'

const idOf = (code: string) => code.replaceAll('_', '-')

/**
 * The entry of a prohibited statement. Its law, its reason and the first words to say are those of the rule pack, so
 * that the coach and the analyst never differ; `say` holds what comes after them.
 */
export function statementEntry(
	{ code, citation, why, sayInstead }: ProhibitedStatement,
	{ say, ...words }: Omit<GuideEntry, FromRulePack | 'why'> & { say: readonly string[] },
): GuideEntry {
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

/** The entry of a required disclosure: its law and the first words to say are those of the rule pack. */
export function disclosureEntry(
	{ code, citation, sayThis }: RequiredDisclosure,
	{ say, ...words }: Omit<GuideEntry, FromRulePack> & { say: readonly string[] },
): GuideEntry {
	return {
		id: idOf(code),
		kind: 'disclosure',
		...words,
		say: [sayThis, ...say],
		citation,
		about: { kind: 'disclosure', code },
	}
}
