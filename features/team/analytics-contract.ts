import { z } from 'zod'
import { BrokenRule, Count, Percent, Period } from './figures-contract.ts'

export const AnalyticsPeriod = Period.pick({ timeZone: true })
export type AnalyticsPeriod = z.infer<typeof AnalyticsPeriod>

const Figures = z.object({
	avgScore: Percent,
	closingRate: Percent,
	complianceScore: Percent,
	scoredCalls: Count,
})

/** GET /api/admin/analytics: the reps' scored calls of the last twelve weeks, the current one included. */
export const TeamAnalytics = z.object({
	from: z.iso.datetime(),
	scoredCalls: Count,
	/** Mondays, the oldest first. */
	weeks: z.array(Figures.extend({ start: z.iso.datetime(), passRate: Percent })),
	/** The highest average score first. */
	departments: z.array(Figures.extend({ name: z.string(), reps: Count })),
	/** Rules broken on any call, those on most calls first. */
	rules: z.array(BrokenRule),
})
export type TeamAnalytics = z.infer<typeof TeamAnalytics>
