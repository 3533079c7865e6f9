import { z } from 'zod'
import { checkData } from '#platform/data/check-data.ts'
import stored from './updates.json' with { type: 'json' }

const RegulatoryUpdate = z.strictObject({
	/** The day it was issued or took effect: '2025-06-02'. */
	date: z.iso.date(),
	title: z.string(),
	impact: z.enum(['Critical', 'High', 'Medium']),
	summary: z.string(),
	/** What it changes on the floor. */
	onTheCall: z.string(),
	/** Its citation, and where it was read. */
	source: z.string(),
})

/** What changed in the law of the trade, newest first. */
export const regulatoryUpdates = checkData('updates.json', stored, z.array(RegulatoryUpdate))
