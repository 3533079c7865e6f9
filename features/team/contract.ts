import { z } from 'zod'
import { DisclosureStatus } from '#features/compliance/contract.ts'
import { Employee, EmployeesQuery } from '#features/people/contract.ts'
import { Recording } from '#features/recordings/contract.ts'
import { BrokenRule, Count, Percent, Period, TimeZone } from './figures-contract.ts'
import {
	complianceAlert,
	fewestCallsToRank,
	mostReportIds,
	profileWeeks,
	skillCalls,
	sparklineWeeks,
} from './limits.ts'

export * from './analytics-contract.ts'
export * from './figures-contract.ts'
export * from './limits.ts'

/**
 * How each figure is calculated, as shown on hover. Percentages and scores are rounded to whole numbers
 * before they are compared or added, so that what is shown and what follows from it agree. Null is 'no scored call'.
 */
export const formulas = {
	reps: 'Everyone who signs in as a sales rep, including managers. Active reps are the ones who can sign in.',
	callsToday: 'Recorded calls of reps added since midnight in your time zone, scored or not.',
	callsThisWeek: 'Recorded calls added since Monday, 0:00 in your time zone, scored or not.',
	callsThisMonth:
		'Recorded calls of reps added since the first of the month in your time zone, scored or not.',
	teamPerformance: 'The mean score of all scored rep calls in the period. Each call counts equally.',
	teamCompliance: 'The mean compliance of all scored rep calls in the period. Each call counts equally.',
	complianceScore:
		'Each scored call earns a share of the points for prohibited statements and required disclosures. This is the mean share over the calls in the period. Overturned findings don’t count.',
	repsUnderAlert: `Active reps whose compliance in the period is under ${complianceAlert}%.`,
	averageScore: 'The mean score out of 100 of the calls scored in the period.',
	closingRate: 'Closed deals divided by scored calls, in the period.',
	topPerformers: `Closing rate plus compliance, of active reps with at least ${fewestCallsToRank} scored calls in the period.`,
	brokenRule:
		'Scored calls in the period on which the rule was broken: a prohibited statement was found, or a disclosure that was due wasn’t given in full. Overturned findings don’t count.',
	weeklyTarget: 'Recorded calls added since Monday, 0:00 in your time zone, against the weekly target.',
	sparkline: `The mean score of each of the last ${sparklineWeeks} weeks, Monday to Sunday. Weeks without scored calls are blank.`,
	profileAverage: `The mean score of the scored calls in the last ${profileWeeks} weeks, out of 10.`,
	teamAverage: `The mean score of all scored rep calls in the last ${profileWeeks} weeks, out of 10.`,
	skills: `The mean rating out of 10 over the last ${skillCalls.person} scored calls, counting only calls where the skill applied. The number of those calls is shown next to it.`,
	teamSkills: `The mean rating out of 10 over the team’s last ${skillCalls.team} scored calls, counting only calls where the skill applied.`,
} as const
const Formulas = z.record(z.string(), z.string())

const cursor = z.string().max(1000).optional()
const limit = z.coerce.number().int().min(1).max(200)
const RepStatus = z.enum(['active', 'inactive'])
const PersonReference = z.object({ id: z.string(), name: z.string() })

/** GET /api/admin/overview */
export const TeamOverview = z.object({
	/** When the period began, ISO 8601. */
	period: z.object({ days: z.number(), timeZone: z.string(), from: z.iso.datetime() }),
	cards: z.object({
		totalReps: Count,
		activeReps: Count,
		callsToday: Count,
		callsThisMonth: Count,
		averagePerformance: Percent,
		/** Reps with a scored call in the period: those the averages are of. */
		repsWithScoredCalls: Count,
		scoredCalls: Count,
		averageCompliance: Percent,
		repsUnderAlert: Count,
	}),
	/** Active reps with a figure, the highest first; of very many the lowest ones. */
	complianceByRep: z.array(PersonReference.extend({ complianceScore: z.int(), scoredCalls: Count })),
	/** At most three, the best first. `sum` is closing rate plus compliance. */
	topPerformers: z.array(
		PersonReference.extend({
			closingRate: z.int(),
			complianceScore: z.int(),
			sum: z.int(),
			scoredCalls: Count,
		}),
	),
	/** Active reps under the alert level, the worst first, each with the rule broken on most of their calls. */
	alerts: z.array(
		PersonReference.extend({
			complianceScore: z.int(),
			scoredCalls: Count,
			mostBroken: BrokenRule.nullable(),
		}),
	),
	formulas: Formulas,
})
export type TeamOverview = z.infer<typeof TeamOverview>

