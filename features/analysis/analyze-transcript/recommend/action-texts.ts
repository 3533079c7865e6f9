import { z } from 'zod'
import { prohibitedStatements, requiredDisclosures } from '#features/compliance/index.ts'
import { knownObjections } from '#features/playbook/index.ts'
import { readData } from '#platform/data/read-data.ts'
import { textWithSlots } from '#platform/data/read-texts.ts'

/** A text for each of these codes, and for no other. */
const textPerCode = (of: readonly { code: string }[]) =>
	z.record(z.enum(of.map(({ code }) => code)), z.string())

/** What recommended actions are worded with. */
export const actionTexts = readData(
	new URL('./action-texts.yaml', import.meta.url),
	z.strictObject({
		statement: textWithSlots(['fix', 'quote', 'at']),
		repeatedStatement: textWithSlots(['fix', 'quote', 'at', 'more']),
		beforeAgreeing: textWithSlots(['missing', 'at']),
		beforePrice: textWithSlots(['missing', 'quote', 'at']),
		inTime: textWithSlots(['missing']),
		complete: textWithSlots(['lacking', 'quote', 'at']),
		objection: textWithSlots(['quote', 'at', 'answer']),
		offer: textWithSlots(['advice', 'quote', 'at']),
		customer: textWithSlots(['advice', 'quote', 'at', 'reply']),
		ending: textWithSlots(['advice', 'quote', 'at']),
		fixes: textPerCode(prohibitedStatements),
		disclosures: textPerCode(requiredDisclosures),
		answers: textPerCode(knownObjections),
	}),
)
