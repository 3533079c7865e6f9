import { z } from 'zod'
import { readData } from '#platform/data/read-data.ts'
import { textWithSlots } from '#platform/data/read-texts.ts'
import { repActNames } from '../../prospect/rep-act.ts'
import { lineSlots } from './practice-facts.ts'

const Lines = z.array(textWithSlots(lineSlots))
const RuleLines = z.array(textWithSlots(['line']))

const readLines = <Schema extends z.ZodType>(name: string, schema: Schema) =>
	readData(new URL(`./${name}.yaml`, import.meta.url), schema)

/** Lines by what they are for, best first, with slots for the facts of the person. */
export const lineSets = {
	act: readLines('act-lines', z.partialRecord(z.enum(repActNames), Lines)),
	conduct: readLines('conduct-lines', z.record(z.string(), Lines)),
	disclosure: readLines('disclosure-lines', z.record(z.string(), Lines)),
	objection: readLines('objection-lines', z.record(z.string(), Lines)),
	question: readLines('question-lines', z.record(z.string(), Lines)),
} satisfies Record<string, Partial<Record<string, string[]>>>

/** What goes around the words that the rule pack gives. */
export const ruleLines = readLines('rule-lines', z.strictObject({ answer: RuleLines, correction: RuleLines }))
