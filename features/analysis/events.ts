import { z } from 'zod'
import type { Event } from '#platform/jobs/job.ts'

const OfAnalysis = z.object({ recordingId: z.uuid(), analysisId: z.uuid() })

/** New words of a call have been analyzed, and that analysis is the one that counts. */
export const callScored: Event<z.infer<typeof OfAnalysis>> = { name: 'call.scored', payload: OfAnalysis }
