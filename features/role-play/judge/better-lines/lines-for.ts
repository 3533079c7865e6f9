import { prohibitedStatements } from '#features/compliance/index.ts'
import { knownObjections } from '#features/playbook/index.ts'
import { fillSlots, slotsIn } from '#platform/text/fill-slots.ts'
import type { LineNeed } from './line-need.ts'
import { lineSets, ruleLines } from './line-sets.ts'
import { type PracticeFacts, slotValues } from './practice-facts.ts'

/** Every line there is for a need, best first; none for a code that is not known. */
export function linesFor({ kind, code }: LineNeed, facts: PracticeFacts): string[] {
	if (kind === 'rule') return sayInstead(code, ruleLines.answer)
	if (kind === 'correction') return sayInstead(code, ruleLines.correction)
	const set: Partial<Record<string, string[]>> = lineSets[kind]
	const lines = (set[code] ?? []).flatMap((line) => filled(line, facts))
	return kind === 'objection' ? [...playbookAnswer(code), ...lines] : lines
}

/** The line with the facts; one of {creditor} once for each. */
function filled(line: string, facts: PracticeFacts): string[] {
	const values = slotValues(facts)
	return slotsIn(line).includes('creditor')
		? facts.creditors.map((creditor) => fillSlots(line, { ...values, creditor }))
		: [fillSlots(line, values)]
}

const playbookAnswer = (code: string) =>
	knownObjections.filter((objection) => objection.code === code).map(({ sayThis }) => sayThis)

const sayInstead = (code: string, lines: readonly string[]) =>
	prohibitedStatements
		.filter((statement) => statement.code === code)
		.flatMap((statement) => lines.map((line) => fillSlots(line, { line: statement.sayInstead })))
