import { prohibitedStatements } from '#features/compliance/index.ts'
import type { RepActName } from '../../prospect/index.ts'
import { actLines } from './act-lines.ts'
import { conductLines } from './conduct-lines.ts'
import { disclosureLines } from './disclosure-lines.ts'
import type { LineNeed } from './line-need.ts'
import { objectionLines } from './objection-lines.ts'
import type { PracticeFacts } from './practice-facts.ts'
import { questionLines } from './question-lines.ts'

/** Every line there is for a need, best first; none for a code that is not known. */
export function linesFor({ kind, code }: LineNeed, facts: PracticeFacts): string[] {
	switch (kind) {
		case 'rule':
			return sayInstead(code).flatMap((line) => [
				line,
				`I owe you a straight answer on that. ${line}`,
				`To be clear about what you asked: ${line}`,
			])
		case 'correction':
			return sayInstead(code).flatMap((line) => [
				`Let me correct what I said, because it was wrong. ${line}`,
				`I need to take that back. ${line} What questions does that leave you with?`,
			])
		case 'objection':
			return objectionLines(code, facts)
		case 'disclosure':
			return disclosureLines[code]?.(facts) ?? []
		case 'question':
			return questionLines[code]?.(facts) ?? []
		case 'act':
			return actLines[code as RepActName]?.(facts) ?? []
		case 'conduct':
			return conductLines[code]?.(facts) ?? []
	}
}

const sayInstead = (code: string) =>
	prohibitedStatements.filter((statement) => statement.code === code).map((statement) => statement.sayInstead)
