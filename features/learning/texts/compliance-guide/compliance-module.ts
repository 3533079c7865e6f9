import { z } from 'zod'
import { complianceModuleIds } from '../../contract.ts'

const lines = z.array(z.string())

/** Words to say verbatim; figures that differ by company are slots: {months}, {percent}, {company}. */
const LineToSay = z.strictObject({
	line: z.string(),
	/** What the customer says before it. */
	after: z.string().optional(),
	/** Code of the disclosure that the line gives in full. */
	gives: z.string().optional(),
})
export type LineToSay = z.infer<typeof LineToSay>

/** Words to leave, and why. */
const LineToLeave = z.strictObject({
	line: z.string(),
	after: z.string().optional(),
	/** Code of the prohibited statement that the call analyst hears in it. */
	finds: z.string().optional(),
	/** Code of the disclosure that the line sounds like and does not give in full. */
	lacks: z.string().optional(),
	why: z.string(),
})
export type LineToLeave = z.infer<typeof LineToLeave>

const ModuleSection = z.strictObject({
	/** kebab-case, unique within the module. */
	id: z.string(),
	title: z.string(),
	/** The rule of the call analyst that the section is about; each rule has one section. */
	about: z.strictObject({ kind: z.enum(['statement', 'disclosure']), code: z.string() }).optional(),
	/** '16 CFR 310.3(a)(1)(i)'; missing where it is craft or a house rule and not law. */
	citation: z.string().optional(),
	paragraphs: lines,
	points: lines.optional(),
	leave: z.array(LineToLeave).optional(),
	say: z.array(LineToSay).optional(),
})

/** A question with one right answer, whose place in `answers` is `right`. */
const QuizQuestion = z.strictObject({
	asked: z.string(),
	answers: lines,
	right: z.int().min(0),
	/** Shown after any answer. */
	why: z.string(),
})
export type QuizQuestion = z.infer<typeof QuizQuestion>

export const ComplianceModule = z.strictObject({
	id: z.enum(complianceModuleIds),
	title: z.string(),
	category: z.string(),
	priority: z.enum(['Critical', 'High', 'Medium']),
	/** Minutes, with the lines said out loud and the quiz. */
	duration: z.int(),
	description: z.string(),
	requirements: lines,
	/** The day its text was last written: '2026-11-21'. */
	lastUpdated: z.iso.date(),
	sections: z.array(ModuleSection),
	quiz: z.array(QuizQuestion),
})
export type ComplianceModule = z.infer<typeof ComplianceModule>