/** GET /api/admin/reps. The number of all that match is in X-Total-Count, the next page in Link. */
export const RepsQuery = Period.extend({
	/** Looked for in name and email. */
	q: z.string().trim().max(200).optional(),
	status: RepStatus.or(z.literal('all')).default('all'),
	/** Names from A on, figures from the highest on, unless `direction` says otherwise; reps without a figure come last. */
	sort: z.enum(['name', 'score', 'compliance', 'closing', 'calls', 'lastLogin']).default('name'),
	direction: z.enum(['rising', 'falling']).optional(),
	limit: limit.default(50),
	cursor,
})
export type RepsQuery = z.infer<typeof RepsQuery>

/** One week of a trend. `start` is its Monday, 0:00 in the time zone asked for, ISO 8601. */
export const Week = z.object({ start: z.iso.datetime(), scoredCalls: Count, averageScore: Percent })
export type Week = z.infer<typeof Week>

/** A sales rep as an administrator sees one. */
export const Rep = z.object({
	id: z.string(),
	name: z.string(),
	email: z.string(),
	status: RepStatus,
	/** The moment of the last sign-in, ISO 8601. */
	lastLogin: z.string().nullable(),
	performance: z.object({
		callsToday: Count,
		callsThisWeek: Count,
		callsThisMonth: Count,
		/** Of the period, as the figures below: 0-100. */
		avgScore: Percent,
		closingRate: Percent,
		complianceScore: Percent,
		/** What the three are of. */
		scoredCalls: Count,
	}),
	goals: z.object({ weeklyCallTarget: Count }),
})
export type Rep = z.infer<typeof Rep>

/** A row of GET /api/admin/reps: with the weeks of the sparkline, the oldest first. */
export const ListedRep = Rep.extend({ weeks: z.array(Week) })
export type ListedRep = z.infer<typeof ListedRep>

/** GET /api/admin/compliance: X-Total-Count and Link as above. */
export const ComplianceQuery = RepsQuery.pick({ days: true, timeZone: true, q: true, cursor: true }).extend({
	status: RepStatus.or(z.literal('all')).default('active'),
	limit: limit.default(25),
})
export type ComplianceQuery = z.infer<typeof ComplianceQuery>

/** A row of GET /api/admin/compliance: the worst first, reps without a scored call last. */
export const RepCompliance = PersonReference.extend({
	status: RepStatus,
	complianceScore: Percent,
	scoredCalls: Count,
	/** Of the scored calls, those on which any rule was broken. */
	callsWithBrokenRules: Count,
	/** The rule broken on most calls first. */
	rules: z.array(BrokenRule),
})
export type RepCompliance = z.infer<typeof RepCompliance>

/** GET /api/admin/compliance/{personId}/calls: without `rule` all scored calls of the period. Link to the next page. */
export const CallsBehindQuery = Period.extend({
	rule: z.string().max(100).optional(),
	limit: limit.max(50).default(20),
	cursor,
})
export type CallsBehindQuery = z.infer<typeof CallsBehindQuery>

