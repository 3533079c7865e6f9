import { z } from 'zod'
import { checkData } from '#platform/data/check-data.ts'
import { ChecklistItemId } from '../../contract.ts'
import stored from './checklist.json' with { type: 'json' }

const ChecklistItem = z.strictObject({
	id: ChecklistItemId,
	/** What is done, in the words of the person who ticks it. */
	label: z.string(),
	/** What it means on the call. */
	detail: z.string(),
})

/** The eight items that are ticked on each call, in the order of a call. */
export const checklist = checkData(
	'checklist.json',
	stored,
	z.array(z.strictObject({ stage: z.string(), items: z.array(ChecklistItem) })),
)
