import { prohibitedStatements, requiredDisclosures } from '#features/compliance/index.ts'
import type { Rule } from './contract.ts'

/** Every rule of the pack: prohibited statements first, then disclosures, each by title. */
export const rules: readonly Rule[] = [
	...byTitle(
		prohibitedStatements.map(({ code, title, severity }) => ({
			code,
			title,
			kind: 'prohibited statement' as const,
			severity,
		})),
	),
	...byTitle(
		requiredDisclosures.map(({ code, title }) => ({
			code,
			title,
			kind: 'required disclosure' as const,
			severity: null,
		})),
	),
]

function byTitle(list: Rule[]) {
	return list.sort((a, b) => a.title.localeCompare(b.title, 'en-US'))
}

const byCode = new Map(rules.map((rule) => [rule.code, rule]))

/** The worst first. A missing disclosure comes after what is high, since it caps a score as nothing lighter does. */
const order = ['critical', 'high', null, 'medium', 'low'] as const

/** The rules with these codes, the worst first. A rule that the pack no longer has is named by its code. */
export function worstFirst(codes: readonly string[]): Rule[] {
	return codes
		.map((code) => byCode.get(code) ?? unknown(code))
		.sort((a, b) => order.indexOf(a.severity) - order.indexOf(b.severity))
}

const unknown = (code: string): Rule => ({ code, title: code, kind: 'prohibited statement', severity: 'low' })