/** A scored call behind a figure, the newest first, with what was broken on it: with `rule`, that rule alone. */
export const CallBehind = z.object({
	recordingId: z.uuid(),
	/** Of its file. */
	name: z.string(),
	callMetadata: Recording.shape.callMetadata,
	owner: Recording.shape.owner,
	uploadedAt: z.iso.datetime(),
	overallScore: z.int(),
	complianceScore: Percent,
	isClosedDeal: z.boolean(),
	broken: z.array(
		BrokenRule.omit({ calls: true }).extend({
			/** The finding's name on its call. */
			key: z.string(),
			/** `found` is a statement that was made; the others are of a disclosure. */
			status: z.literal('found').or(DisclosureStatus.exclude(['given'])),
			/** The words that were said, and the seconds into the call; null where nothing was. */
			quote: z.string().nullable(),
			start: z.number().nullable(),
		}),
	),
})
export type CallBehind = z.infer<typeof CallBehind>

/** GET /api/admin/report and /api/admin/report.csv: of the reps named, by commas, or of all. */
export const ReportQuery = Period.extend({
	ids: z
		.string()
		.transform((ids) => [...new Set(ids.split(',').filter(Boolean))])
		.refine(
			(ids) => ids.length <= mostReportIds,
			`A report can include at most ${mostReportIds} reps. Leave out the ids to include everyone.`,
		)
		.optional(),
})
export type ReportQuery = z.infer<typeof ReportQuery>

/** A row of the report: a rep with their figures. Rows are sorted by name. */
export const ReportLine = Rep.extend({
	title: z.string(),
	department: z.string(),
	mostBroken: BrokenRule.nullable(),
})
export type ReportLine = z.infer<typeof ReportLine>

/** GET /api/admin/report: what the printable page shows. */
export const TeamReport = z.object({
	period: TeamOverview.shape.period,
	madeAt: z.iso.datetime(),
	reps: z.array(ReportLine),
	formulas: Formulas,
})
export type TeamReport = z.infer<typeof TeamReport>

/** GET /api/employees/{id}/recordings answers a list of RecordingSummary; X-Total-Count and Link. */
export const EmployeePage = z.object({ limit: limit.default(50), cursor })
export type EmployeePage = z.infer<typeof EmployeePage>

/** A row of GET /api/employees/{id}/chats: a conversation that was saved, the newest first. Nothing that was said in it. */
export const SavedChat = z.object({ id: z.uuid(), title: z.string(), createdAt: z.iso.datetime() })
export type SavedChat = z.infer<typeof SavedChat>

/** Of 10, to a tenth; null where no call is scored. */
const OfTen = z.number().min(0).max(10).nullable()

/** A row of GET /api/admin/employees: as GET /api/employees has it, with the average score that the profile shows. */
export const ScoredEmployee = Employee.extend({ averageScore: OfTen })
export type ScoredEmployee = z.infer<typeof ScoredEmployee>
export const ScoredEmployeesQuery = EmployeesQuery.extend({
	limit: limit.default(50),
	timeZone: TimeZone.default('UTC'),
})
export type ScoredEmployeesQuery = z.infer<typeof ScoredEmployeesQuery>

/** Skills by their titles, of 10 to a tenth, in the order of the scorecard; those that no call gave occasion for are left out. */
const Skills = z.record(z.string(), z.number().min(0).max(10))

/** GET /api/employees/{id}/performance */
export const Performance = z.object({
	averageScore: OfTen,
	skillsBreakdown: Skills,
	/** By the same titles, how many calls each of these means is of. */
	skillOccasions: z.record(z.string(), Count),
	recordings: z.object({ total: Count, thisWeek: Count, scored: Count }),
	/** Saved conversations; `last` is when one of them was last spoken in. */
	chats: z.object({ total: Count, last: z.iso.datetime().nullable() }),
	teamAverage: OfTen,
	teamSkills: Skills,
	/** The oldest week first. */
	trend: z.array(Week),
	formulas: Formulas,
})
export type Performance = z.infer<typeof Performance>

/** What GET /api/employees/{id}/performance takes. */
export const PerformanceQuery = Period.pick({ timeZone: true })
