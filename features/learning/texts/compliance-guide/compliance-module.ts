import type { ComplianceModuleId } from '../../contract.ts'

/** Words to say as they stand; figures that differ by company are slots: {months}, {percent}, {company}. */
export type LineToSay = {
	line: string
	/** What the customer says before it. */
	after?: string
	/** Code of the disclosure that the line gives in full. */
	gives?: string
}

/** Words to leave, and why. */
export type LineToLeave = {
	line: string
	after?: string
	/** Code of the prohibited statement that the call analyst hears in it. */
	finds?: string
	/** Code of the disclosure that the line sounds like and does not give in full. */
	lacks?: string
	why: string
}

export type ModuleSection = {
	/** kebab-case, unique within the module. */
	id: string
	title: string
	/** The rule of the call analyst that the section is about; each rule has one section. */
	about?: { kind: 'statement' | 'disclosure'; code: string }
	/** '16 CFR 310.3(a)(1)(i)'; missing where it is craft or a house rule and not law. */
	citation?: string
	paragraphs: readonly string[]
	points?: readonly string[]
	leave?: readonly LineToLeave[]
	say?: readonly LineToSay[]
}

/** A question with one right answer, whose place in `answers` is `right`. */
export type QuizQuestion = {
	asked: string
	answers: readonly string[]
	right: number
	/** Shown after any answer. */
	why: string
}

export type ComplianceModule = {
	id: ComplianceModuleId
	title: string
	category: string
	priority: 'Critical' | 'High' | 'Medium'
	/** Minutes, with the lines said out loud and the quiz. */
	duration: number
	description: string
	requirements: readonly string[]
	/** The day its text was last written: '2026-11-21'. */
	lastUpdated: string
	sections: readonly ModuleSection[]
	quiz: readonly QuizQuestion[]
}
